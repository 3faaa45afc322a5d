import { useNavigate } from '@tanstack/react-router'
import { useAccess } from '#api/permissions.ts'
import { useCreateProduct } from '#api/productChanges.ts'
import { ForbiddenState } from '#ui/page/ForbiddenState.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ProductForm } from './ProductForm.tsx'

/** Makes a product and goes to it (PROD-11, PROD-30). */
export function CreateProductScreen() {
  const navigate = useNavigate()
  const { create, pending, error } = useCreateProduct()
  const can = useAccess().can('createProduct')
  return (
    <>
      <PageHeader title="Create Product" />
      {can.allowed ? (
        <ProductForm
          title="Product"
          pending={pending}
          error={error}
          onSubmit={create}
          onSaved={({ id }) =>
            void navigate({ to: '/products/$productId', params: { productId: id } })
          }
          onCancel={() => void navigate({ to: '/products' })}
        />
      ) : (
        <ForbiddenState
          title="You may not create products"
          permission={can.permissions.join(', ')}
          roles={can.holders}
        />
      )}
    </>
  )
}
