import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { type Order, refundReasonsQuery, useRefund } from '#api/orders.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { longMoment } from '#domain/calendar.ts'
import { isPaid, refundPreview } from '#domain/orders/orders.ts'
import { sortedById } from '#domain/sorting.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { DraftLine } from '#ui/drafts/DraftLine.tsx'
import { FormProblem } from '#ui/form/FormProblem.tsx'
import { useResourceForm } from '#ui/form/useResourceForm.ts'
import { GuardedButton } from '#ui/page/GuardedButton.tsx'
import { Problem } from '#ui/page/Problem.tsx'
import { useOrderZone } from './orderActions.ts'
import { RefundLines } from './RefundLines.tsx'

export const refundTitle = 'Refund'

const required = 'Refund reason is required'

const schema = z.object({ reason_id: z.string().min(1, required).transform(Number) })

interface RefundFormProps {
  read: Order
  ids: readonly number[]
  onClose: () => void
  onBusyChange: (busy: boolean) => void
  onRefunded: () => void
}

export function RefundForm({ read, ids, onClose, onBusyChange, onRefunded }: RefundFormProps) {
  // The order at the time of sending: a newer one contains the refund itself.
  const [sent, setSent] = useState<Order | null>(null)
  const order = sent ?? read
  const zone = useOrderZone(order)
  const reasons = useQuery(refundReasonsQuery())
  const refund = useRefund(order.id)
  const [touched, setTouched] = useState(false)
  const first = useRef<HTMLSelectElement>(null)
  // The dialog opened before the order was loaded.
  useEffect(() => first.current?.focus(), [])
  const [ticked, setTicked] = useState(ids)
  const preview = refundPreview(order, new Set(ticked))
  const chosenIds = preview.lines.filter((line) => line.chosen).map(({ id }) => id)
  const { ref, api, busy, notice, onSubmit, offer } = useResourceForm({
    record: null,
    title: refundTitle,
    schema,
    labels: { reason_id: 'Reason' },
    names: {
      reason_id: (id) => reasons.data?.reasons.find((one) => String(one.id) === id)?.explanation,
    },
    initialValues: { reason_id: '' },
    guarded: chosenIds.length > 0,
    onAsk: async () => chosenIds.length > 0,
    onSubmit: async ({ body: { reason_id } }) => {
      setSent(order)
      try {
        return await refund({
          order_product_ids: chosenIds,
          reason_id,
          agreedCents: preview.sum,
          sumOf: (now) => refundPreview(now, new Set(chosenIds)).sum,
        })
      } catch (failure) {
        setSent(null)
        throw failure
      }
    },
    onSaved: onRefunded,
    onBusyChange,
  })
  const reason = api.field('reason_id')

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
    <form ref={ref} onSubmit={onSubmit} noValidate className={dialog.content}>
      <DraftLine offer={offer} />
      <RefundLines
        order={order}
        preview={preview}
        disabled={busy}
        onTick={(id, isTicked) =>
          setTicked(isTicked ? [...ticked, id] : ticked.filter((one) => one !== id))
        }
      />
      {reasons.isError ? (
        <FailedRead title="The refund reasons could not be loaded" read={reasons} />
      ) : (
        <NativeSelect
          {...reason}
          ref={first}
          required
          data={[
            { value: '', label: 'Choose…' },
            ...sortedById(reasons.data?.reasons ?? []).map(({ id, explanation }) => ({
              value: String(id),
              label: explanation,
            })),
          ]}
          onBlur={() => setTouched(true)}
          disabled={busy}
          error={reason.error ?? (touched && reason.value === '' ? required : undefined)}
        />
      )}
      {chosenIds.length === 0 && (
        <Problem>
          {ticked.length === 0
            ? 'Choose what to refund.'
            : `${refundedAlready(order, ticked, zone)} Nothing is paid back a second time.`}
        </Problem>
      )}
      <p className={dialog.text}>This cannot be undone.</p>
      {notice && <FormProblem notice={notice} />}
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <GuardedButton
          type="submit"
          loading={busy}
          disabled={reason.value === '' || chosenIds.length === 0}
        >
          Complete Refund
        </GuardedButton>
      </div>
    </form>
  )
}

/** Tells users whose answer was lost that the refund is theirs. */
function refundedAlready(order: Order, ids: readonly number[], zone: string): string {
  const refund = order.refunds.findLast(({ products }) =>
    products.some(({ order_product_id }) => ids.includes(order_product_id)),
  )
  if (!refund) return 'These products are refunded already.'
  const by = refund.user?.name ? ` by ${refund.user.name}` : ''
  return `These products were refunded${by} on ${longMoment(refund.created_at, zone)}.`
}
