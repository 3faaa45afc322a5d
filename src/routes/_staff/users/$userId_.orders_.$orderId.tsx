import { createFileRoute, redirect } from '@tanstack/react-router'
import { customerText, orderQuery } from '#api/orders.ts'
import { idParam } from '#app/idParam.ts'
import { UserOrderScreen } from '#features/orders/OrderScreens.tsx'
import { listSearch } from '#ui/list/listSearch.ts'

export const Route = createFileRoute('/_staff/users/$userId_/orders_/$orderId')({
  params: idParam('userId', 'orderId'),
  validateSearch: listSearch('refunds', 'transactions', 'changes', 'cart'),
  staticData: {
    ownerName: (client, { orderId }) => {
      const order = client.getQueryData(orderQuery(Number(orderId)).queryKey)
      return order && customerText(order)
    },
  },
  loader: async ({ context, params }) => {
    const { orderId, userId } = params
    const order = await context.queryClient.ensureQueryData(orderQuery(orderId))
    // Redirects from another user's id (AMB-116).
    if (order.user_id && order.user_id !== userId)
      throw redirect({
        to: '/users/$userId/orders/$orderId',
        params: { orderId, userId: order.user_id },
        replace: true,
      })
  },
  component: UserOrderScreen,
})
