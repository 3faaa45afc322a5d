import { imageDimensionsFromData } from 'image-dimensions'

/** The kinds of pictures that the server stores. SVG is missing, because an SVG can carry scripts (AMB-48). */
export const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const

type PictureType = (typeof pictureTypes)[number]

/** The largest file of a stored picture, in bytes. */
export const largestPicture = 5 * 1024 * 1024

/**
 * The most pixels of a stored picture, in megapixels. A file of some hundred kilobytes can hold a hundred
 * times as many pixels, and every browser that shows a list would have to unpack them.
 */
export const mostMegapixels = 40

/** The facts in the bytes of a picture's file. */
interface PictureFile {
  readonly type: PictureType
  readonly megapixels: number
  /** Whether the file has its end; a file that was cut off has none. */
  readonly whole: boolean
}

/** Reads the first and last parts of a file; null for a file that is no picture of a stored kind. */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  const found = imageDimensionsFromData(bytes)
  const type = pictureTypes.find((known) => known === `image/${found?.type}`)
  if (!found || !type) return null
  return { type, megapixels: (found.width * found.height) / 1e6, whole: isWhole(bytes, type) }
}

/** Whether the file has its end. Bytes after the end do no harm; some cameras write such bytes. */
function isWhole(bytes: Uint8Array, type: PictureType): boolean {
  try {
    const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return endOf[type](file) <= bytes.length
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** The offset of the picture's end in its file; throws a RangeError when the file stops before the end. */
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

/** A PNG is a list of chunks of length, name, content and checksum, up to IEND. */
function endOfPng(file: DataView): number {
  let at = 8
  while (file.getUint32(at + 4) !== iend) at += 12 + file.getUint32(at)
  return at + 12 + file.getUint32(at)
}

/**
 * A JPEG is a list of segments with lengths, then scans up to the end. Skipping by length matters, because a
 * preview inside a segment can have an end of its own.
 */
function endOfJpeg(file: DataView): number {
  let at = 2
  while (file.getUint16(at) !== 0xffda)
    at += file.getUint16(at) === 0xffff ? 1 : 2 + file.getUint16(at + 2)
  while (file.getUint16(at) !== 0xffd9) at += 1
  return at + 2
}

/** A GIF is a list of pictures and extensions, each in blocks with lengths, up to the trailer. */
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

/**
 * An AVIF is a list of boxes with lengths, one of them with the pixels. The length 0 means up to the end of
 * the file, and 1 means a length of 64 bits follows.
 */
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
