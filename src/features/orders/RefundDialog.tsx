import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orderQuery } from '#api/orders.ts'
import { FailedRead } from '#components/FailedRead.tsx'
import { AskingDialog } from '#ui/form/AskingDialog.tsx'
import { FormSkeleton } from '#ui/page/Loading.tsx'
import { inSequence } from './orderSequence.ts'
import { RefundForm, refundTitle } from './RefundForm.tsx'

interface RefundDialogProps {
  orderId: number
  ids: readonly number[]
  opened: boolean
  onClose: () => void
}

export function RefundDialog({ orderId, ids, opened, onClose }: RefundDialogProps) {
  const [busy, setBusy] = useState(false)
  return (
    <AskingDialog
      form={refundTitle}
      opened={opened}
      onClose={onClose}
      title={`Refund of order ${orderId}`}
      size="lg"
      busy={busy}
    >
      {(close) => (
        <Content
          orderId={orderId}
          ids={ids}
          onClose={close}
          onBusyChange={setBusy}
          onRefunded={onClose}
        />
      )}
    </AskingDialog>
  )
}

interface ContentProps {
  orderId: number
  ids: readonly number[]
  onClose: () => void
  onBusyChange: (busy: boolean) => void
  onRefunded: () => void
}

/** Refetched at each opening and on window focus. */
function Content({ orderId, ids, ...form }: ContentProps) {
  const read = useQuery({
    ...orderQuery(orderId),
    select: inSequence,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  if (read.isError) return <FailedRead title="The order could not be read again" read={read} />
  if (!read.data || !read.isFetchedAfterMount) return <FormSkeleton fields={3} />
  return <RefundForm read={read.data} ids={ids} {...form} />
}
