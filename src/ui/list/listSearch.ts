import { capitalized } from '#domain/wording.ts'

export type ListSearch = Record<string, string | number>

/** `parameter('archived', 'sort')` is `'archivedSort'`. */
export function parameter(prefix: string, name: string): string {
  return prefix === '' ? name : prefix + capitalized(name)
}

/** A route's `validateSearch`: `q`, `sort=-name`, `filter=type:Food`, `page`, `size`, `columns=name,price`, if well-formed. */
export function listSearch(
  ...prefixes: readonly string[]
): (search: Readonly<Record<string, unknown>>) => ListSearch {
  return (search) => {
    const kept: ListSearch = {}
    for (const prefix of prefixes.length === 0 ? [''] : prefixes)
      for (const [name, read] of Object.entries(shapes)) {
        const value = read(search[parameter(prefix, name)])
        if (value !== undefined) kept[parameter(prefix, name)] = value
      }
    return kept
  }
}

const ids = /^[\w-]+(,[\w-]+)*$/

const shapes = {
  q: (value: unknown) => {
    const text = asText(value)
    return text === '' ? undefined : text
  },
  sort: (value: unknown) => {
    const text = asText(value)
    return text !== undefined && /^[\w-]+$/.test(text) ? text : undefined
  },
  filter: (value: unknown) => {
    const text = asText(value)
    return text !== undefined && /^[\w-]+:./.test(text) ? text : undefined
  },
  page: asCount,
  size: asCount,
  columns: (value: unknown) => {
    const text = asText(value)
    return text !== undefined && ids.test(text) ? text : undefined
  },
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** A whole number from 1 on. Page 0 has no parameter, so that a page has one address. */
export function asCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
    ? number
    : undefined
}
