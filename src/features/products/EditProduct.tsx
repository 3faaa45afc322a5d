import { useEffect, useRef } from 'react'
import type { Product } from '#api/products.ts'
import { useUpdateProduct } from '#api/productWrites.ts'
import { ProductForm } from './ProductForm.tsx'

/** A picture is chosen by a button; its input is out of reach. */
const firstField = 'button[data-path]:enabled, input:enabled:not([type=file])'

interface EditProductProps {
  product: Product
  onSaved: () => void
  onCancel: () => void
}

/** The edit form. It closes when it is saved, and the header shows what was saved (AMB-53). */
export function EditProduct({ product, onSaved, onCancel }: EditProductProps) {
  const update = useUpdateProduct(product)

  // The user goes on in the form that they opened.
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>(firstField)?.focus(), [])

  return (
    <div ref={frame}>
      <ProductForm
        title={product.name}
        product={product}
        onSubmit={(body, changes) => update({ body, changes })}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </div>
  )
}
