import { asCount, asText, type ListSearch, listSearch } from '#ui/list/listSearch.ts'

/** `may=refundOrder&at=7` */
export interface RightSearch {
  readonly may?: string | undefined
  readonly at?: number | undefined
}

const list = listSearch()

export function employeeSearch(
  search: Readonly<Record<string, unknown>>,
): ListSearch & RightSearch {
  return { ...list(search), ...rightIn(search) }
}

export function rightIn({ may, at }: Readonly<Record<string, unknown>>): RightSearch {
  const right = asText(may)
  const store = asCount(at)
  return { ...(right && { may: right }), ...(store && { at: store }) }
}
