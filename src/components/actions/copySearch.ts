import { asCount } from '#ui/list/listSearch.ts'

/** `?copy=7`: the form of a new record begins with the values of another. */
export function copySearch(search: Readonly<Record<string, unknown>>): { copy?: number } {
  const copy = asCount(search.copy)
  return copy === undefined ? {} : { copy }
}
