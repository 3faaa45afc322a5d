import type { ReactNode } from 'react'
import type { Product } from '#api/products.ts'
import { triggeringProducts } from '#domain/promotions/promotionOffer.ts'
import { type Deletion, deletedName, touchedVariants, variantsSentence } from './deletion.ts'
import {
  headlinesSentence,
  menusSentence,
  promotionsSentence,
  recommendationsSentence,
  storesSentence,
} from './reach.ts'
import { type Searched, useReach } from './useReach.ts'
import classes from './variants.module.css'

interface DeletionReachProps {
  product: Product
  deletion: Deletion
}

/** Loads while the question is open, which can be confirmed before. */
export function DeletionReach({ product, deletion }: DeletionReachProps) {
  const found = useReach(product.id)
  const { id } = product
  return (
    <ul aria-label={`What ${deletedName(deletion)} is used by`} className={classes.reach}>
      <Line of={found.variants} what="The variants">
        {(all) => variantsSentence(deletion, touchedVariants(deletion, all))}
      </Line>
      <Line of={found.stores} what="The stores">
        {({ length }) => storesSentence(length)}
      </Line>
      <Line of={found.menus} what="The menus">
        {(titles) => menusSentence(titles)}
      </Line>
      <Line of={found.promotions} what="The promotions">
        {(all) =>
          promotionsSentence(
            all
              .filter(({ configuration }) => triggeringProducts(configuration).includes(id))
              .map((promotion) => promotion.name),
          )
        }
      </Line>
      <Line of={both(found.recommendations, found.names)} what="The recommendations">
        {([all, nameOf]) =>
          recommendationsSentence(id, all, (one) => nameOf(one) ?? `Product ${one}`)
        }
      </Line>
      <Line of={found.recommended} what="The recommended products">
        {(all) =>
          headlinesSentence(
            all.filter((one) => one.product_id === id).map(({ headline }) => headline),
          )
        }
      </Line>
    </ul>
  )
}

function both<One, Other>(one: Searched<One>, other: Searched<Other>): Searched<[One, Other]> {
  const isLoaded = one.data !== undefined && other.data !== undefined
  return { data: isLoaded ? [one.data, other.data] : undefined, error: one.error ?? other.error }
}

interface LineProps<Data> {
  of: Searched<Data>
  what: string
  /** Returns null for an empty result. */
  children: (data: Data) => ReactNode
}

function Line<Data>({ of: finding, what, children }: LineProps<Data>) {
  if (finding.data !== undefined) {
    const text = children(finding.data)
    return text ? <li>{text}</li> : null
  }
  return <li className={classes.none}>{finding.error ? `${what} could not be looked up.` : '…'}</li>
}
