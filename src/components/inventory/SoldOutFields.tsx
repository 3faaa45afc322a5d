import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { notFlashed } from '#api/core/query.ts'
import { markSoldOut, variantsByStore } from '#api/manyStores.ts'
import { productStoresQuery } from '#api/storeProducts.ts'
import type { StoreSummary } from '#api/stores.ts'
import { counted } from '#domain/wording.ts'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
import type { FieldProps } from '#ui/form/fieldProps.ts'
import type { FormApi } from '#ui/form/useResourceForm.ts'
import { BulkForm } from '../actions/BulkForm.tsx'
import type { BulkFields } from '../actions/bulk.ts'
import { FailedRead } from '../FailedRead.tsx'
import { ProductPicker } from '../ProductPicker.tsx'
import { useProductName } from '../useProducts.ts'

const marks = [
  { value: 'soldOut', label: 'Sold out' },
  { value: 'onSale', label: 'Back on sale' },
] as const

export const markSchema = z.enum(['soldOut', 'onSale'])

export const markName = (mark: unknown) => marks.find(({ value }) => value === mark)?.label

const schema = z.object({ product_id: z.number().nullable(), mark: markSchema })

type Values = z.input<typeof schema>

/** A product, with all of its variants, at the chosen stores that sell it. */
export function SoldOutFields(props: BulkFields<StoreSummary>) {
  const productName = useProductName()
  return (
    <BulkForm
      {...props}
      schema={schema}
      labels={{ product_id: 'Product', mark: 'Mark as' }}
      names={{ product_id: productName, mark: markName }}
      initialValues={{ product_id: null, mark: 'soldOut' }}
    >
      {(form) => <SoldOut {...props} form={form} />}
    </BulkForm>
  )
}

interface SoldOutProps extends BulkFields<StoreSummary> {
  form: FormApi<Values>
}

function SoldOut({ rows, choose, form: { values, field } }: SoldOutProps) {
  const { product_id: productId, mark } = values
  const sold = useQuery({
    ...productStoresQuery(productId ?? 0),
    ...notFlashed,
    enabled: productId !== null,
  })
  const known = productId === null ? undefined : sold.data
  const variantsAt = variantsByStore(known ?? [])
  const selling = rows.filter(({ id }) => variantsAt.has(id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest follows from these
  useEffect(() => {
    choose(known ? markSoldOut(variantsAt, mark === 'soldOut') : null, selling)
  }, [known, mark])
  return (
    <>
      <ProductPicker {...field('product_id')} />
      <MarkChoice {...field('mark')} />
      {sold.error && <FailedRead title="Its stores could not be loaded" read={sold} />}
      {known && (
        <p role="status">
          {selling.length} of {counted(rows.length, 'store')} sell it.
        </p>
      )}
    </>
  )
}

export function MarkChoice(props: FieldProps<z.input<typeof markSchema>>) {
  return <SegmentedChoice {...props} options={marks} />
}
