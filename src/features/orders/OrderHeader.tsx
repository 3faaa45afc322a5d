import { IconMailForward, IconReceiptRefund } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAccess } from '#api/core/viewer.ts'
import { type Order, useResendReceipts } from '#api/orders.ts'
import { HiddenActions } from '#components/actions/HiddenActions.tsx'
import { longMoment, ownTimeZone } from '#domain/calendar.ts'
import { hasReceipt, isPaid } from '#domain/orders/orders.ts'
import { formatDollars } from '#domain/prices/money.ts'
import { StatusBadge } from '#ui/cells/cells.tsx'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import {
  orderStoreQuery,
  refunding,
  resendRefundsId,
  unrefunded,
  useOrderZone,
} from './orderActions.ts'
import classes from './orders.module.css'

interface OrderHeaderProps {
  order: Order
  onRefund: (ids: readonly number[]) => void
}

export function OrderHeader({ order, onRefund }: OrderHeaderProps) {
  const access = useAccess()
  const { data: store, isError } = useQuery(orderStoreQuery(order))
  const zone = useOrderZone(order)
  const action = refunding(order, store?.name)
  const resendReceipt = useResendReceipts('resendReceipt')
  const resendRefunds = useResendReceipts('resendRefundReceipts')
  const receipt = useAttempt()
  const refundReceipts = useAttempt()
  const refundableIds = unrefunded(order)
  return (
    <PageHeader
      title={`Order ${order.id}`}
      badges={order.status && <StatusBadge tone="quiet">{order.status}</StatusBadge>}
      facts={[
        formatDollars(order.total),
        order.placement_time && `placed ${longMoment(order.placement_time, zone)}`,
        (zone !== ownTimeZone() || isError) && `times in ${zone}`,
      ]
        .filter(Boolean)
        .join(', ')}
      secondary={
        <>
          <HiddenActions access={access} actions={[action]} />
          {(hasReceipt(order.status) || order.refunds.length > 0) && (
            <span className={classes.emailNote}>An e-mail cannot be undone.</span>
          )}
          <GuardedButton
            variant="default"
            leftSection={<IconMailForward size={16} aria-hidden />}
            loading={receipt.pending}
            refusal={
              hasReceipt(order.status)
                ? null
                : 'Only an order that is paid or assigned has a receipt to send.'
            }
            onClick={() => void receipt.attempt(() => resendReceipt(order.id))}
          >
            Resend Receipt
          </GuardedButton>
          {order.refunds.length > 0 && (
            <GuardedButton
              variant="default"
              leftSection={<IconMailForward size={16} aria-hidden />}
              id={resendRefundsId}
              loading={refundReceipts.pending}
              onClick={() => void refundReceipts.attempt(() => resendRefunds(order.id))}
            >
              Resend Refund Receipts
            </GuardedButton>
          )}
        </>
      }
      primary={
        access.canUse(action).allowed && (
          <GuardedButton
            leftSection={<IconReceiptRefund size={16} aria-hidden />}
            data-focus-next={`#${resendRefundsId}`}
            refusal={refusalOf(order, refundableIds)}
            onClick={() => onRefund(refundableIds)}
          >
            {action.label}
          </GuardedButton>
        )
      }
    />
  )
}

/** Null if something can be refunded. */
function refusalOf(order: Order, left: readonly number[]): string | null {
  if (left.length === 0) return 'Every product is refunded already.'
  return isPaid(order) ? null : 'Nothing was paid for this order.'
}
