import { useSearch } from '@tanstack/react-router'
import { useChangeSearch } from '#components/useChangeSearch.ts'
import { asCount, asText, type ListSearch, listSearch } from '#ui/list/listSearch.ts'

/** `?a=1&b=2&part=prices&all=1`: two stores, the shown part, whether equal rows are shown too. */
interface CompareSearch {
  readonly a?: number | undefined
  readonly b?: number | undefined
  readonly part?: string | undefined
  readonly all?: number | undefined
}

const list = listSearch()

export function compareSearch(
  search: Readonly<Record<string, unknown>>,
): ListSearch & CompareSearch {
  return { ...list(search), ...compareIn(search) }
}

function compareIn(search: Readonly<Record<string, unknown>>): CompareSearch {
  const [a, b, part, all] = [
    asCount(search.a),
    asCount(search.b),
    asText(search.part),
    asCount(search.all),
  ]
  return { ...(a && { a }), ...(b && { b }), ...(part && { part }), ...(all && { all }) }
}

export function useCompareSearch(): [search: CompareSearch, change: (next: CompareSearch) => void] {
  const search = compareIn(useSearch({ strict: false }))
  const changeSearch = useChangeSearch()
  return [search, (next) => changeSearch({ ...next, page: undefined }, true)]
}
