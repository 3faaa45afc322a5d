import { useSyncExternalStore } from 'react'

type FlashVariant = 'success' | 'info' | 'error'

/** A flash on the screen. `raised` counts how often the same message was raised meanwhile. */
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

/**
 * Shows a message at the top centre of the screen; the variant defaults to success. An equal message
 * already on the screen starts its time again instead of appearing twice. No message displaces another, but
 * a success removes the errors of the earlier attempts that it is `about`.
 */
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
    // An error of two attempts holds until both have succeeded, so no success of one removes it.
    const both = equal.about === about ? about : undefined
    const again = { ...equal, raised: equal.raised + 1, about: both }
    change(kept.map((item) => (item === equal ? again : item)))
    return
  }
  lastId += 1
  change([...kept, { id: lastId, message, variant, raised: 1, about }])
}

/** Removes one flash. */
export function dismissFlash(id: number): void {
  change(shown.filter((item) => item.id !== id))
}

/** Removes the flash of a message that no longer holds. */
export function withdrawFlash(message: string): void {
  change(shown.filter((item) => item.message !== message))
}

/** Removes all flashes. */
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
