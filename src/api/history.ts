import { call } from './core/client.ts'
import type { AnswerOf, QueryOf } from './core/contract.ts'
import { orNullWithoutCall } from './core/errors.ts'
import { notFlashed, operationQueryBy } from './core/query.ts'

export type History = AnswerOf<'listHistory'>
export type HistoryRow = History['rows'][number]
type HistoryQuery = QueryOf<'listHistory'>
export type HistoryKind = HistoryRow['kind']

/** A record, all records of a kind, or a user whose changes are listed. */
export type HistoryOf =
  | (Required<Pick<HistoryQuery, 'kind'>> & Pick<HistoryQuery, 'id'>)
  | Required<Pick<HistoryQuery, 'by'>>

/** Null where the host lacks the call, an extension (AMB-279). */
export const historyQuery = (query: HistoryQuery) => ({
  ...operationQueryBy(
    'listHistory',
    (): Promise<History | null> => orNullWithoutCall(call('listHistory', { query })),
    { query },
  ),
  ...notFlashed,
})

const maxRows = 100

/** All pages. A change that somebody makes meanwhile shifts them. */
export async function readHistory(query: HistoryQuery): Promise<readonly HistoryRow[]> {
  const rows = new Map<number, HistoryRow>()
  for (let offset = 0; ; offset += maxRows) {
    const page = await call('listHistory', { query: { ...query, limit: maxRows, offset } })
    for (const row of page.rows) rows.set(row.id, row)
    if (offset + maxRows >= page.total_results) return [...rows.values()]
  }
}
