import { z } from 'zod'
import type { components } from '#api/core/schema.gen.ts'
import { grouped } from '#domain/counts.ts'
import { isWebLink } from '#domain/webLink.ts'
import type { ImageValue } from '#ui/fields/imageFile.ts'

type PromoContentType = components['schemas']['PromoContentType']

/** What promotional content leads to, in the documents' order. */
export const promoContentTypes: readonly PromoContentType[] = [
  'Custom Content',
  'New Store',
  'Recommended Products',
  'URL',
]

/** The largest markdown text of the contract, in characters. The host alone refuses a longer one (AMB-185). */
const longest = 100_000

/** What is said of a markdown text that a host may refuse; undefined for a shorter one. */
export function markdownNote(text: string): string | undefined {
  if (text.length <= longest) return undefined
  return `The text has ${grouped(text.length)} characters. More than ${grouped(longest)} may be refused.`
}

const orNull = (text: string): string | null => text.trim() || null

/** The checks of the fields of promotional content beside its title. */
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
