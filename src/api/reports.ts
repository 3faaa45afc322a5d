import { compareTexts } from '#domain/textOrder.ts'
import { type CallArguments, callText } from './core/client.ts'
import { operationQueryAs, operationQueryBy, quiet } from './core/query.ts'
import type { components } from './core/schema.gen.ts'

export type TipRow = components['schemas']['TipRow']
export type EodRow = components['schemas']['EodRow']

/** Whole days, 'YYYY-MM-DD', both ends included. */
export interface Days {
  readonly start: string
  readonly end: string
}

/** Tips per person over some days. The report says itself that it could not be loaded. */
export const tipsQuery = ({ start, end }: Days) => ({
  ...operationQueryAs(
    'getTipReport',
    (rows) =>
      rows.map((row) => ({
        ...row,
        name: textOf(row.name) || 'No name',
        tips: centsOf(row.tips),
      })),
    { query: { start_date: start, end_date: end } },
  ),
  ...quiet,
})

/** What every store took in on a day, by time and type of product. */
export const eodQuery = (date: string) => ({
  ...operationQueryAs(
    'getEodReport',
    (rows) =>
      rows
        .map((row) => ({
          ...row,
          store: textOf(row.store),
          revenue: centsOf(row.revenue),
        }))
        .sort(
          (a, b) =>
            compareTexts(a.time ?? '', b.time ?? '') || compareTexts(a.type ?? '', b.type ?? ''),
        ),
    { query: { date, format: 'json' } },
  ),
  ...quiet,
})

/** A name, from a text or from a record with a name (AMB-176). */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'name' in value) return textOf(value.name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** An amount; one that a host leaves out is 0. */
const centsOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0

/** The tips over some days as the host's CSV. */
export const tipsCsvQuery = ({ start, end }: Days) =>
  csvQuery('getTipReport', { query: { start_date: start, end_date: end, format: 'csv' } })

/** The end of a day as the host's CSV. */
export const eodCsvQuery = (date: string) =>
  csvQuery('getEodReport', { query: { date, format: 'csv' } })

const csvQuery = <Id extends 'getTipReport' | 'getEodReport'>(
  id: Id,
  ...input: CallArguments<Id>
) => ({
  ...operationQueryBy(id, () => callText(id, ...input), ...input),
  gcTime: 0,
})
