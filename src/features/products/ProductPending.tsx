import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { knownProduct } from '#api/products.ts'
import { PageSkeleton } from '#ui/page/PageSkeleton.tsx'
import { ProductHeader } from './ProductHeader.tsx'

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
