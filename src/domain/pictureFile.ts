/** What the bytes of a picture's file tell: its type, and whether it is all there. */

export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif'

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

const at = (bytes: Uint8Array, index: number): number => bytes[index] ?? 0

const big16 = (bytes: Uint8Array, index: number): number =>
  at(bytes, index) * 0x100 + at(bytes, index + 1)

const big32 = (bytes: Uint8Array, index: number): number =>
  big16(bytes, index) * 0x10000 + big16(bytes, index + 2)

const little32 = (bytes: Uint8Array, index: number): number =>
  at(bytes, index) +
  at(bytes, index + 1) * 0x100 +
  at(bytes, index + 2) * 0x10000 +
  at(bytes, index + 3) * 0x1000000

/** The type that the first bytes tell; null for anything else, SVG among it. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (/^GIF8[79]a/.test(text(bytes, 0, 6))) return 'image/gif'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (/^ftypavi[fs]/.test(text(bytes, 4, 12))) return 'image/avif'
  return null
}

/**
 * Whether the file has everything it says it has, to its end: one that was cut off while it was sent
 * has not. What comes after the end, as some cameras write it, does no harm.
 */
export function isWholePicture(bytes: Uint8Array): boolean {
  const type = pictureType(bytes)
  return type !== null && walks[type](bytes)
}

const walks: Record<PictureType, (bytes: Uint8Array) => boolean> = {
  'image/png': isWholePng,
  'image/jpeg': isWholeJpeg,
  'image/gif': isWholeGif,
  'image/webp': isWholeWebp,
  'image/avif': isWholeAvif,
}

/** Chunks of length, name, content and checksum, from IHDR to IEND. */
function isWholePng(bytes: Uint8Array): boolean {
  let pixels = false
  for (let index = 8; index + 12 <= bytes.length; ) {
    const name = text(bytes, index + 4, index + 8)
    if (index === 8 && name !== 'IHDR') return false
    if (name === 'IDAT') pixels = true
    index += 12 + big32(bytes, index)
    if (name === 'IEND') return pixels && index <= bytes.length
  }
  return false
}

/** Segments with their lengths up to the scans, whose end is told by the next marker, up to EOI. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let scans = 0
  for (let index = 2; index + 1 < bytes.length; ) {
    const marker = at(bytes, index + 1)
    if (at(bytes, index) !== 0xff) return false
    if (marker === 0xff) index += 1
    else if (marker === 0xd9) return scans > 0
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) index += 2
    else {
      const length = big16(bytes, index + 2)
      if (length < 2) return false
      index += 2 + length
      if (marker !== 0xda) continue
      scans += 1
      index = endOfScan(bytes, index)
    }
  }
  return false
}

/** Where the next marker begins; stuffed zeros and restart marks belong to the scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let index = from
  while (index < bytes.length) {
    index = bytes.indexOf(0xff, index)
    if (index < 0) return bytes.length
    const next = at(bytes, index + 1)
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return index
    index += 2
  }
  return index
}

/** Blocks of pictures and extensions up to the trailer. */
function isWholeGif(bytes: Uint8Array): boolean {
  const table = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let index = 13 + table(at(bytes, 10))
  let pictures = 0
  while (index < bytes.length) {
    const kind = at(bytes, index)
    if (kind === 0x3b) return pictures > 0
    if (kind === 0x21) index += 2
    else if (kind === 0x2c) {
      pictures += 1
      index += 11 + table(at(bytes, index + 9))
    } else return false
    while (index < bytes.length && at(bytes, index) > 0) index += at(bytes, index) + 1
    index += 1
  }
  return false
}

/** The length of the whole, and those of the chunks within. */
function isWholeWebp(bytes: Uint8Array): boolean {
  const end = little32(bytes, 4) + 8
  if (end > bytes.length) return false
  let pixels = false
  let index = 12
  while (index + 8 <= end) {
    if (/^(VP8 |VP8L|ANMF)$/.test(text(bytes, index, index + 4))) pixels = true
    const length = little32(bytes, index + 4)
    index += 8 + length + (length % 2)
  }
  return pixels && index <= end + 1
}

/** Boxes with their lengths; 0 is a box up to the end, 1 one whose length takes 64 bits. */
function isWholeAvif(bytes: Uint8Array): boolean {
  const names = new Set<string>()
  let index = 0
  while (index + 8 <= bytes.length) {
    const length = big32(bytes, index)
    names.add(text(bytes, index + 4, index + 8))
    if (length === 0) index = bytes.length
    else if (length === 1)
      index += big32(bytes, index + 8) * 2 ** 32 + Math.max(16, big32(bytes, index + 12))
    else if (length < 8) return false
    else index += length
  }
  return index <= bytes.length && names.has('meta') && names.has('mdat')
}
