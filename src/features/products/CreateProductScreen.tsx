import { useSuspenseQueries } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { useOperation } from '#api/core/write.ts'
import { productQuery, productsQuery } from '#api/products.ts'
import { copySearch } from '#components/actions/copySearch.ts'
import { creations, useKeptOpen, useOpenCreated } from '#components/actions/create.tsx'
import { useQuestion } from '#ui/dialog/ConfirmDialog.tsx'
import { ForbiddenState } from '#ui/page/Notice.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { type CopiedProduct, ProductForm } from './ProductForm.tsx'
import { copiedProduct } from './productForm.ts'

export function CreateProductScreen() {
  const { copy } = copySearch(useSearch({ strict: false }))
  return copy === undefined ? <NewProduct copied={null} /> : <CopyOfProduct key={copy} id={copy} />
}

function CopyOfProduct({ id }: { id: number }) {
  const [product, products] = useSuspenseQueries({ queries: [productQuery(id), productsQuery()] })
  const names = products.data.map(({ name }) => name)
  // Kept: after the creation the list of names has the name of the copy.
  const [copied] = useState(() => ({
    product: product.data,
    values: copiedProduct(product.data, names),
  }))
  return <NewProduct copied={copied} />
}

function NewProduct({ copied }: { copied: CopiedProduct | null }) {
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
          copied={copied}
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
