import { isRecord } from '#domain/members.ts'

/** A schema of a text with a pattern or a format, and its place in the contract. */
interface FormedText {
  readonly place: string
  readonly schema: Record<string, unknown>
}

/** Every text of a document that has a pattern or a format, in requests and answers alike. */
export function formedTexts(value: unknown, place = ''): FormedText[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => formedTexts(entry, `${place}/${index}`))
  if (!isRecord(value)) return []
  const { pattern, format, type } = value
  const isText = type === undefined || [type].flat().includes('string')
  const isFormed = typeof pattern === 'string' || (typeof format === 'string' && isText)
  return [
    ...(isFormed ? [{ place, schema: value }] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      // An example is data: its members have any name.
      key === 'example' || key === 'examples' ? [] : formedTexts(inner, `${place}/${key}`),
    ),
  ]
}

/** The texts whose pattern or format would see a text of any length. */
export function textProblems(document: unknown): string[] {
  return formedTexts(document)
    .filter(({ schema }) => !Number.isInteger(schema.maxLength))
    .map(({ place }) => `${place}: a pattern or a format needs maxLength`)
}
