import type { EodRow } from '#api/reports.ts'
import { formatDollars } from '#domain/prices/money.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

interface EodLine extends EodRow {
  readonly id: number
}

/** Time and type are shown as they come (AMB-184). */
const columns = defineColumns<EodLine>([
  {
    id: 'store',
    header: 'Store',
    names: true,
    minWidth: 130,
    grow: 2,
    value: ({ store }) => store,
  },
  { id: 'time', header: 'Time', value: ({ time }) => time, minWidth: 84 },
  { id: 'type', header: 'Type', value: ({ type }) => type, minWidth: 104 },
  {
    id: 'revenue',
    header: 'Revenue',
    align: 'right',
    minWidth: 100,
    value: ({ revenue }) => revenue,
    text: ({ revenue }) => formatDollars(revenue),
  },
])

export const eodList = defineList({
  columns,
  sort: { id: 'store', desc: false },
  pageSize: 25,
  prefix: 'eod',
})
