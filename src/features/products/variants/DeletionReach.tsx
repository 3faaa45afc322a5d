import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Product, productStoresQuery } from '#api/products.ts'
import { recommendationsQuery } from '#api/recommendations.ts'
import { recommendedProductsQuery } from '#api/recommendedProducts.ts'
import { variantsQuery } from '#api/variants.ts'
import { type Deletion, deletedName, touchedVariants, variantsSentence } from './deletion.ts'
import classes from './variants.module.css'

interface DeletionReachProps {
  product: Product
  deletion: Deletion
}

const quiet = { meta: { failureShownInPlace: true } }

/** What a deletion touches; looked up when it is asked about, and never in the way of the answer. */
export function DeletionReach({ product, deletion }: DeletionReachProps) {
  const variants = useQuery({ ...variantsQuery(product.id), ...quiet })
  const stores = useQuery({ ...productStoresQuery(product.id), ...quiet })
  const recommendations = useQuery({ ...recommendationsQuery(), ...quiet })
  const recommended = useQuery({ ...recommendedProductsQuery(), ...quiet })
  const { id, name } = product
  return (
    <ul aria-label={`What ${deletedName(deletion)} is used by`} className={classes.reach}>
      <Line of={variants} what="The variants">
        {(all) => variantsSentence(deletion, touchedVariants(deletion, all))}
      </Line>
      <Line of={stores} what="The stores">
        {({ length }) =>
          length === 0
            ? `No store sells ${name}.`
            : `${length === 1 ? '1 store sells' : `${length} stores sell`} ${name}.`
        }
      </Line>
      <Line of={recommendations} what="The recommendations">
        {(all) => {
          const beside = all.filter((one) => one.recommended_product_ids.includes(id)).length
          const own = all.some((one) => one.product_id === id && one.recommended_product_ids.length)
          const told = [
            beside > 0 && `is recommended with ${counted(beside, 'product')}`,
            own && 'has recommendations of its own',
          ].filter(Boolean)
          return told.length > 0 && `${name} ${told.join(' and ')}.`
        }}
      </Line>
      <Line of={recommended} what="The recommended products">
        {(all) => {
          const headlines = all.filter((one) => one.product_id === id).map((one) => one.headline)
          return (
            headlines.length > 0 &&
            `${name} is put forward: ${headlines.map((text) => `“${text}”`).join(', ')}.`
          )
        }}
      </Line>
    </ul>
  )
}

interface LineProps<Data> {
  of: UseQueryResult<Data>
  what: string
  /** Nothing where there is nothing to tell. */
  children: (data: Data) => ReactNode
}

function Line<Data>({ of: query, what, children }: LineProps<Data>) {
  if (query.data !== undefined) {
    const told = children(query.data)
    return told ? <li>{told}</li> : null
  }
  return <li className={classes.none}>{query.error ? `${what} could not be looked up.` : '…'}</li>
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
