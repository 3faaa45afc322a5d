import { useState } from 'react'
import type { Product } from '#api/products.ts'
import type { Variant } from '#api/variants.ts'
import { formatCents, parseAmount } from '#domain/prices/money.ts'
import { PriceInput } from '../PriceInput.tsx'
import { variantWords } from './priceMatrix.ts'
import classes from './stores.module.css'

interface AllStoresPricesProps {
  product: Product
  variants: readonly Variant[]
  /** As typed, by variant id. */
  initial: ReadonlyMap<number, string>
  onChange: (typed: ReadonlyMap<number, string>) => void
}

export function AllStoresPrices({ product, variants, initial, onChange }: AllStoresPricesProps) {
  const [typed, setTyped] = useState(initial)
  const isBase = [...typed.values()].every((text) => parseAmount(text) === product.price)
  const change = (id: number, text: string) => {
    const next = new Map(typed).set(id, text)
    setTyped(next)
    onChange(next)
  }
  return (
    <>
      <p className={classes.about}>{product.name}</p>
      <p>
        Every store that does not sell it gets it, each variant at{' '}
        {isBase ? `the base price of ${formatCents(product.price)}` : 'its price below'}. Stores
        that sell it already keep their prices.
      </p>
      {variants.length > 0 && (
        <ul aria-label="Prices" className={classes.prices}>
          {variants.map((variant) => (
            <li key={variant.id}>
              <span>{variantWords(variant)}</span>
              <PriceInput
                aria-label={`Price of ${variantWords(variant)}`}
                value={typed.get(variant.id) ?? ''}
                onType={(text) => change(variant.id, text)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
