import {
  largestPicture,
  mostMegapixels,
  pictureTypes,
  readPictureFile,
} from '#domain/files/pictureFile.ts'
import { P4Error } from './errors.ts'

interface Image {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Throws 400 for an invalid or mislabeled picture, 413 above 5 MB or 40 megapixels. */
export function readImage(dataUrl: string, field: string): Image {
  const match = /^data:([a-z+/.-]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)
  const contentType = match?.[1]
  const data = match?.[2]
  if (!contentType || !data)
    throw refusal(400, 'invalid_image', field, 'The picture could not be read.')
  if (!pictureTypes.some((type) => type === contentType))
    throw refusal(
      400,
      'invalid_image',
      field,
      'The picture must be a PNG, JPEG, WebP, GIF or AVIF file.',
    )
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > largestPicture)
    throw refusal(413, 'too_large', field, 'A picture may have at most 5 MB.')
  const picture = readPictureFile(bytes)
  if (picture?.type !== contentType)
    throw refusal(
      400,
      'invalid_image',
      field,
      'The file is broken or not the picture it says it is.',
    )
  if (!picture.whole)
    throw refusal(
      400,
      'invalid_image',
      field,
      'The picture is damaged: a part of its file is missing. Choose another one.',
    )
  if (picture.megapixels > mostMegapixels)
    throw refusal(
      413,
      'too_large',
      field,
      `A picture may have at most ${mostMegapixels} megapixels.`,
    )
  return { bytes, contentType }
}

function refusal(status: number, code: string, field: string, message: string): P4Error {
  return new P4Error(status, code, message, [{ path: field, message }])
}
