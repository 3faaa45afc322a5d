import { useSyncExternalStore } from 'react'

type FlashVariant = 'success' | 'info' | 'error'

/** `raised` counts repetitions of the message. */
export interface ShownFlash {
  id: number
  message: string
  variant: FlashVariant
  raised: number
  about: string | undefined
}

let shown: readonly ShownFlash[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** An equal message restarts its timer. A success removes errors with the same `about`. */
export function flash({
  message,
  variant = 'success',
  about,
}: {
  message: string
  variant?: FlashVariant | undefined
  about?: string | undefined
}): void {
  const kept = shown.filter(
    (item) => variant !== 'success' || item.variant !== 'error' || !about || item.about !== about,
  )
  const equal = kept.find((item) => item.message === message && item.variant === variant)
  if (equal) {
    // The error now belongs to two attempts: the success of one does not remove it.
    const both = equal.about === about ? about : undefined
    const again = { ...equal, raised: equal.raised + 1, about: both }
    change(kept.map((item) => (item === equal ? again : item)))
    return
  }
  lastId += 1
  change([...kept, { id: lastId, message, variant, raised: 1, about }])
}

export function dismissFlash(id: number): void {
  change(shown.filter((item) => item.id !== id))
}

export function withdrawFlash(message: string): void {
  change(shown.filter((item) => item.message !== message))
}

export function clearFlashes(): void {
  change([])
}

export function useFlashes(): readonly ShownFlash[] {
  return useSyncExternalStore(subscribe, () => shown)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly ShownFlash[]): void {
  shown = next
  for (const listener of listeners) listener()
}
