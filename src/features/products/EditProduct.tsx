import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useUpdateProduct } from '#api/productChanges.ts'
import { type Product, productQuery } from '#api/products.ts'
import { mergedFields } from '#domain/merge.ts'
import { ProductForm } from './ProductForm.tsx'

/** A picture is chosen by a button; its input is out of reach. */
const firstField = 'button[data-path]:enabled, input:enabled:not([type=file])'

interface EditProductProps {
  product: Product
  onSaved: () => void
  onCancel: () => void
}

/** The edit form; what is not changed in it is saved as it is by then. It closes when it is saved, and the header shows what was saved (AMB-53). */
export function EditProduct({ product, onSaved, onCancel }: EditProductProps) {
  const client = useQueryClient()
  const { update, pending, error } = useUpdateProduct(product.id)
  // The one the fields were filled from, whatever is read meanwhile.
  const [opened] = useState(product)
  const current = () => client.fetchQuery({ ...productQuery(product.id), staleTime: 0 })

  // Who opened the form goes on in it.
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>(firstField)?.focus(), [])

  return (
    <div ref={frame}>
      <ProductForm
        title={product.name}
        product={product}
        pending={pending}
        error={error}
        onSubmit={async (body, inputOf) => {
          // PUT replaces the whole product (API-22). When it cannot be read, saving says why: it goes the same way.
          const now = inputOf(await current().catch(() => opened))
          const before = inputOf(opened)
          return update(now && before ? mergedFields(before, body, now) : body)
        }}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </div>
  )
}
