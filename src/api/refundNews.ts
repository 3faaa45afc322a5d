import { lazily } from '#domain/lazily.ts'

/** Sends and receives, because a channel does not hear its own messages. */
const channel = lazily(() => new BroadcastChannel('p4 refunds'))

export function announceRefund(orderId: number): void {
  channel().postMessage(orderId)
}

/** Returns the unsubscribe function. */
export function onRefundElsewhere(onRefund: (orderId: number) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') onRefund(data)
  }
  channel().addEventListener('message', listen)
  return () => channel().removeEventListener('message', listen)
}
