import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { notFlashed } from '#api/core/query.ts'
import { markSoldOut, variantsByStore } from '#api/manyStores.ts'
import { productStoresQuery } from '#api/storeProducts.ts'
import type { StoreSummary } from '#api/stores.ts'
import { counted } from '#domain/wording.ts'
import { SegmentedChoice } from '#ui/fields/SegmentedChoice.tsx'
import type { BulkFields } from '../actions/bulk.ts'
import { FailedRead } from '../FailedRead.tsx'
import { ProductPicker } from '../ProductPicker.tsx'

/** A product, with all of its variants, at the chosen stores that sell it. */
export function SoldOutFields({ rows, choose }: BulkFields<StoreSummary>) {
  const [productId, setProductId] = useState<number | null>(null)
  const [mark, setMark] = useState<Mark>('soldOut')
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
      <ProductPicker label="Product" value={productId} onChange={setProductId} />
      <MarkChoice value={mark} onChange={setMark} />
      {sold.error && <FailedRead title="Its stores could not be loaded" read={sold} />}
      {known && (
        <p role="status">
          {selling.length} of {counted(rows.length, 'store')} sell it.
        </p>
      )}
    </>
  )
}

export type Mark = 'soldOut' | 'onSale'

interface MarkChoiceProps {
  value: Mark
  onChange: (mark: Mark) => void
}

export function MarkChoice(props: MarkChoiceProps) {
  return (
    <SegmentedChoice
      {...props}
      label="Mark as"
      options={[
        { value: 'soldOut', label: 'Sold out' },
        { value: 'onSale', label: 'Back on sale' },
      ]}
    />
  )
}
