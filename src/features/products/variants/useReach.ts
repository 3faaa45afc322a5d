import { useQueries, useQuery } from '@tanstack/react-query'
import { holdsProduct, menuCategoriesQuery, menusQuery } from '#api/menus.ts'
import { archivedProductsQuery, productsQuery } from '#api/products.ts'
import { promotionsQuery } from '#api/promotions.ts'
import { quiet } from '#api/query.ts'
import { recommendationsQuery } from '#api/recommendations.ts'
import { recommendedProductsQuery } from '#api/recommendedProducts.ts'
import { productStoresQuery } from '#api/storeProducts.ts'
import { variantsQuery } from '#api/variants.ts'

/** The result of one search; `data` is undefined until the search is done. */
export interface Finding<Data> {
  readonly data: Data | undefined
  readonly error: unknown
}

/** The records that may name a product; each kind is searched separately. */
export function useReach(productId: number) {
  return {
    variants: useQuery({ ...variantsQuery(productId), ...quiet }),
    stores: useQuery({ ...productStoresQuery(productId), ...quiet }),
    menus: useMenusWith(productId),
    promotions: useQuery({ ...promotionsQuery(), ...quiet }),
    recommendations: useQuery({ ...recommendationsQuery(), ...quiet }),
    recommended: useQuery({ ...recommendedProductsQuery(), ...quiet }),
    names: useNames(),
  }
}

/** The titles of the menus that hold the product. */
function useMenusWith(productId: number): Finding<string[]> {
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

/** The names of products, including archived ones. */
function useNames(): Finding<ReadonlyMap<number, string>> {
  const active = useQuery({ ...productsQuery(), ...quiet })
  const archived = useQuery({ ...archivedProductsQuery(), ...quiet })
  return {
    data:
      active.data && archived.data
        ? new Map([...archived.data, ...active.data].map(({ id, name }) => [id, name]))
        : undefined,
    error: active.error ?? archived.error,
  }
}
