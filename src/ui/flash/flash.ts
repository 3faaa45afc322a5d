import { useSyncExternalStore } from 'react'

/** SHELL-35. */
export type FlashVariant = 'success' | 'info' | 'error'

/** A message as it is shown. `raised` counts how often it was raised while shown. */
export interface Flash {
  id: number
  message: string
  variant: FlashVariant
  raised: number
}

let shown: readonly Flash[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a message at the top centre of the screen (SHELL-34). The variant defaults to success
 * (SHELL-36). A message equal to one on the screen is not repeated, its time starts again; nothing
 * ever pushes another message out (AMB-16).
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

/** Takes one message away. */
export function dismissFlash(id: number): void {
  change(shown.filter((item) => item.id !== id))
}

/** Takes every message away, e.g. when somebody else signs in. */
export function clearFlashes(): void {
  change([])
}

/** The messages on the screen, oldest first. */
export function useFlashes(): readonly Flash[] {
  return useSyncExternalStore(subscribe, () => shown)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Flash[]): void {
  shown = next
  for (const listener of listeners) listener()
}
