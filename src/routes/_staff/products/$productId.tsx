import { createFileRoute } from '@tanstack/react-router'
import { productQuery } from '#api/products.ts'
import { idParam } from '#app/idParam.ts'
import { ProductPending, ProductScreen } from '#features/products/ProductScreen.tsx'
import { cleanProductSearch } from '#features/products/productSearch.ts'

export const Route = createFileRoute('/_staff/products/$productId')({
  params: idParam('productId'),
  validateSearch: cleanProductSearch,
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(productQuery(params.productId)),
  staticData: {
    recordName: (client, params) =>
      client.getQueryData(productQuery(Number(params.productId)).queryKey)?.name,
  },
  // Shorter than the default: the skeleton shows values from the list.
  pendingMs: 80,
  pendingComponent: ProductPending,
  component: ProductScreen,
})
