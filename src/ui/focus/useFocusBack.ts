import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from './lostFocus.ts'

/**
 * The ref of a button or an input that loses the focus while work disables it, and gets it back after that. Where
 * the work leaves it disabled, `next` finds what gets the focus instead.
 */
export function useFocusBack<
  Control extends HTMLButtonElement | HTMLInputElement = HTMLButtonElement,
>(
  busy: boolean,
  next?: (control: Control) => HTMLElement | null | undefined,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const wasBusy = useRef(false)
  useLayoutEffect(() => {
    const hasEnded = wasBusy.current && !busy
    wasBusy.current = busy
    if (!hasEnded || !control.current) return
    // A browser takes the focus from a disabled control with the next frame.
    if (!isFocusLost() && document.activeElement !== control.current) return
    const target = control.current.disabled ? next?.(control.current) : control.current
    target?.focus({ preventScroll: true })
  })
  return control
}
