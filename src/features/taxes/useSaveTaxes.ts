import { useState } from 'react'
import type { KnownTaxRates } from '#api/taxRates.ts'
import { type TaxRefusal, useSaveTaxRates } from '#api/taxRateWrites.ts'
import type { RowChange } from '#ui/grid/gridProps.ts'
import type { ProgressItem } from '#ui/page/ProgressList.tsx'
import { useStable } from '#ui/useStable.ts'
import { changedRates, changesByStore, type TaxRow, typeName } from './taxRows.ts'

type Answer = (id: string, refusal: string | null) => void

/**
 * Saves the changed cells with one call per store, and keeps the result of each store. `answer` learns what
 * became of each row.
 */
export function useSaveTaxes(known: ReadonlyMap<number, KnownTaxRates>) {
  const [results, setResults] = useState<readonly ProgressItem[]>([])
  const [onTheWay] = useState(() => new Map<number, (refusal: TaxRefusal | null) => void>())
  const send = useSaveTaxRates((storeId, refusal) => onTheWay.get(storeId)?.(refusal))

  const onSave = useStable(async (changes: readonly RowChange<TaxRow>[], answer: Answer) => {
    const byStore = changesByStore(changes)
    setResults(
      [...byStore].map(([id, [first]]) => ({
        ...{ id, label: first?.row.store.name ?? `Store ${id}` },
        state: 'running' as const,
      })),
    )
    const stores = [...byStore].map(([storeId, rows]) => {
      onTheWay.set(storeId, (refusal) => {
        for (const row of rows) answer(row.id, refusal && rowRefusal(row.row, refusal))
        setResults((all) => all.map((one) => (one.id === storeId ? resultOf(one, refusal) : one)))
      })
      return {
        storeId,
        changed: rows.flatMap(changedRates),
        seen: known.get(storeId)?.rates ?? [],
      }
    })
    await send(stores)
  })
  return { onSave, results, forget: () => setResults([]) }
}

function resultOf({ id, label }: ProgressItem, refusal: TaxRefusal | null): ProgressItem {
  return refusal
    ? { id, label, state: 'failed', note: refusal.message }
    : { id, label, state: 'done' }
}

/** Why a row was not saved: its own cells, else the reason of its store. */
function rowRefusal({ surcharge }: TaxRow, { message, cells }: TaxRefusal): string {
  const own = cells.filter(({ cell }) => cell.surcharge_id === surcharge.id)
  if (own.length === 0) return message
  return own.map((one) => `${typeName(one.cell.product_type)}: ${one.message}`).join('; ')
}
