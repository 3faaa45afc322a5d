import { createFileRoute } from '@tanstack/react-router'
import { productsQuery } from '#api/products.ts'
import { ProductsScreen } from '#features/products/ProductsScreen.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/products/')({
  validateSearch: listSearch('', 'archived'),
  loader: ({ context }) => context.queryClient.ensureQueryData(productsQuery()),
  component: ProductsScreen,
})
