import { useQueryClient, useQueryErrorResetBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps, useParams } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { errorMessage } from '#api/core/errors.ts'
import { useAccess } from '#api/core/viewer.ts'
import { knownProduct, productQuery } from '#api/products.ts'
import { useEditInPlace } from '#components/actions/useEditInPlace.tsx'
import { HistorySection } from '#components/history/HistorySection.tsx'
import { useDrawnLater } from '#components/useDrawnLater.ts'
import { Bone, FormSkeleton, Loading, PageSkeleton } from '#ui/page/Loading.tsx'
import { FailedState } from '#ui/page/Notice.tsx'
import { SectionIndex } from '#ui/page/SectionIndex.tsx'
import { EditProduct } from './EditProduct.tsx'
import { NewProductChecklist } from './NewProductChecklist.tsx'
import { editProduct, ProductActions } from './ProductActions.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductHeader } from './ProductHeader.tsx'
import { PlannedPrices } from './plannedPrices.tsx'
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
  const { editing, head, form, question } = useEditInPlace(product, active)

  return (
    <>
      <ProductHeader
        product={product}
        tags={product.tags}
        description={product.description}
        actions={<ProductActions product={product} access={access} {...head} />}
      />
      {active && below && access.can('updateProduct').allowed && (
        <NewProductChecklist product={product} />
      )}
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
        <PlannedPrices>
          <VariantsSection product={product} />
          <StoresSection product={product} />
        </PlannedPrices>
      )}
      {(!active || below) && <HistorySection of={{ kind: 'product', id: String(id) }} />}
      {question}
    </>
  )
}

function FormFailed({ error, reset }: ErrorComponentProps) {
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  // Lets Retry repeat the failed queries.
  useEffect(resetQueries, [resetQueries])
  return (
    <FailedState
      title="The form could not be loaded"
      message={errorMessage(error)}
      onRetry={reset}
    />
  )
}

/** The fields known from the list. */
export function ProductPending() {
  const { productId } = useParams({ strict: false })
  const client = useQueryClient()
  const known = productId === undefined ? undefined : knownProduct(client, productId)
  if (!known) return <PageSkeleton />
  return (
    <>
      <ProductHeader product={known} description={null} tags={[]} />
      <PageSkeleton rows={4} />
    </>
  )
}
