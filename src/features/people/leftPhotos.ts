import type { ImageValue } from '#ui/fields/imageFile.ts'

/** Photos of people who were made without them, by person: their edit form sends them again (PLUS-05). */
export const leftPhotos = new Map<number, ImageValue>()
