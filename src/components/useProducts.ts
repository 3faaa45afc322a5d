import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { archivedProductsQuery, type ProductSummary, productsQuery } from '#api/products.ts'
import { type Lookup, lookup } from './lookup.ts'

interface Products extends Lookup {
  /** Stable while the data is the same. */
  readonly productOf: (id: number) => ProductSummary | undefined
}

/** Loads archived products only if an id is missing. */
export function useProducts(ids: readonly number[], read = productsQuery()): Products {
  const active = useQuery({ ...read, enabled: ids.length > 0 })
  const known = useMemo(
    () => new Map(active.data?.map((product) => [product.id, product])),
    [active.data],
  )
  const missing = active.data !== undefined && ids.some((id) => !known.has(id))
  const archived = useQuery({ ...archivedProductsQuery(), meta: read.meta, enabled: missing })
  const old = useMemo(
    () => new Map(archived.data?.map((product) => [product.id, product])),
    [archived.data],
  )
  const productOf = useCallback((id: number) => known.get(id) ?? old.get(id), [known, old])
  return { ...lookup([active, archived], (id) => productOf(id)?.name), productOf }
}
