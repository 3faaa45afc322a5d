import { createFileRoute } from '@tanstack/react-router'
import { productQuery } from '#api/products.ts'
import { copySearch } from '#components/actions/copySearch.ts'
import { CreateProductScreen } from '#features/products/CreateProductScreen.tsx'
import { productFormQueries } from '#features/products/productFormQueries.ts'

export const Route = createFileRoute('/_staff/products/create-product')({
  validateSearch: copySearch,
  loaderDeps: ({ search: { copy } }) => ({ copy }),
  loader: ({ context: { queryClient }, deps: { copy } }) => {
    const [tags, addons, accounts, categories] = productFormQueries()
    return Promise.all([
      queryClient.ensureQueryData(tags),
      queryClient.ensureQueryData(addons),
      queryClient.ensureQueryData(accounts),
      queryClient.ensureQueryData(categories),
      ...(copy === undefined ? [] : [queryClient.ensureQueryData(productQuery(copy))]),
    ])
  },
  component: CreateProductScreen,
})
