import { createFileRoute, redirect } from '@tanstack/react-router'
import { orderQuery } from '#api/orders.ts'
import { storeQuery } from '#api/stores.ts'
import { idParam } from '#app/idParam.ts'
import { StoreOrderScreen } from '#features/orders/OrderScreens.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/stores/$storeId_/orders_/$orderId')({
  params: idParam('storeId', 'orderId'),
  validateSearch: listSearch('refunds', 'transactions', 'changes', 'cart'),
  staticData: {
    ownerName: (client, { storeId }) =>
      client.getQueryData(storeQuery(Number(storeId)).queryKey)?.name,
  },
  loader: async ({ context, params }) => {
    const { orderId, storeId } = params
    const order = await context.queryClient.ensureQueryData(orderQuery(orderId))
    // Redirects from another store's id (AMB-116).
    if (order.store_id && order.store_id !== storeId)
      throw redirect({
        to: '/stores/$storeId/orders/$orderId',
        params: { orderId, storeId: order.store_id },
        replace: true,
      })
  },
  component: StoreOrderScreen,
})
