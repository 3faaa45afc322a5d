import { createFileRoute } from '@tanstack/react-router'
import { productsQuery } from '#api/products.ts'
import { ProductsScreen } from '#features/products/ProductsScreen.tsx'
import { cleanProductsSearch } from '#features/products/productLists.ts'

export const Route = createFileRoute('/_staff/products/')({
  validateSearch: cleanProductsSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(productsQuery()),
  component: ProductsScreen,
})
