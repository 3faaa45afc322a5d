import { imageDimensionsFromData } from 'image-dimensions'

/** Without SVG, which can contain scripts (AMB-48). */
export const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
] as const

type PictureType = (typeof pictureTypes)[number]

/** Bytes. */
export const largestPicture = 5 * 1024 * 1024

/** Megapixels. A small file can unpack to very many pixels in each browser that lists it. */
export const mostMegapixels = 40

interface PictureFile {
  readonly type: PictureType
  readonly megapixels: number
  /** False for a truncated file. */
  readonly whole: boolean
}

/** Needs the first and last part of a file. Null if it is not a picture of a stored type. */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  const found = imageDimensionsFromData(bytes)
  const type = pictureTypes.find((known) => known === `image/${found?.type}`)
  if (!found || !type) return null
  return { type, megapixels: (found.width * found.height) / 1e6, whole: isWhole(bytes, type) }
}

export const heicPhoto = 'a HEIC photo'

const heifBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

const otherKinds: readonly [kind: string, isKind: (start: string) => boolean][] = [
  [heicPhoto, (start) => start.slice(4, 8) === 'ftyp' && heifBrands.includes(start.slice(8, 12))],
  ['a TIFF file', (start) => start.startsWith('II*\0') || start.startsWith('MM\0*')],
  ['a BMP file', (start) => start.startsWith('BM') && start.slice(6, 10) === '\0\0\0\0'],
  ['a Photoshop file', (start) => start.startsWith('8BPS')],
  ['a JPEG XL file', (start) => start.startsWith('\xff\x0a') || start.slice(4, 8) === 'JXL '],
  ['an icon file', (start) => start.startsWith('\0\0\x01\0')],
  ['an SVG file', (start) => /^[^<a-z]*<(.*<)?svg[\s/>]/is.test(start)],
]

/** What a picture of a type that is not stored is, such as 'a HEIC photo'; undefined for any other file. */
export function otherPicture(bytes: Uint8Array): string | undefined {
  const start = latin(bytes, 0, 1024)
  return otherKinds.find(([, isKind]) => isKind(start))?.[0]
}

/** Whether a picture moves. Drawn smaller it would stand still. */
export function isAnimated(bytes: Uint8Array, type: PictureType): boolean {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'image/gif') {
    let frames = 0
    endOfGif(file, () => {
      frames += 1
    })
    return frames > 1
  }
  if (type === 'image/avif') return latin(bytes, 8, 12) === 'avis'
  if (type === 'image/webp') return latin(bytes, 12, 16) === 'VP8X' && (file.getUint8(20) & 2) !== 0
  // An animated PNG says so before its first pixels.
  return type === 'image/png' && /acTL.*IDAT/s.test(latin(bytes, 0, 65_536))
}

const latin = (bytes: Uint8Array, from: number, to: number) =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to))

/** Some cameras write bytes after the end: they are ignored. */
function isWhole(bytes: Uint8Array, type: PictureType): boolean {
  try {
    const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return endOf[type](file) <= bytes.length
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Offset of the picture's end. Throws RangeError if the file is truncated. */
const endOf: Record<PictureType, (file: DataView) => number> = {
  'image/png': endOfPng,
  'image/jpeg': endOfJpeg,
  'image/webp': (file) => 8 + file.getUint32(4, true),
  'image/gif': (file) => endOfGif(file),
  'image/avif': endOfAvif,
}

const fourLetters = (name: string): number =>
  [...name].reduce((code, letter) => code * 0x100 + letter.charCodeAt(0), 0)
const iend = fourLetters('IEND')
const mdat = fourLetters('mdat')

function endOfPng(file: DataView): number {
  let at = 8
  while (file.getUint32(at + 4) !== iend) at += 12 + file.getUint32(at)
  return at + 12 + file.getUint32(at)
}

/** Segments with lengths, then scans. Segments are skipped by length, as a preview in one has an end marker too. */
function endOfJpeg(file: DataView): number {
  let at = 2
  while (file.getUint16(at) !== 0xffda)
    at += file.getUint16(at) === 0xffff ? 1 : 2 + file.getUint16(at + 2)
  while (file.getUint16(at) !== 0xffd9) at += 1
  return at + 2
}

function endOfGif(file: DataView, onFrame?: () => void): number {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + colours(file.getUint8(10))
  while (file.getUint8(at) !== 0x3b) {
    const isFrame = file.getUint8(at) === 0x2c
    if (isFrame) onFrame?.()
    at += isFrame ? 11 + colours(file.getUint8(at + 9)) : 2
    while (file.getUint8(at) > 0) at += 1 + file.getUint8(at)
    at += 1
  }
  return at + 1
}

/** Boxes with lengths, one with the pixels. Length 0: up to the end of the file; 1: a 64-bit length follows. */
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
