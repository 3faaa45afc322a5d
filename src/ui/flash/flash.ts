import { useSyncExternalStore } from 'react'

type FlashVariant = 'success' | 'info' | 'error'

/** A flash on the screen. `raised` counts how often the same message was raised meanwhile. */
export interface ShownFlash {
  id: number
  message: string
  variant: FlashVariant
  raised: number
}

let shown: readonly ShownFlash[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a message at the top centre of the screen; the variant defaults to success. An equal message
 * already on the screen starts its time again instead of appearing twice; no message displaces another.
 */
export function flash({
  message,
  variant = 'success',
}: {
  message: string
  variant?: FlashVariant
}): void {
  const equal = shown.find((item) => item.message === message && item.variant === variant)
  if (equal) {
    change(shown.map((item) => (item === equal ? { ...item, raised: item.raised + 1 } : item)))
    return
  }
  lastId += 1
  change([...shown, { id: lastId, message, variant, raised: 1 }])
}

/** Removes one flash. */
export function dismissFlash(id: number): void {
  change(shown.filter((item) => item.id !== id))
}

/** Removes the flash of a message that no longer holds. */
export function withdrawFlash(message: string): void {
  change(shown.filter((item) => item.message !== message))
}

/** Removes all flashes, e.g. when another user signs in. */
export function clearFlashes(): void {
  change([])
}

/** The flashes on the screen, oldest first. */
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
