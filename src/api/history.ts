import { call } from './core/client.ts'
import type { AnswerOf, QueryOf } from './core/contract.ts'
import { orNullWithoutCall } from './core/errors.ts'
import { notFlashed, operationQueryBy } from './core/query.ts'

export type History = AnswerOf<'listHistory'>
export type HistoryRow = History['rows'][number]
type HistoryQuery = QueryOf<'listHistory'>
export type HistoryKind = HistoryRow['kind']

/** A record, or a user whose changes are listed. */
export type HistoryOf =
  | Required<Pick<HistoryQuery, 'kind' | 'id'>>
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
