import { largestPicture } from '#domain/files/pictureFile.ts'

export interface ImageChange {
  data: string
  filename: string
}

/** `undefined` while the loaded picture is unchanged, `null` when it was removed. */
export type ImageValue = ImageChange | null | undefined

/** The file as a data URL. Throws Error with a message for the field. */
export function readImage(file: File, largest = largestPicture): Promise<ImageChange> {
  return new Promise((resolve, reject) => {
    const fault = imageFault(file, largest)
    if (fault) {
      reject(new Error(fault))
      return
    }
    const reader = new FileReader()
    reader.onload = () => resolve({ data: String(reader.result), filename: file.name })
    reader.onerror = () => reject(new Error(`${file.name} could not be read.`))
    reader.readAsDataURL(file)
  })
}

export function imageFault(file: File, largest = largestPicture): string | null {
  if (!file.type.startsWith('image/')) {
    return `${file.name} is not an image. Choose a PNG, JPEG, WebP, GIF or AVIF file.`
  }
  if (file.size > largest) {
    return `${file.name} has ${(file.size / 1024 / 1024).toFixed(1)} MB. An image may have ${largest / 1024 / 1024} MB.`
  }
  return null
}
