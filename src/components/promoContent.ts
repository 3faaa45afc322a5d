import { z } from 'zod'
import type { components } from '#api/schema.gen.ts'
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

/** The largest markdown text of the contract, in characters. */
const longest = 100_000

/** Why a markdown text is not taken; undefined for one that is. */
export function markdownFault(text: string): string | undefined {
  if (text.length <= longest) return undefined
  return `The text may have ${grouped(longest)} characters. It has ${grouped(text.length)}.`
}

/** A markdown text of a form. A longer one is refused at its field, and stays as it was typed. */
export const markdown = z.string().refine((text) => markdownFault(text) === undefined, {
  error: ({ input }) => markdownFault(String(input)),
})

const orNull = (text: string): string | null => text.trim() || null

/** The checks of the fields of promotional content beside its title. */
export const promoContentSchema = {
  body: markdown.transform((text) => (text.trim() === '' ? null : text)),
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
