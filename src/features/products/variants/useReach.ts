import { useQueries, useQuery } from '@tanstack/react-query'
import { notFlashed } from '#api/core/query.ts'
import { holdsProduct, menuCategoriesQuery, menusQuery } from '#api/menus.ts'
import { productsQuery } from '#api/products.ts'
import { promotionsQuery } from '#api/promotions.ts'
import { recommendationsQuery } from '#api/recommendations.ts'
import { recommendedProductsQuery } from '#api/recommendedProducts.ts'
import { productStoresQuery } from '#api/storeProducts.ts'
import { variantsQuery } from '#api/variants.ts'
import type { Lookup } from '#components/lookup.ts'
import { useProducts } from '#components/useProducts.ts'

/** `data` is undefined while loading. */
export interface Searched<Data> {
  readonly data: Data | undefined
  readonly error: unknown
}

export function useReach(productId: number) {
  const recommendations = useQuery({ ...recommendationsQuery(), ...notFlashed })
  return {
    variants: useQuery({ ...variantsQuery(productId), ...notFlashed }),
    stores: useQuery({ ...productStoresQuery(productId), ...notFlashed }),
    menus: useMenusWith(productId),
    promotions: useQuery({ ...promotionsQuery(), ...notFlashed }),
    recommendations,
    recommended: useQuery({ ...recommendedProductsQuery(), ...notFlashed }),
    names: useNames(recommendations.data?.map(({ product_id }) => product_id) ?? []),
  }
}

function useMenusWith(productId: number): Searched<string[]> {
  const menus = useQuery({ ...menusQuery(), ...notFlashed })
  const trees = useQueries({
    queries: (menus.data ?? []).map(({ slug }) => ({
      ...menuCategoriesQuery(slug),
      ...notFlashed,
    })),
  })
  const known = trees.flatMap(({ data }) => (data ? [data] : []))
  const complete = menus.data !== undefined && known.length === menus.data.length
  return {
    data: complete
      ? menus.data
          .filter((_menu, index) => holdsProduct(known[index] ?? [], productId))
          .map(({ title }) => title)
      : undefined,
    error: menus.error ?? trees.find(({ error }) => error)?.error,
  }
}

function useNames(ids: readonly number[]): Searched<Lookup['nameOf']> {
  const { nameOf, pending, error } = useProducts(ids, { ...productsQuery(), ...notFlashed })
  return { data: pending || error ? undefined : nameOf, error }
}
