import { mostMegapixels, readPictureFile } from '#domain/pictureFile.ts'
import { type ImageChange, imageFault, readImage } from './imageFile.ts'

/** What is said of a file that calls itself a picture and is none. */
export function brokenText(name: string): string {
  return `${name} is damaged or not a picture that this browser can read. Choose another one.`
}

/** Browsers draw what there is of a picture that was cut off, and leave the rest grey. */
export async function isCutOff(file: File): Promise<boolean> {
  return readPictureFile(new Uint8Array(await file.arrayBuffer()))?.whole === false
}

/**
 * Reads a picture as a data URL of the type that its bytes tell, whatever its name says, once the browser
 * has decoded it (AMB-48).
 *
 * @throws Error with the words for the field when it is too large, damaged, no picture, or not to be taken.
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
