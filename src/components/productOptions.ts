import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorMessage } from '#api/errors.ts'
import { imageAddress } from '#api/host.ts'
import { type Product, type ProductSummary, productQuery, productsQuery } from '#api/products.ts'
import type { PickOption } from '#ui/fields/options.ts'

interface ProductOptions {
  /** The products with picture and SKU; empty while they load. */
  readonly options: readonly PickOption<number>[]
  readonly loading: boolean
  /** Why they could not be loaded. */
  readonly failure: string | undefined
}

/** Products to pick from, for pickers of one or several. Keep `exclude` stable. */
export function useProductOptions(exclude?: ReadonlySet<number>): ProductOptions {
  const { data, error } = useQuery(productsQuery())
  const options = useMemo(
    () => (data ?? []).filter(({ id }) => !exclude?.has(id)).map(optionOfProduct),
    [data, exclude],
  )
  return {
    options,
    loading: data === undefined && error === null,
    failure: data === undefined && error ? errorMessage(error) : undefined,
  }
}

/** The option of a product that is chosen but not among those to pick from, such as an archived one. */
export function useMissingOption(
  { options, loading }: ProductOptions,
  id: number | null | undefined,
): PickOption<number> | undefined {
  const missing = !loading && id != null && options.every(({ value }) => value !== id)
  const { data } = useQuery({ ...productQuery(id ?? 0), enabled: missing })
  return missing && data ? optionOfProduct(data) : undefined
}

function optionOfProduct(product: ProductSummary | Product): PickOption<number> {
  const archived = product.archived_at === null ? '' : ' · archived'
  return {
    value: product.id,
    label: product.name,
    detail: `${product.square_sku}${archived}`,
    imageUrl: imageAddress(product.image_url) ?? null,
  }
}
