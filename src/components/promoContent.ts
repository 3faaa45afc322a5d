import { z } from 'zod'
import type { components } from '#api/core/schema.gen.ts'
import { isWebLink } from '#domain/formats.ts'
import { grouped } from '#domain/wording.ts'
import type { ImageValue } from '#ui/fields/imageFile.ts'

type PromoContentType = components['schemas']['PromoContentType']

/** In the documents' order. */
export const promoContentTypes: readonly PromoContentType[] = [
  'Custom Content',
  'New Store',
  'Recommended Products',
  'URL',
]

/** Characters. A longer text is sent, and the host may refuse it (AMB-185). */
const longest = 100_000

export function markdownNote(text: string): string | undefined {
  if (text.length <= longest) return undefined
  return `The text has ${grouped(text.length)} characters. More than ${grouped(longest)} may be refused.`
}

const orNull = (text: string): string | null => text.trim() || null

export const promoContentSchema = {
  body: z.string().transform((text) => (text.trim() === '' ? null : text)),
  type: z.custom<PromoContentType | null>(),
  url_title: z.string().transform(orNull),
  url: z
    .string()
    .trim()
    .refine(
      (text) => text === '' || isWebLink(text),
      'A link begins with https:// and has no blanks.',
    )
    .transform(orNull),
  image: z.custom<ImageValue>(),
}

export const promoContentLabels = {
  body: 'Body',
  type: 'Type',
  url_title: 'Link Text',
  url: 'Link',
  image: 'Image',
}

export type PromoContentValues = {
  [Name in keyof typeof promoContentSchema]: z.input<(typeof promoContentSchema)[Name]>
}
