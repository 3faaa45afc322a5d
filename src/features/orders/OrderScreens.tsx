import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { onRefundElsewhere, orderHistoryQuery, orderQuery } from '#api/orders.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderHeader } from './OrderHeader.tsx'
import { OrderHistories } from './OrderHistories.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderPanels } from './OrderPanels.tsx'
import { inSequence } from './orderSequence.ts'
import { RefundDialog } from './RefundDialog.tsx'

export function UserOrderScreen() {
  const { orderId } = useParams({ from: '/_staff/users/$userId_/orders_/$orderId' })
  return <OrderPage key={orderId} id={orderId} />
}

export function StoreOrderScreen() {
  const { orderId } = useParams({ from: '/_staff/stores/$storeId_/orders_/$orderId' })
  return <OrderPage key={orderId} id={orderId} />
}

function OrderPage({ id }: { id: number }) {
  const { data: order } = useSuspenseQuery({ ...orderQuery(id), select: inSequence })
  useReadAfterRefunds(id)
  const [refunded, setRefunded] = useState<readonly number[]>([])
  const [opened, setOpened] = useState(false)
  const refund = (ids: readonly number[]) => {
    setRefunded(ids)
    setOpened(true)
  }
  return (
    <>
      <OrderHeader order={order} onRefund={refund} />
      <OrderDetails order={order} onRefund={refund} />
      <OrderPanels order={order} />
      <OrderMoney order={order} />
      <OrderHistories order={order} />
      <RefundDialog
        orderId={order.id}
        ids={refunded}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  )
}

/** So that an open dialog shows the remaining amount. */
function useReadAfterRefunds(id: number): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onRefundElsewhere((refunded) => {
        if (refunded !== id) return
        for (const { queryKey } of [orderQuery(id), orderHistoryQuery(id)])
          void client.invalidateQueries({ queryKey })
      }),
    [client, id],
  )
}
