import { queryOptions } from '@tanstack/react-query'
import { call, callText } from './client.ts'
import { operationKey } from './keys.ts'
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
export function tipsQuery({ start, end }: Days) {
  const input = { query: { start_date: start, end_date: end } }
  return queryOptions({
    queryKey: operationKey('getTipReport', input),
    queryFn: async () =>
      (await call('getTipReport', input)).map((row) => ({
        ...{ ...row, name: textOf(row.name) || 'No name', tips: centsOf(row.tips) },
      })),
    meta,
  })
}

/** What every store took in on a day, by type of product. */
export function eodQuery(date: string) {
  const input = { query: { date, format: 'json' } } as const
  return queryOptions({
    queryKey: operationKey('getEodReport', input),
    queryFn: async () =>
      (await call('getEodReport', input)).map((row) => ({
        ...{ ...row, store: textOf(row.store), revenue: centsOf(row.revenue) },
      })),
    meta,
  })
}

/** A name; a host may answer a record in its place, or nothing (AMB-176). */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'name' in value) return textOf(value.name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** An amount; one that a host leaves out is 0. */
const centsOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0

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
