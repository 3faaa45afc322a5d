import type { Product } from '#api/products.ts'
import { useUpdateProduct } from '#api/productWrites.ts'
import { EditedForm } from '#components/actions/useEditInPlace.tsx'
import { ProductForm } from './ProductForm.tsx'

interface EditProductProps {
  product: Product
  onSaved: () => void
  onCancel: () => void
}

/** The edit form. A save closes the form, and the header then shows the saved product. */
export function EditProduct({ product, onSaved, onCancel }: EditProductProps) {
  const update = useUpdateProduct(product)
  return (
    <EditedForm>
      <ProductForm
        title={product.name}
        product={product}
        onSubmit={(body, changes) => update({ body, changes })}
        onSaved={onSaved}
        onCancel={onCancel}
      />
    </EditedForm>
  )
}
