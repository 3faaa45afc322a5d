import { createFileRoute } from '@tanstack/react-router'
import { CreateProductScreen } from '#features/products/CreateProductScreen.tsx'
import { productFormQueries } from '#features/products/productFormQueries.ts'

export const Route = createFileRoute('/_staff/products/create-product')({
  loader: ({ context: { queryClient } }) => {
    const [tags, addons, accounts, categories] = productFormQueries()
    return Promise.all([
      queryClient.ensureQueryData(tags),
      queryClient.ensureQueryData(addons),
      queryClient.ensureQueryData(accounts),
      queryClient.ensureQueryData(categories),
    ])
  },
  component: CreateProductScreen,
})
