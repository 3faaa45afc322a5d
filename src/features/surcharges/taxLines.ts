import type { Surcharge } from '#api/surcharges.ts'
import type { KnownTaxRates } from '#api/taxRates.ts'
import { type TaxedStore, type TaxLine, taxRows } from './taxRows.ts'

interface CachedLines {
  readonly surcharges: readonly Surcharge[]
  readonly known: KnownTaxRates | undefined
  readonly lines: readonly TaxLine[]
}

/** When the rates of one of 2,000 stores arrive, only its lines are rebuilt. */
const cache = new WeakMap<TaxedStore, CachedLines>()

/** A row for every surcharge, also where the store lacks it, so that lines do not move when rates arrive. */
export function taxLinesOf(
  stores: readonly TaxedStore[],
  surcharges: readonly Surcharge[],
  known: ReadonlyMap<number, KnownTaxRates>,
): readonly TaxLine[] {
  return stores.flatMap((store) => linesOf(store, surcharges, known.get(store.id)))
}

function linesOf(
  store: TaxedStore,
  surcharges: readonly Surcharge[],
  known: KnownTaxRates | undefined,
): readonly TaxLine[] {
  const before = cache.get(store)
  if (before?.surcharges === surcharges && before.known === known) return before.lines
  const lines: TaxLine[] = [
    { kind: 'group', id: `store ${store.id}`, group: store },
    ...taxRows(store, surcharges, known ?? {}),
  ]
  cache.set(store, { surcharges, known, lines })
  return lines
}
