import { isRecord } from '#domain/values.ts'

interface FormedText {
  readonly place: string
  readonly schema: Record<string, unknown>
}

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
      // Examples are data with arbitrary member names.
      key === 'example' || key === 'examples' ? [] : formedTexts(inner, `${place}/${key}`),
    ),
  ]
}

export function textProblems(document: unknown): string[] {
  return formedTexts(document)
    .filter(({ schema }) => !Number.isInteger(schema.maxLength))
    .map(({ place }) => `${place}: a pattern or a format needs maxLength`)
}
