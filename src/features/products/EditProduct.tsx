import type { Product } from '#api/products.ts'
import { useUpdateProduct } from '#api/products.ts'
import { EditedForm } from '#components/actions/useEditInPlace.tsx'
import { ProductForm } from './ProductForm.tsx'

interface EditProductProps {
  product: Product
  /** Set if the right was revoked while the form is open. */
  refusal: string | undefined
  onSaved: () => void
  onCancel: () => void
}

export function EditProduct({ product, ...form }: EditProductProps) {
  const update = useUpdateProduct()
  return (
    <EditedForm>
      <ProductForm {...form} title={product.name} product={product} onSubmit={update} />
    </EditedForm>
  )
}
