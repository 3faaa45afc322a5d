import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { copyOperations, copyRows } from '#api/storeCopies.ts'
import { BulkActions } from '#components/actions/BulkActions.tsx'
import type { BulkAction } from '#components/actions/bulk.ts'
import {
  type CompareContext,
  type ComparedRow,
  type StoreFacts,
  type StoreItem,
  textAt,
} from '#domain/stores/compareStores.ts'
import { defineColumns } from '#ui/list/columns.ts'
import { List } from '#ui/list/List.tsx'
import type { SelectedRows } from '#ui/list/listProps.ts'
import { defineList } from '#ui/list/listState.ts'
import type { FormOf } from './useStoreFacts.ts'

interface ComparedStore {
  readonly id: number
  readonly name: string
  readonly facts: StoreFacts
}

interface CompareBulkProps {
  selected: SelectedRows<ComparedRow>
  a: ComparedStore
  b: ComparedStore
  context: CompareContext
  formOf: FormOf
}

/** A row as a copy from one of the stores to the other. */
interface Copy {
  readonly id: string
  readonly row: ComparedRow
  readonly item: StoreItem | undefined
  readonly wanted: string
  readonly seen: string
}

const toA = (row: ComparedRow): Copy => ({
  id: row.id,
  row,
  item: row.itemB,
  wanted: row.valueB,
  seen: row.valueA,
})
const toB = (row: ComparedRow): Copy => ({
  id: row.id,
  row,
  item: row.itemA,
  wanted: row.valueA,
  seen: row.valueB,
})

/** Copies the selected differences to one of the stores (AMB-294). */
export function CompareBulk({ selected, a, b, context, formOf }: CompareBulkProps) {
  const access = useAccess()
  const actions = [copyAction(a, b, toB, context, formOf), copyAction(b, a, toA, context, formOf)]
  return (
    <BulkActions
      access={access}
      actions={actions}
      selected={selected}
      noun={{ one: 'difference', many: 'differences' }}
    />
  )
}

function copyAction(
  from: ComparedStore,
  to: ComparedStore,
  copyOf: (row: ComparedRow) => Copy,
  context: CompareContext,
  formOf: FormOf,
): BulkAction<ComparedRow> {
  return {
    operation: 'updateStoreVariantPrice',
    operationOf: ({ part }) => copyOperations[part],
    label: `Copy to ${to.name}`,
    icon: IconCopy,
    target: { storeId: to.id, storeName: to.name },
    refusal: (row) => refusalOf(row, copyOf(row).item, from.name),
    title: (differences) => `Copy ${differences} to ${to.name}`,
    done: (differences) => `Copied ${differences} to ${to.name}`,
    review: (rows) => <Review copies={rows.map(copyOf)} store={to.name} />,
    run: copyRows({
      store: to,
      copyOf,
      formOf,
      textOf: (row, fresh) => textAt(row, { ...to.facts, ...fresh }, from.facts, context),
    }),
  }
}

function refusalOf(row: ComparedRow, item: StoreItem | undefined, from: string) {
  const { part, isDifferent, itemA, itemB } = row
  if (!isDifferent) return 'Both stores have the same.'
  if (part === 'form' && !itemA && !itemB) return 'It belongs to one store and is not copied.'
  if (item) return undefined
  return part === 'attributes'
    ? 'Only one of the stores offers it.'
    : `${from} has nothing to copy.`
}

interface ReviewProps {
  copies: readonly Copy[]
  store: string
}

/** What the store has now, and what it gets. */
function Review({ copies, store }: ReviewProps) {
  const { columns, defaults } = reviewList(store)
  const [state, setState] = useState(defaults)
  return (
    <List
      label={`Changes at ${store}`}
      noun={{ one: 'change', many: 'changes' }}
      rows={copies}
      columns={columns}
      state={state}
      onStateChange={setState}
      search={false}
      columnChoice={false}
    />
  )
}

function reviewList(store: string) {
  const columns = defineColumns<Copy>([
    {
      ...{ id: 'name', header: 'Name', names: true, wrap: true, minWidth: 140, grow: 2 },
      value: ({ row }) => row.name,
    },
    {
      ...{ id: 'seen', header: `${store} now`, wrap: true, minWidth: 120 },
      value: ({ seen }) => seen,
    },
    { id: 'wanted', header: 'Then', value: ({ wanted }) => wanted, wrap: true, minWidth: 120 },
  ])
  return defineList({ columns })
}
