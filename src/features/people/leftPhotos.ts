import type { ImageValue } from '#ui/fields/imageFile.ts'

/** Photos that failed to save when their employee was created, by user id. The edit form sends them again. */
export const leftPhotos = new Map<number, ImageValue>()
