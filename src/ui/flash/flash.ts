import { useSyncExternalStore } from 'react'

type FlashVariant = 'success' | 'info' | 'error'

/** `raised` counts repetitions of the message. */
export interface ShownFlash {
  id: number
  message: string
  variant: FlashVariant
  raised: number
}

let shown: readonly ShownFlash[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** An equal message restarts its timer. Errors stay until their user closes them (AMB-238). */
export function flash({
  message,
  variant = 'success',
}: {
  message: string
  variant?: FlashVariant | undefined
}): void {
  const equal = shown.find((item) => item.message === message && item.variant === variant)
  if (equal) {
    const again = { ...equal, raised: equal.raised + 1 }
    change(shown.map((item) => (item === equal ? again : item)))
    return
  }
  lastId += 1
  change([...shown, { id: lastId, message, variant, raised: 1 }])
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
