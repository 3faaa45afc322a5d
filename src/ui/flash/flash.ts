import { useSyncExternalStore } from 'react'
import { observable } from '#domain/observable.ts'

type FlashVariant = 'success' | 'info' | 'error'

/** `raised` counts repetitions of the message. */
export interface ShownFlash {
  id: number
  message: string
  variant: FlashVariant
  raised: number
}

const shown = observable<readonly ShownFlash[]>([])
let lastId = 0

/** An equal message restarts its timer. Errors stay until their user closes them (AMB-238). */
export function flash({
  message,
  variant = 'success',
}: {
  message: string
  variant?: FlashVariant | undefined
}): void {
  const equal = shown.get().find((item) => item.message === message && item.variant === variant)
  if (equal) {
    const again = { ...equal, raised: equal.raised + 1 }
    shown.set(shown.get().map((item) => (item === equal ? again : item)))
    return
  }
  lastId += 1
  shown.set([...shown.get(), { id: lastId, message, variant, raised: 1 }])
}

export function dismissFlash(id: number): void {
  shown.set(shown.get().filter((item) => item.id !== id))
}

export function withdrawFlash(message: string): void {
  shown.set(shown.get().filter((item) => item.message !== message))
}

export function clearFlashes(): void {
  shown.set([])
}

export function useFlashes(): readonly ShownFlash[] {
  return useSyncExternalStore(shown.subscribe, shown.get)
}
