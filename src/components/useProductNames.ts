import { imageAddress } from '#api/core/host.ts'
import { productNamesQuery } from '#api/products.ts'
import { useProducts } from './useProducts.ts'

export interface NamedProduct {
  readonly name: string
  readonly sku: string
  readonly image: string | undefined
  readonly archived: boolean
}

/** Includes archived products. Three dots stand for a loading name. */
export function useProductNames(ids: readonly number[]): (id: number) => NamedProduct {
  const { productOf, pending } = useProducts(ids, productNamesQuery())
  return (id) => {
    const product = productOf(id)
    return {
      name: product?.name ?? (pending ? '…' : `Product ${id}`),
      sku: product?.square_sku ?? '',
      image: imageAddress(product?.image_url),
      archived: product !== undefined && product.archived_at !== null,
    }
  }
}
