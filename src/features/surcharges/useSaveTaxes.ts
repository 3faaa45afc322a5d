import { useRef, useState } from 'react'
import type { ApiError } from '#api/core/errors.ts'
import type { KnownTaxRates } from '#api/taxRates.ts'
import { refusedCells, useSaveTaxRates } from '#api/taxRates.ts'
import { distinctNames } from '#domain/namesakes.ts'
import type { GridProps, RowChange, RowColumns } from '#ui/grid/gridProps.ts'
import type { ProgressItem } from '#ui/page/ProgressList.tsx'
import { changedRates, changesByStore, type TaxRow, typeName } from './taxRows.ts'

type Save = NonNullable<GridProps<TaxRow, never>['onSave']>

/** One call per store. `answer` gets each row's result, `failed` the cells of the failed stores. */
export function useSaveTaxes(known: ReadonlyMap<number, KnownTaxRates>) {
  const [results, setResults] = useState<readonly ProgressItem[]>([])
  const send = useSaveTaxRates()
  const sent = useRef<ReadonlyMap<number, readonly RowChange<TaxRow>[]>>(new Map())

  const onSave: Save = async (changes, answer, shouldContinue) => {
    sent.current = changesByStore(changes)
    const byStore = [...sent.current]
    const stores = byStore.flatMap(([, [first]]) => first?.row.store ?? [])
    const names = distinctNames(stores, ({ city }) => city)
    setResults(
      byStore.map(([id]) => ({
        id,
        label: names.get(id) ?? `Store ${id}`,
        state: 'running' as const,
      })),
    )
    await send({
      items: byStore.map(([storeId, rows]) => ({
        storeId,
        changed: rows.flatMap(changedRates),
        known: known.get(storeId)?.rates ?? [],
      })),
      shouldContinue,
      onAnswer: (index, refusal) => {
        const [storeId, rows = []] = byStore[index] ?? []
        for (const { id, row } of rows) answer(id, refusal && rowRefusal(row, refusal))
        setResults((all) => all.map((one) => (one.id === storeId ? resultOf(one, refusal) : one)))
      },
    })
  }
  const failed = (): RowColumns =>
    new Map(
      results
        .filter(({ state }) => state === 'failed')
        .flatMap(({ id }) => sent.current.get(Number(id)) ?? [])
        .map(({ id, values }) => [id, [...values.keys()]]),
    )
  return { onSave, results, failed, forget: () => setResults([]) }
}

function resultOf({ id, label }: ProgressItem, refusal: ApiError | null): ProgressItem {
  return refusal
    ? { id, label, state: 'failed', note: refusal.message }
    : { id, label, state: 'done' }
}

/** The cells' own reason, else the store's. */
function rowRefusal({ surcharge }: TaxRow, refusal: ApiError): string {
  const refusedInRow = refusedCells(refusal).filter(
    ({ cell }) => cell.surcharge_id === surcharge.id,
  )
  if (refusedInRow.length === 0) return refusal.message
  return refusedInRow.map((one) => `${typeName(one.cell.product_type)}: ${one.message}`).join('; ')
}
