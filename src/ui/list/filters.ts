import type { Column } from './columns.ts'

/** Chosen values by column id. */
export type Filters = Readonly<Record<string, readonly string[]>>

export const noFilters: Filters = {}

/** `type:Beverage|Food;seasonal:Yes`, each value encoded. */
export function filtersText(filters: Filters): string | undefined {
  const parts = Object.entries(filters).map(
    ([id, values]) => `${id}:${values.map(encodeURIComponent).join('|')}`,
  )
  return parts.length === 0 ? undefined : parts.join(';')
}

/** Leaves out what is malformed and columns that are no filter. */
export function parseFilters<Row>(
  text: string | undefined,
  columns: readonly Column<Row>[],
): Filters {
  const filters: Record<string, readonly string[]> = {}
  for (const part of text?.split(';') ?? []) {
    const [, id = '', values = ''] = /^([\w-]+):(.+)$/.exec(part) ?? []
    const decoded = values
      .split('|')
      .map(decode)
      .filter((value) => value !== '')
    if (decoded.length > 0 && columns.some((column) => column.id === id && column.filter))
      filters[id] = [...new Set(decoded)]
  }
  return filters
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** A column without values has no member. */
export function toggledFilter(filters: Filters, id: string, value: string): Filters {
  const { [id]: values = [], ...others } = filters
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  return next.length === 0 ? others : { ...others, [id]: next }
}
