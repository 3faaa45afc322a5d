import { imageDimensionsFromData } from 'image-dimensions'

/** The kinds of pictures that are stored (AMB-48). SVG is none of them: it can carry scripts. */
export const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const

export type PictureType = (typeof pictureTypes)[number]

/** Largest file of a picture that is stored, in bytes (AMB-48). */
export const largestPicture = 5 * 1024 * 1024

/**
 * Most pixels of a picture that is stored, in megapixels. A file of some hundred kilobytes can have a
 * hundred times as many, and whoever opens a list would have to unpack them.
 */
export const mostMegapixels = 40

/** What the bytes of a picture's file tell. */
export interface PictureFile {
  readonly type: PictureType
  readonly megapixels: number
  /** Whether its end is there; that of a file that was cut off is not. */
  readonly whole: boolean
}

/** Reads the first and last parts of a file; null for what is no picture that is stored. */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  const found = imageDimensionsFromData(bytes)
  const type = pictureTypes.find((known) => known === `image/${found?.type}`)
  if (!found || !type) return null
  return { type, megapixels: (found.width * found.height) / 1e6, whole: isWhole(bytes, type) }
}

/** What comes after the end of a picture, as some cameras write it, does no harm. */
function isWhole(bytes: Uint8Array, type: PictureType): boolean {
  try {
    const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return endOf[type](file) <= bytes.length
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Where the picture ends in its file; a RangeError when the file ends before that is told. */
const endOf: Record<PictureType, (file: DataView) => number> = {
  'image/png': endOfPng,
  'image/jpeg': endOfJpeg,
  'image/webp': (file) => 8 + file.getUint32(4, true),
  'image/gif': endOfGif,
  'image/avif': endOfAvif,
}

const fourLetters = (name: string): number =>
  [...name].reduce((code, letter) => code * 0x100 + letter.charCodeAt(0), 0)
const iend = fourLetters('IEND')
const mdat = fourLetters('mdat')

/** Chunks of length, name, content and checksum, up to IEND. */
function endOfPng(file: DataView): number {
  let at = 8
  while (file.getUint32(at + 4) !== iend) at += 12 + file.getUint32(at)
  return at + 12 + file.getUint32(at)
}

/** Segments with their lengths, in which a preview can have an end of its own, then scans up to the end. */
function endOfJpeg(file: DataView): number {
  let at = 2
  while (file.getUint16(at) !== 0xffda)
    at += file.getUint16(at) === 0xffff ? 1 : 2 + file.getUint16(at + 2)
  while (file.getUint16(at) !== 0xffd9) at += 1
  return at + 2
}

/** Pictures and extensions, each of blocks with their lengths, up to the trailer. */
function endOfGif(file: DataView): number {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + colours(file.getUint8(10))
  while (file.getUint8(at) !== 0x3b) {
    at += file.getUint8(at) === 0x2c ? 11 + colours(file.getUint8(at + 9)) : 2
    while (file.getUint8(at) > 0) at += 1 + file.getUint8(at)
    at += 1
  }
  return at + 1
}

/** Boxes with their lengths, one of them with the pixels; 0 is a length up to the end, 1 one of 64 bits. */
function endOfAvif(file: DataView): number {
  let at = 0
  let pixels = false
  while (at < file.byteLength) {
    const length = file.getUint32(at)
    pixels ||= file.getUint32(at + 4) === mdat
    if (length === 0) at = file.byteLength
    else at += Math.max(8, length === 1 ? Number(file.getBigUint64(at + 8)) : length)
  }
  return pixels ? at : Number.POSITIVE_INFINITY
}
