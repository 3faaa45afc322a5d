import { expect, test } from 'vitest'
import { isWholePicture, pictureType } from './pictureFile.ts'

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

const pictures = {
  'image/png': bytes(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  'image/jpeg': jpeg,
  'image/gif': bytes('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  'image/webp': bytes('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
  'image/avif': joined(
    box('ftyp', 'avif\0\0\0\0'),
    box('meta', '\0\0\0\0'),
    box('mdat', '\x12\x34\x56\x78'),
  ),
}

for (const [type, picture] of Object.entries(pictures)) {
  test(`API-08: a whole ${type} is told from one that was cut off anywhere`, () => {
    expect(pictureType(picture)).toBe(type)
    expect(isWholePicture(picture)).toBe(true)
    for (let length = 0; length < picture.length; length += 1)
      expect(isWholePicture(picture.slice(0, length)), `${length} bytes`).toBe(false)
  })

  test(`API-08: what a camera adds behind the end of a ${type} does no harm`, () => {
    const more = type === 'image/avif' ? box('free', 'more') : latin('\0\0more')
    expect(isWholePicture(joined(picture, more))).toBe(true)
  })
}

test('API-08: what is no picture is none, and lengths that lead nowhere end', () => {
  expect(pictureType(latin('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
  expect(isWholePicture(latin('hello'))).toBe(false)
  expect(isWholePicture(latin('\xff\xd8\xff\xe0\0\0\xff\xd9'))).toBe(false)
  expect(isWholePicture(latin('\x89PNG\r\n\x1a\n\xff\xff\xff\xffIHDR'))).toBe(false)
  expect(isWholePicture(joined(box('ftyp', 'avif'), latin('\0\0\0\x02meta')))).toBe(false)
})
