import { useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useAccess } from '#api/core/viewer.ts'
import { productQuery } from '#api/products.ts'
import { useEditInPlace } from '#components/actions/useEditInPlace.tsx'
import { useDrawnLater } from '#components/useDrawnLater.ts'
import { FormSkeleton } from '#ui/page/FormSkeleton.tsx'
import { Bone, Loading } from '#ui/page/Loading.tsx'
import { SectionIndex } from '#ui/page/SectionIndex.tsx'
import { EditProduct } from './EditProduct.tsx'
import { FormFailed } from './FormFailed.tsx'
import { editProduct, ProductActions } from './ProductActions.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductHeader } from './ProductHeader.tsx'
import classes from './products.module.css'
import { StoresSection } from './stores/StoresSection.tsx'
import { VariantsSection } from './variants/VariantsSection.tsx'

const sections = [
  { id: 'details', title: 'Details' },
  { id: 'variants', title: 'Variants and Attributes' },
  { id: 'stores', title: 'Where It Is Sold' },
]

/** Another product remounts the page, so that no open form stays. */
export function ProductScreen() {
  const { productId } = useParams({ from: '/_staff/products/$productId' })
  return <ProductPage key={productId} id={productId} />
}

function ProductPage({ id }: { id: number }) {
  const { data: product } = useSuspenseQuery(productQuery(id))
  const access = useAccess()
  const active = product.archived_at === null
  const below = useDrawnLater()
  const { editing, head, form, question } = useEditInPlace(active)

  return (
    <>
      <ProductHeader
        product={product}
        tags={product.tags}
        description={product.description}
        actions={<ProductActions product={product} access={access} {...head} />}
      />
      {active && <SectionIndex sections={sections} />}
      {editing ? (
        <section id="details" aria-label="Details" className={classes.editing}>
          <CatchBoundary getResetKey={() => id} errorComponent={FormFailed}>
            <Suspense fallback={<FormSkeleton fields={8} />}>
              <EditProduct
                product={product}
                refusal={access.canUse(editProduct).refusal}
                {...form}
              />
            </Suspense>
          </CatchBoundary>
        </section>
      ) : (
        <ProductDetails product={product} />
      )}
      {active && !below && (
        <Loading>
          <Bone />
        </Loading>
      )}
      {active && below && (
        <>
          <VariantsSection product={product} />
          <StoresSection product={product} />
        </>
      )}
      {question}
    </>
  )
}
