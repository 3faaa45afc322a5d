import { createFileRoute } from '@tanstack/react-router'
import { storeQuery } from '#api/stores.ts'
import { idParam } from '#app/idParam.ts'
import { ordersSearch } from '#components/orders/ordersSearch.ts'
import { StartingInventory } from '#features/inventory/StartingInventory.tsx'
import { TodaysInventory } from '#features/inventory/TodaysInventory.tsx'
import { StorePending } from '#features/stores/StorePending.tsx'
import { StoreScreen } from '#features/stores/StoreScreen.tsx'
import { storePageSearch } from '#features/stores/storePageSearch.ts'
import { StoreTaxRates } from '#features/surcharges/StoreTaxRates.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

const menu = listSearch('menu')

/** `?menuQ=latte&ordersPage=2&all=menu`. */
function storeSearch(search: Readonly<Record<string, unknown>>) {
  return { ...menu(search), ...ordersSearch(search), ...storePageSearch(search) }
}

/** Sections of other features. */
const sections = { TodaysInventory, StartingInventory, TaxRates: StoreTaxRates }

export const Route = createFileRoute('/_staff/stores/$storeId')({
  params: idParam('storeId'),
  validateSearch: storeSearch,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(storeQuery(params.storeId)),
  staticData: {
    recordName: (client, params) =>
      client.getQueryData(storeQuery(Number(params.storeId)).queryKey)?.name,
  },
  // Shorter than the default: the skeleton shows values from the list.
  pendingMs: 80,
  pendingComponent: StorePending,
  component: () => <StoreScreen sections={sections} />,
})
