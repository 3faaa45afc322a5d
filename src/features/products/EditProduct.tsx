import type { Product } from '#api/products.ts'
import { useUpdateProduct } from '#api/products.ts'
import { EditedForm } from '#components/actions/useEditInPlace.tsx'
import { ProductForm } from './ProductForm.tsx'

interface EditProductProps {
  product: Product
  /** Why the product cannot be saved, where the right was taken away meanwhile. */
  refusal: string | undefined
  onSaved: () => void
  onCancel: () => void
}

/** The edit form. A save closes the form, and the header then shows the saved product. */
export function EditProduct({ product, ...form }: EditProductProps) {
  const update = useUpdateProduct()
  return (
    <EditedForm>
      <ProductForm {...form} title={product.name} product={product} onSubmit={update} />
    </EditedForm>
  )
}
