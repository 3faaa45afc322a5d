import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from './focusWhenLost.ts'

/**
 * The ref of a button that loses the focus while it is disabled by its work, and gets it back after that. Where
 * the work leaves the button disabled, `next` finds what gets the focus instead.
 */
export function useFocusBack(
  busy: boolean,
  next?: (button: HTMLButtonElement) => HTMLElement | null | undefined,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useLayoutEffect(() => {
    const hasEnded = wasBusy.current && !busy
    wasBusy.current = busy
    if (!hasEnded || !button.current) return
    // A browser takes the focus from a disabled button with the next frame.
    if (!isFocusLost() && document.activeElement !== button.current) return
    const target = button.current.disabled ? next?.(button.current) : button.current
    target?.focus({ preventScroll: true })
  })
  return button
}
