import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { archivedProductsQuery, type ProductSummary, productsQuery } from '#api/products.ts'
import { type Lookup, lookup } from './lookup.ts'

interface Products extends Lookup {
  readonly productOf: (id: number) => ProductSummary | undefined
}

/** Loads archived products only if an id is missing. */
export function useProducts(ids: readonly number[], read = productsQuery()): Products {
  const active = useQuery({ ...read, enabled: ids.length > 0 })
  const known = useMemo(() => byId(active.data), [active.data])
  const missing = active.data !== undefined && ids.some((id) => !known.has(id))
  const archived = useQuery({ ...archivedProductsQuery(), meta: read.meta, enabled: missing })
  const old = useMemo(() => byId(archived.data), [archived.data])
  const productOf = (id: number) => known.get(id) ?? old.get(id)
  return { ...lookup([active, archived], (id) => productOf(id)?.name), productOf }
}

function byId(products: readonly ProductSummary[] | undefined) {
  return new Map(products?.map((product) => [product.id, product]))
}

/** For a draft: as far as the product pickers have loaded them. */
export function useProductName(): (id: unknown) => string | undefined {
  const { data } = useQuery({ ...productsQuery(), enabled: false })
  return (id) => data?.find((one) => one.id === id)?.name
}
