import { lazily } from '#domain/lazily.ts'

/** One channel sends and receives, because a channel does not hear its own messages. */
const channel = lazily(() => new BroadcastChannel('p4 refunds'))

/** Tells the other tabs of this browser that an order was refunded. */
export function tellRefund(orderId: number): void {
  channel().postMessage(orderId)
}

/** Calls `hear` with each order that another tab has refunded, until the returned function is called. */
export function onRefundElsewhere(hear: (orderId: number) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') hear(data)
  }
  channel().addEventListener('message', listen)
  return () => channel().removeEventListener('message', listen)
}
