import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#api/errors.ts'
import { orderQuery } from '#api/orders.ts'
import dialog from '#ui/dialog/dialog.module.css'
import { FailedState } from '#ui/page/FailedState.tsx'
import { FormSkeleton } from '#ui/page/FormSkeleton.tsx'
import { RefundForm } from './RefundForm.tsx'

interface RefundDialogProps {
  orderId: number
  /** Keys of the products to refund. */
  ids: readonly number[]
  opened: boolean
  onClose: () => void
}

/** Refunds products of an order, after the order was read again (PLUS-10). */
export function RefundDialog({ orderId, ids, opened, onClose }: RefundDialogProps) {
  const [busy, setBusy] = useState(false)
  const small = useMediaQuery('(max-width: 40em)')
  return (
    <Modal
      opened={opened}
      onClose={() => !busy && onClose()}
      title={`Refund of order ${orderId}`}
      size="lg"
      fullScreen={small}
      classNames={{ title: dialog.title }}
      closeButtonProps={{ 'aria-label': 'Close dialog', disabled: busy }}
    >
      <Content orderId={orderId} ids={ids} onClose={onClose} onBusy={setBusy} />
    </Modal>
  )
}

interface ContentProps {
  orderId: number
  ids: readonly number[]
  onClose: () => void
  onBusy: (busy: boolean) => void
}

/** Reads the order again at each opening, since it is drawn then, and when the viewer comes back to the window. */
function Content({ orderId, ids, onClose, onBusy }: ContentProps) {
  const read = useQuery({
    ...orderQuery(orderId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  if (read.isError)
    return (
      <FailedState
        title="The order could not be read again"
        message={errorMessage(read.error)}
        retrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    )
  if (!read.data || !read.isFetchedAfterMount) return <FormSkeleton fields={3} />
  return <RefundForm order={read.data} ids={ids} onClose={onClose} onBusy={onBusy} />
}
