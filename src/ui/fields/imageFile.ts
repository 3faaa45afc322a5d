export interface ImageChange {
  data: string
  filename: string
}

/** `undefined` while the loaded picture is unchanged. */
export type ImageValue = ImageChange | undefined

/** The file as a data URL. Throws Error with a message for the field. */
export function readImage(file: File): Promise<ImageChange> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve({ data: String(reader.result), filename: file.name })
    reader.onerror = () => reject(new Error(unreadableText(file.name)))
    reader.readAsDataURL(file)
  })
}

export const unreadableText = (name: string) => `${name} could not be read.`
