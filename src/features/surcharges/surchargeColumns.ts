import type { Surcharge } from '#api/surcharges.ts'
import { formatCents } from '#domain/prices/money.ts'
import { percentText } from '#domain/stores/surcharge.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { defineList } from '#ui/list/listState.ts'

/** Either the default rate or the flat rate is set (AMB-107). */
const columns = defineColumns<Surcharge>([
  { id: 'name', header: 'Name', value: ({ name }) => name, names: true, minWidth: 140, grow: 2 },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    minWidth: 140,
    grow: 3,
  },
  {
    id: 'default_rate',
    header: 'Default Rate',
    value: ({ default_rate, flat_rate }) => (flat_rate === null ? default_rate : null),
    text: ({ default_rate, flat_rate }) => (flat_rate === null ? percentText(default_rate) : ''),
    align: 'right',
    minWidth: 128,
  },
  {
    id: 'flat_rate',
    header: 'Flat Rate',
    value: ({ flat_rate }) => flat_rate,
    text: ({ flat_rate }) => (flat_rate === null ? '' : formatCents(flat_rate)),
    align: 'right',
    minWidth: 128,
  },
])

export const surchargesList = defineList({ columns, sort: { id: 'name', desc: false } })
