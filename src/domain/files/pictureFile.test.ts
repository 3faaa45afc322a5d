import { expect, test } from 'vitest'
import {
  heicPhoto,
  isAnimated,
  mostMegapixels,
  otherPicture,
  readPictureFile,
} from './pictureFile.ts'

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))
const box = (name: string, content: string) =>
  latin(`\0\0\0${String.fromCharCode(8 + content.length)}${name}${content}`)

const jpeg = joined(
  latin('\xff\xd8'),
  // A preview of its own, with an end of its own, inside a segment.
  latin('\xff\xe1\0\x08\xff\xd8\xff\xd9\0\0'),
  latin('\xff\xc0\0\x0b\x08\0\x01\0\x01\x01\x01\x11\0'),
  // Two scans with a stuffed zero and a restart mark.
  latin('\xff\xda\0\x08\x01\x01\0\0\x3f\0\x12\xff\0\x34\xff\xd0\x56'),
  latin('\xff\xda\0\x08\x01\x01\0\0\x3f\0\x78'),
  latin('\xff\xd9'),
)

/** Twice the first byte of a marker: some cameras fill up to a boundary so. */
const filledJpeg = joined(jpeg.slice(0, 12), latin('\xff\xff'), jpeg.slice(12))

/** A picture with two colours of its own, behind an extension of two blocks. */
const colouredGif = joined(
  latin('GIF89a\x01\0\x01\0\0\0\0'),
  latin('!\xfe\x02;;\x01;\0'),
  latin(',\0\0\0\0\x01\0\x01\0\x80\0\0\0\xff\xff\xff'),
  latin('\x02\x02\x44\x01\0;'),
)

const pictures = {
  'image/png': bytes(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  'image/jpeg': jpeg,
  'image/gif': bytes('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  'image/webp': bytes('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
  'image/avif': bytes(
    'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=',
  ),
}

const isWhole = (file: Uint8Array) => readPictureFile(file)?.whole ?? false

for (const [type, picture] of Object.entries(pictures)) {
  test(`API-08: a whole ${type} is told from one that was cut off anywhere`, () => {
    expect(readPictureFile(picture)).toMatchObject({ type, whole: true })
    for (let length = 0; length < picture.length; length += 1)
      expect(isWhole(picture.slice(0, length)), `${length} bytes`).toBe(false)
  })

  test(`API-08: what a camera adds behind the end of a ${type} does no harm`, () => {
    const more = type === 'image/avif' ? box('free', 'more') : latin('\0\0more')
    expect(isWhole(joined(picture, more))).toBe(true)
  })
}

test.each([
  ['a JPEG with filling bytes', filledJpeg],
  ['a GIF with colours of its own', colouredGif],
])('API-08: %s is told from one that was cut off anywhere', (_, picture) => {
  expect(isWhole(picture)).toBe(true)
  for (let length = 0; length < picture.length; length += 1)
    expect(isWhole(picture.slice(0, length)), `${length} bytes`).toBe(false)
})

test('API-08: the pixels of an AVIF may have a length of 64 bits, or go on to the end', () => {
  const { 'image/avif': avif } = pictures
  const start = avif.length - 37
  const head = avif.slice(0, start)
  const content = avif.slice(start + 8)
  const long = joined(head, latin('\0\0\0\x01mdat\0\0\0\0\0\0\0\x2d'), content)
  expect(isWhole(long)).toBe(true)
  expect(isWhole(long.slice(0, -1))).toBe(false)
  const open = joined(head, latin('\0\0\0\0mdat'), content)
  expect(isWhole(open)).toBe(true)
})

/** A PNG that says it has so many pixels; none of them is there. */
function pngOf(width: number, height: number): Uint8Array {
  const file = Buffer.from(pictures['image/png'])
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return new Uint8Array(file)
}

test('AMB-48: a picture tells how many pixels it has before anybody unpacks them', () => {
  expect(readPictureFile(pngOf(30_000, 30_000))?.megapixels).toBe(900)
  expect(readPictureFile(pngOf(8000, 5000))?.megapixels).toBe(mostMegapixels)
})

test('AMB-48, API-08: what is no picture to be stored is none, and lengths that lead nowhere end', () => {
  const heic = joined(
    box('ftyp', 'heic\0\0\0\0heic'),
    pictures['image/avif'].slice(32, pictures['image/avif'].length),
  )
  for (const file of [
    latin('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    latin('hello'),
    heic,
    latin('\xff\xd8\xff\xe0\0\0\xff\xd9'),
    latin('\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR'),
    joined(box('ftyp', 'avif'), latin('\0\0\0\x02meta')),
  ])
    expect(readPictureFile(file)).toBeNull()
  const endless = latin('\0\0\0\x01free\0\0\0\0\0\0\0\0')
  expect(isWhole(joined(pictures['image/avif'], endless))).toBe(true)
})

test.each([
  ['\0\0\0\x18ftypheic', heicPhoto],
  ['\0\0\0\x18ftypmif1', heicPhoto],
  ['II*\0\x08\0\0\0', 'a TIFF file'],
  ['MM\0*\0\0\0\x08', 'a TIFF file'],
  ['BM6\0\0\0\0\0\0\0', 'a BMP file'],
  ['8BPS\0\x01', 'a Photoshop file'],
  ['\xff\x0a\xfa', 'a JPEG XL file'],
  ['\0\0\x01\0\x01\0', 'an icon file'],
  ['<svg/>', 'an SVG file'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a logo -->\n<svg xmlns="…">', 'an SVG file'],
  ['<html><body>', undefined],
  ['BMW, parked', undefined],
  ['no picture', undefined],
])('AMB-48: a picture of another type is told what it is: %j', (start, kind) => {
  expect(otherPicture(latin(start))).toBe(kind)
  expect(readPictureFile(latin(start))).toBeNull()
})

test('AMB-48: a picture that moves is told from one that stands still', () => {
  const frame = ',\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0'
  const gif = (...frames: string[]) =>
    isAnimated(latin(`GIF89a\x01\0\x01\0\0\0\0${frames.join('')};`), 'image/gif')
  expect([gif(frame), gif(frame, frame)]).toEqual([false, true])
  const webp = (flags: string) =>
    isAnimated(latin(`RIFF\x12\0\0\0WEBPVP8X\x0a\0\0\0${flags}\0\0\0`), 'image/webp')
  expect([webp('\x10'), webp('\x12')]).toEqual([false, true])
  expect(isAnimated(latin('\0\0\0\x18ftypavis'), 'image/avif')).toBe(true)
  expect(isAnimated(latin('\x89PNG…acTL…IDAT'), 'image/png')).toBe(true)
  for (const type of ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'] as const)
    expect(isAnimated(pictures[type], type), type).toBe(false)
})
