import { useQueries, useQuery } from '@tanstack/react-query'
import { quiet } from '#api/core/query.ts'
import { holdsProduct, menuCategoriesQuery, menusQuery } from '#api/menus.ts'
import { productsQuery } from '#api/products.ts'
import { promotionsQuery } from '#api/promotions.ts'
import { recommendationsQuery } from '#api/recommendations.ts'
import { recommendedProductsQuery } from '#api/recommendedProducts.ts'
import { productStoresQuery } from '#api/storeProducts.ts'
import { variantsQuery } from '#api/variants.ts'
import type { Lookup } from '#components/lookup.ts'
import { useProducts } from '#components/useProducts.ts'

/** The result of one search; `data` is undefined until the search is done. */
export interface Searched<Data> {
  readonly data: Data | undefined
  readonly error: unknown
}

/** The records that may name a product; each kind is searched separately. */
export function useReach(productId: number) {
  const recommendations = useQuery({ ...recommendationsQuery(), ...quiet })
  return {
    variants: useQuery({ ...variantsQuery(productId), ...quiet }),
    stores: useQuery({ ...productStoresQuery(productId), ...quiet }),
    menus: useMenusWith(productId),
    promotions: useQuery({ ...promotionsQuery(), ...quiet }),
    recommendations,
    recommended: useQuery({ ...recommendedProductsQuery(), ...quiet }),
    names: useNames(recommendations.data?.map(({ product_id }) => product_id) ?? []),
  }
}

/** The titles of the menus that hold the product. */
function useMenusWith(productId: number): Searched<string[]> {
  const menus = useQuery({ ...menusQuery(), ...quiet })
  const trees = useQueries({
    queries: (menus.data ?? []).map(({ slug }) => ({ ...menuCategoriesQuery(slug), ...quiet })),
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

/** The names of products, archived ones too. */
function useNames(ids: readonly number[]): Searched<Lookup['nameOf']> {
  const { nameOf, pending, error } = useProducts(ids, { ...productsQuery(), ...quiet })
  return { data: pending || error ? undefined : nameOf, error }
}
