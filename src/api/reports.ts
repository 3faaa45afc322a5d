import { compareTexts } from '#domain/sorting.ts'
import { type CallArguments, callText } from './core/client.ts'
import { notFlashed, operationQueryAs, operationQueryBy } from './core/query.ts'
import type { components } from './core/schema.gen.ts'

export type TipRow = components['schemas']['TipRow']
export type EodRow = components['schemas']['EodRow']

/** Whole days, 'YYYY-MM-DD', both inclusive. */
export interface Days {
  readonly start: string
  readonly end: string
}

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
  ...notFlashed,
})

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
  ...notFlashed,
})

/** A text, or a record with a name (AMB-176). */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'name' in value) return textOf(value.name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const centsOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0

export const tipsCsvQuery = ({ start, end }: Days) =>
  csvQuery('getTipReport', { query: { start_date: start, end_date: end, format: 'csv' } })

export const eodCsvQuery = (date: string) =>
  csvQuery('getEodReport', { query: { date, format: 'csv' } })

const csvQuery = <Id extends 'getTipReport' | 'getEodReport'>(
  id: Id,
  ...input: CallArguments<Id>
) => ({
  ...operationQueryBy(id, () => callText(id, ...input), ...input),
  gcTime: 0,
})
