import { mostMegapixels, readPictureFile } from '#domain/files/pictureFile.ts'
import { type ImageChange, imageFault, readImage } from './imageFile.ts'

export function brokenText(name: string): string {
  return `${name} is damaged or not a picture that this browser can read. Choose another one.`
}

/** Whether the file ends too early. Browsers show such a picture with a gray rest. */
export async function isCutOff(file: File): Promise<boolean> {
  return readPictureFile(new Uint8Array(await file.arrayBuffer()))?.whole === false
}

/** A decoded picture as a data URL, typed by its bytes. Throws Error with a message for the field. */
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
