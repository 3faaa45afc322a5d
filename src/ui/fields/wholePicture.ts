import {
  heicPhoto,
  isAnimated,
  largestPicture,
  mostMegapixels,
  otherPicture,
  pictureTypes,
  readPictureFile,
} from '#domain/files/pictureFile.ts'
import { cropImage } from './cropImage.ts'
import { type ImageChange, readImage, unreadableText } from './imageFile.ts'

/** Bytes and megapixels of a file that is made smaller here. */
const largestSource = 30 * 1024 * 1024
const mostSourceMegapixels = 120

/** Pixels of the longer side of a picture that was made smaller. */
const shrunkSide = 2400

const chooseAnother = 'Choose a PNG, JPEG, WebP, GIF or AVIF file.'

interface Source {
  /** Its type comes from the bytes, not from the name. */
  readonly file: File
  readonly bytes: Uint8Array
  /** Null for a type that is not stored. */
  readonly found: ReturnType<typeof readPictureFile>
  /** Such as 'a HEIC photo'. */
  readonly other: string | undefined
}

/** A picture that may be larger than the server stores. Throws Error with a message for the field. */
export async function readSource(file: File): Promise<Source> {
  const { name, size } = file
  if (size > largestSource)
    throw new Error(
      `${name} has ${megabytes(size)} MB. An image may have ${megabytes(largestSource, 0)} MB.`,
    )
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch(() => {
      throw new Error(unreadableText(name))
    }),
  )
  const found = readPictureFile(bytes)
  const other = found ? undefined : otherPicture(bytes)
  if (!found && !other && !file.type.startsWith('image/'))
    throw new Error(`${name} is not an image. ${chooseAnother}`)
  if (found && !found.whole) throw new Error(brokenText(name))
  if (found && found.megapixels > mostSourceMegapixels)
    throw new Error(
      `${name} has ${Math.round(found.megapixels)} megapixels. An image may have ${mostSourceMegapixels}.`,
    )
  const type = found?.type ?? (other === heicPhoto ? 'image/heic' : file.type)
  return { file: new File([bytes], name, { type }), bytes, found, other }
}

/** Why the browser cannot show a picture. */
export function brokenText(name: string, other?: string): string {
  if (other === heicPhoto)
    return `${name} is a HEIC photo, which this browser cannot read. Save it as JPEG and choose that file.`
  if (other) return `${name} is ${other}. ${chooseAnother}`
  return `${name} is damaged or not a picture that this browser can read. Choose another one.`
}

/**
 * A picture as the server stores it (AMB-48): the file as it is, or a smaller one where the file is too large. Throws
 * Error with a message for the field.
 */
export async function readPicture(file: File): Promise<ImageChange> {
  const source = await readSource(file)
  const { found, other, bytes } = source
  if (other && other !== heicPhoto) throw new Error(brokenText(file.name, other))
  if (!found && !other) throw new Error(brokenText(file.name))
  const isTooLarge = !found || bytes.length > largestPicture || found.megapixels > mostMegapixels
  if (isTooLarge && found && isAnimated(bytes, found.type))
    throw new Error(
      `${file.name} is animated and has ${megabytes(bytes.length)} MB. An animated image may have ${megabytes(largestPicture, 0)} MB and ${mostMegapixels} megapixels.`,
    )
  const picture = await readImage(source.file)
  const image = new Image()
  image.src = picture.data
  await image.decode().catch(() => {
    throw new Error(brokenText(file.name, other))
  })
  return isTooLarge ? await readImage(await shrunk(image, source.file)) : picture
}

/** A JPEG of a photo. Any other picture may have transparent parts, which JPEG has not. */
async function shrunk(image: HTMLImageElement, { name, type }: File): Promise<File> {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, shrunkSide / Math.max(width, height))
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const area = { x: 0, y: 0, width, height }
  const isPhoto = type === 'image/jpeg' || !pictureTypes.some((stored) => stored === type)
  const drawn = isPhoto ? undefined : await cropImage(image, area, size, undefined, 'image/webp')
  // A browser that writes no WebP writes PNG, which may be too large.
  const blob = drawn && drawn.size <= largestPicture ? drawn : await cropImage(image, area, size)
  const ending = blob.type.slice('image/'.length).replace('jpeg', 'jpg')
  return new File([blob], withEnding(name, ending), { type: blob.type })
}

/** 'IMG_1.HEIC' -> 'IMG_1.jpg' */
export function withEnding(name: string, ending: string): string {
  return name.replace(/(\.[^.]*)?$/, `.${ending}`)
}

const megabytes = (bytes: number, decimals = 1) => (bytes / 1024 / 1024).toFixed(decimals)
