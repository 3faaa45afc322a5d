import { isDate } from '#domain/values.ts'
import { asCount, type ListSearch, listSearch } from '#ui/list/listSearch.ts'

/** `store=7` or `store=mine`, `runs=now` or `runs=2026-03-04`. */
export interface PromotionSearch {
  readonly store?: number | 'mine'
  readonly runs?: string
}

const lists = listSearch('ongoing', 'upcoming', 'past')

export function promotionSearch(
  search: Readonly<Record<string, unknown>>,
): ListSearch & PromotionSearch {
  return { ...lists(search), ...filterIn(search) }
}

export function filterIn({ store, runs }: Readonly<Record<string, unknown>>): PromotionSearch {
  const chosen = store === 'mine' ? store : asCount(store)
  const isTime = typeof runs === 'string' && (runs === 'now' || isDate(runs))
  return { ...(chosen && { store: chosen }), ...(isTime && { runs }) }
}
