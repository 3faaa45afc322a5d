import { isWholePicture, pictureType } from '#domain/pictureFile.ts'
import { P4Error } from './errors.ts'
import type { Files } from './files.ts'

/** Largest picture taken, in bytes of the decoded file. */
export const largestImage = 5 * 1024 * 1024

const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']

/**
 * Stores a picture that came as a data URL and returns its address.
 * Throws a 400 or 413 that names `field` when it is no picture, says one type and is another, is cut off
 * or damaged, or is above 5 MB.
 * SVG is refused: it can carry scripts.
 */
export async function storeImage(files: Files, dataUrl: string, field: string): Promise<string> {
  const match = /^data:([a-z+/.-]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)
  const contentType = match?.[1]
  const data = match?.[2]
  if (!contentType || !data)
    throw refusal(400, 'invalid_image', field, 'The picture could not be read.')
  if (!accepted.includes(contentType))
    throw refusal(
      400,
      'invalid_image',
      field,
      'The picture must be a PNG, JPEG, WebP, GIF or AVIF file.',
    )
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > largestImage)
    throw refusal(413, 'too_large', field, 'A picture may have at most 5 MB.')
  if (pictureType(bytes) !== contentType)
    throw refusal(
      400,
      'invalid_image',
      field,
      'The file is broken or not the picture it says it is.',
    )
  if (!isWholePicture(bytes))
    throw refusal(
      400,
      'invalid_image',
      field,
      'The picture is damaged: a part of its file is missing. Choose another one.',
    )
  return files.put(bytes, contentType)
}

function refusal(status: number, code: string, field: string, message: string): P4Error {
  return new P4Error(status, code, message, [{ path: field, message }])
}
