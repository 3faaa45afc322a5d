import { useMemo, useState } from 'react'
import type { Surcharge } from '#api/surcharges.ts'
import type { KnownTaxRates } from '#api/taxRates.ts'
import { type TaxedStore, type TaxLine, taxRows } from './taxRows.ts'

/** The lines of one store, and what they were made of. */
interface Made {
  readonly store: TaxedStore
  readonly surcharges: readonly Surcharge[]
  readonly known: KnownTaxRates | undefined
  readonly lines: readonly TaxLine[]
}

/**
 * A heading per store and below it a row for every surcharge, also where the store lacks it: so no line
 * moves when rates arrive. Only stores whose rates changed get new rows.
 */
export function useTaxLines(
  stores: readonly TaxedStore[],
  surcharges: readonly Surcharge[],
  known: ReadonlyMap<number, KnownTaxRates>,
): readonly TaxLine[] {
  const [made] = useState(() => new Map<number, Made>())
  return useMemo(
    () =>
      stores.flatMap((store) => {
        const own = known.get(store.id)
        const before = made.get(store.id)
        if (before?.store === store && before.surcharges === surcharges && before.known === own)
          return before.lines
        const lines: TaxLine[] = [
          { kind: 'group', id: `store ${store.id}`, group: store },
          ...taxRows(store, surcharges, own ?? {}),
        ]
        made.set(store.id, { store, surcharges, known: own, lines })
        return lines
      }),
    [stores, surcharges, known, made],
  )
}
