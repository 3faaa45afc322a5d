import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { imageAddress } from '#api/host.ts'
import { archivedProductsQuery, productNamesQuery } from '#api/products.ts'

export interface NamedProduct {
  readonly name: string
  readonly sku: string
  readonly image: string | undefined
  readonly archived: boolean
}

/**
 * The names of products, including products archived after they were chosen. Three dots stand for a name that
 * is being read.
 */
export function useProductNames(ids: readonly number[]): (id: number) => NamedProduct {
  const { data: active, isPending } = useQuery(productNamesQuery())
  const known = useMemo(() => new Set(active?.map(({ id }) => id)), [active])
  const missing = active !== undefined && ids.some((id) => !known.has(id))
  const archived = useQuery({ ...archivedProductsQuery(), enabled: missing })
  const awaited = isPending || archived.isLoading
  const products = useMemo(
    () =>
      new Map(
        [...(archived.data ?? []), ...(active ?? [])].map((product) => [product.id, product]),
      ),
    [active, archived.data],
  )
  return useCallback(
    (id) => {
      const product = products.get(id)
      return {
        name: product?.name ?? (awaited ? '…' : `Product ${id}`),
        sku: product?.square_sku ?? '',
        image: imageAddress(product?.image_url),
        archived: product !== undefined && product.archived_at !== null,
      }
    },
    [products, awaited],
  )
}
