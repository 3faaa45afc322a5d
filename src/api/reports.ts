import { queryOptions } from '@tanstack/react-query'
import { callText } from './client.ts'
import { operationKey } from './keys.ts'
import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type TipRow = components['schemas']['TipRow']
export type EodRow = components['schemas']['EodRow']

/** Whole days, 'YYYY-MM-DD', both ends included. */
export interface Days {
  readonly start: string
  readonly end: string
}

/** The report says itself that it could not be loaded. */
const meta = { failureShownInPlace: true }

/** Tips per person over some days. */
export const tipsQuery = ({ start, end }: Days) => ({
  ...operationQuery('getTipReport', { query: { start_date: start, end_date: end } }),
  meta,
})

/** What every store took in on a day, by type of product. */
export const eodQuery = (date: string) => ({
  ...operationQuery('getEodReport', { query: { date, format: 'json' } }),
  meta,
})

/** The tips over some days as the host's CSV. */
export function tipsCsvQuery({ start, end }: Days) {
  const input = { query: { start_date: start, end_date: end, format: 'csv' } } as const
  return queryOptions({
    queryKey: operationKey('getTipReport', input),
    queryFn: () => callText('getTipReport', input),
    gcTime: 0,
  })
}

/** The end of a day as the host's CSV. */
export function eodCsvQuery(date: string) {
  const input = { query: { date, format: 'csv' } } as const
  return queryOptions({
    queryKey: operationKey('getEodReport', input),
    queryFn: () => callText('getEodReport', input),
    gcTime: 0,
  })
}
