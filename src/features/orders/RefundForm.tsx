import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Order, refundReasonsQuery } from '#api/orders.ts'
import { useRefund } from '#api/orderWrites.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { longMoment } from '#domain/calendar.ts'
import { isPaid, refundPreview } from '#domain/orders.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { Problem } from '#ui/page/Problem.tsx'
import { useAttempt } from '#ui/useAttempt.ts'
import { RefundLines } from './RefundLines.tsx'

interface RefundFormProps {
  /** The order as it was just read. */
  order: Order
  ids: readonly number[]
  onClose: () => void
  onBusy: (busy: boolean) => void
  onRefunded: () => void
}

/** What a refund gives back, line by line and in all, and its reason. */
export function RefundForm({ order, ids, onClose, onBusy, onRefunded }: RefundFormProps) {
  const reasons = useQuery(refundReasonsQuery())
  const refund = useRefund(order.id)
  const { pending, failure, attempt } = useAttempt()
  const [reason, setReason] = useState<number | null>(null)
  const [touched, setTouched] = useState(false)
  const first = useRef<HTMLSelectElement>(null)
  // The dialog was opened before the order was there, so it could not put the focus here.
  useEffect(() => first.current?.focus(), [])
  const chosen = new Set(ids)
  const preview = refundPreview(order, chosen)
  const left = preview.lines.filter((line) => line.chosen).map(({ id }) => id)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason === null || left.length === 0) return
    onBusy(true)
    const done = await attempt(() =>
      refund({
        order_product_ids: left,
        reason_id: reason,
        seen: preview.sum,
        sumOf: (now) => refundPreview(now, new Set(left)).sum,
      }),
    )
    onBusy(false)
    if (done) onRefunded()
  }

  if (!isPaid(order))
    return (
      <div className={dialog.content}>
        <Problem>Nothing was paid for this order, so there is nothing to give back.</Problem>
        <div className={dialog.actions}>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    )

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={dialog.content}>
      <RefundLines order={order} preview={preview} />
      {reasons.isError ? (
        <FailedRead title="The refund reasons could not be loaded" read={reasons} />
      ) : (
        <NativeSelect
          ref={first}
          label="Reason"
          required
          data={[
            { value: '', label: 'Choose…' },
            ...(reasons.data?.reasons ?? []).map(({ id, explanation }) => ({
              value: String(id),
              label: explanation,
            })),
          ]}
          value={String(reason ?? '')}
          onChange={({ currentTarget: { value } }) =>
            setReason(value === '' ? null : Number(value))
          }
          onBlur={() => setTouched(true)}
          disabled={pending}
          error={touched && reason === null ? 'Refund reason is required' : undefined}
        />
      )}
      {left.length === 0 && (
        <Problem>{refundedAlready(order, ids)} Nothing is paid back a second time.</Problem>
      )}
      {failure && <Problem>{failure}</Problem>}
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        <Button type="submit" loading={pending} disabled={reason === null || left.length === 0}>
          Complete Refund
        </Button>
      </div>
    </form>
  )
}

/** Who refunded the products and when, so that a person whose answer was lost finds their own refund. */
function refundedAlready(order: Order, ids: readonly number[]): string {
  const refund = order.refunds.findLast(({ products }) =>
    products.some(({ order_product_id }) => ids.includes(order_product_id)),
  )
  if (!refund) return 'These products are refunded already.'
  const by = refund.user?.name ? ` by ${refund.user.name}` : ''
  return `These products were refunded${by} on ${longMoment(refund.created_at)}.`
}
