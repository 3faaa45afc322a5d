import { useEffect, useRef } from 'react'
import type { Product } from '#api/products.ts'
import { useUpdateProduct } from '#api/productWrites.ts'
import { ProductForm } from './ProductForm.tsx'

/** The first control that takes the focus. A hidden file input is opened by a button, so the button counts. */
const firstField = 'button[data-path]:enabled, input:enabled:not([type=file])'

interface EditProductProps {
  product: Product
  onSaved: () => void
  onCancel: () => void
}

/** The edit form. A save closes the form, and the header then shows the saved product. */
export function EditProduct({ product, onSaved, onCancel }: EditProductProps) {
  const update = useUpdateProduct(product)

  // The focus moves into the form, because the user who pressed Edit continues there.
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
