import { type Product, useUpdateProduct } from '#api/products.ts'
import { ProductForm } from './ProductForm.tsx'

interface EditProductProps {
  product: Product
  onSaved: () => void
  onCancel: () => void
}

/** The edit form; it closes when it is saved, and the header shows what was saved (AMB-53). */
export function EditProduct({ product, onSaved, onCancel }: EditProductProps) {
  const { update, pending, error } = useUpdateProduct(product.id)
  return (
    <ProductForm
      title={product.name}
      product={product}
      pending={pending}
      error={error}
      onSubmit={update}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  )
}
