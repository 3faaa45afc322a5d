import { useNavigate } from '@tanstack/react-router'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import { creations, useKeptOpen, useOpenCreated } from '#components/actions/create.tsx'
import { useQuestion } from '#ui/dialog/ConfirmDialog.tsx'
import { ForbiddenState } from '#ui/page/Notice.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ProductForm } from './ProductForm.tsx'

export function CreateProductScreen() {
  const navigate = useNavigate()
  const openCreated = useOpenCreated('/products')
  const create = useOperation('createProduct')
  const can = useAccess().canUse(creations.product)
  const opened = useKeptOpen(can.allowed)
  const [ask, question] = useQuestion()
  return (
    <>
      <PageHeader title="Create Product" />
      {opened ? (
        <ProductForm
          refusal={can.refusal}
          title="Product"
          product={null}
          onAsk={async ({ body }) =>
            body.price !== 0 ||
            ask({
              title: 'Create a product at $0.00?',
              children: 'This product will cost $0.00. Create it anyway?',
              confirmLabel: 'Create',
            })
          }
          onSubmit={({ body }) => create({ body })}
          onSaved={(created) => openCreated(created)}
          onCancel={() => void navigate({ to: '/products' })}
        />
      ) : (
        <ForbiddenState
          title="You may not create products"
          permission={can.permissions.join(', ')}
          roles={can.holders}
        />
      )}
      {question}
    </>
  )
}
