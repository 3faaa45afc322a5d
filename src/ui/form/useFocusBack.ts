import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The ref of a button that loses the focus while it is disabled by its work, and gets it back after that. */
export function useFocusBack(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(false)
  useLayoutEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasBusy.current = busy
  }, [busy])
  return button
}
