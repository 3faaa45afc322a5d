import { Anchor } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { productsQuery } from '#api/products.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import type { FieldBase } from '#ui/form/fieldProps.ts'
import { useMissingOption, useProductOptions } from './productOptions.ts'

interface ProductPickerProps extends FieldBase {
  /** Id of the chosen product. */
  value: number | null
  onChange: (id: number | null) => void
  /** Products that cannot be chosen. Keep it stable. */
  exclude?: ReadonlySet<number>
  placeholder?: string
  /** Whether a button takes the choice back. */
  clearable?: boolean
  autoFocus?: boolean
}

/** Picks one product by a part of its name or SKU, with its picture. */
export function ProductPicker({ exclude, placeholder, error, ...field }: ProductPickerProps) {
  const client = useQueryClient()
  const products = useProductOptions(exclude)
  const own = useMissingOption(products, field.value)
  const options = useMemo(
    () => (own ? [own, ...products.options] : products.options),
    [own, products.options],
  )
  const failure = products.failure && (
    <>
      {products.failure}{' '}
      <Anchor
        component="button"
        type="button"
        inherit
        onClick={() => void client.refetchQueries({ queryKey: productsQuery().queryKey })}
      >
        Retry
      </Anchor>
    </>
  )
  return (
    <SearchSelect
      {...field}
      options={options}
      error={error ?? failure}
      placeholder={
        products.loading ? 'Loading products…' : (placeholder ?? 'Search by name or SKU…')
      }
    />
  )
}
