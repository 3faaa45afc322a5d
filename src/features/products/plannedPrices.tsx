import { createContext, type ReactNode, use, useState } from 'react'
import { nameKey } from '#domain/cleanName.ts'
import { parseAmount } from '#domain/prices/money.ts'

interface Planned {
  /** Cents. */
  readonly priceOf: (sku: string) => number | undefined
  readonly plan: (variant: { readonly sku: string; readonly price: string }) => void
}

const Context = createContext<Planned>({ priceOf: () => undefined, plan: () => {} })

export const usePlannedPrices = () => use(Context)

/** Prices typed while variants are generated, until the product is added to all stores: a variant has no own price. */
export function PlannedPrices({ children }: { children: ReactNode }) {
  const [prices, setPrices] = useState<ReadonlyMap<string, number>>(new Map())
  const planned: Planned = {
    priceOf: (sku) => prices.get(nameKey(sku)),
    plan: ({ sku, price }) => {
      const cents = parseAmount(price)
      if (cents !== null) setPrices((all) => new Map(all).set(nameKey(sku), cents))
    },
  }
  return <Context value={planned}>{children}</Context>
}
