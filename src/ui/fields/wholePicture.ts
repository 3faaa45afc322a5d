import { mostMegapixels, readPictureFile } from '#domain/files/pictureFile.ts'
import { type ImageChange, imageFault, readImage } from './imageFile.ts'

/** The message for a file that claims to be a picture but cannot be decoded. */
export function brokenText(name: string): string {
  return `${name} is damaged or not a picture that this browser can read. Choose another one.`
}

/**
 * Whether a picture's file ends too early. Browsers draw the part that is there and leave the rest grey.
 */
export async function isCutOff(file: File): Promise<boolean> {
  return readPictureFile(new Uint8Array(await file.arrayBuffer()))?.whole === false
}

/**
 * Reads a picture as a data URL once the browser has decoded it. The type comes from the file's bytes,
 * not from its name.
 *
 * @throws Error with a message for the field when the file is too large, damaged, an SVG or no picture.
 */
export async function readPicture(file: File): Promise<ImageChange> {
  const fault = imageFault(file)
  if (fault) throw new Error(fault)
  if (file.type === 'image/svg+xml')
    throw new Error(`${file.name} is an SVG file. Choose a PNG, JPEG, WebP, GIF or AVIF file.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const found = readPictureFile(bytes)
  if (!found?.whole) throw new Error(brokenText(file.name))
  if (found.megapixels > mostMegapixels)
    throw new Error(
      `${file.name} has ${Math.round(found.megapixels)} megapixels. An image may have ${mostMegapixels}.`,
    )
  const picture = await readImage(new File([bytes], file.name, { type: found.type }))
  const image = new Image()
  image.src = picture.data
  await image.decode().catch(() => {
    throw new Error(brokenText(file.name))
  })
  return picture
}
