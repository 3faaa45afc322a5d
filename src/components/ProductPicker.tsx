import { useQuery } from '@tanstack/react-query'
import { imageAddress } from '#api/core/host.ts'
import { type ProductSummary, productsQuery } from '#api/products.ts'
import type { PickOption } from '#ui/fields/options.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import type { FieldBase } from '#ui/form/fieldProps.ts'
import { FailedRead } from './FailedRead.tsx'
import { useProducts } from './useProducts.ts'

interface ProductPickerProps extends FieldBase {
  value: number | null
  onChange: (id: number | null) => void
  exclude?: ReadonlySet<number>
  placeholder?: string
  /** An option that clears the choice. */
  placeholderOption?: string
  clearable?: boolean
  autoFocus?: boolean
}

export function ProductPicker({
  value,
  exclude,
  placeholder = 'Search products…',
  ...field
}: ProductPickerProps) {
  const products = useQuery(productsQuery())
  const { productOf } = useProducts(value === null ? [] : [value])
  const options = (products.data ?? [])
    .filter(({ id }) => id === value || !exclude?.has(id))
    .map(optionOf)
  // An archived product is listed only if chosen.
  if (products.data && value !== null && options.every((option) => option.value !== value)) {
    const old = productOf(value)
    options.push(
      old ? { ...optionOf(old), detail: 'Archived' } : { value, label: `Product ${value}` },
    )
  }

  if (products.isLoadingError)
    return <FailedRead title="The products could not be loaded" read={products} />
  return (
    <SearchSelect
      {...field}
      value={value}
      options={options}
      placeholder={products.isPending ? 'Loading products…' : placeholder}
    />
  )
}

function optionOf({ id, name, square_sku, image_url }: ProductSummary): PickOption<number> {
  return {
    value: id,
    label: name,
    detail: square_sku ?? '',
    imageUrl: imageAddress(image_url) ?? null,
  }
}
