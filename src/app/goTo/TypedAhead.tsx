// Part of the first download: compiled, it would be larger and no faster.
'use no memo'

import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the keys that are pressed before the palette has the focus. */
export function TypedAhead({ typed }: { typed: RefObject<string> }) {
  useLayoutEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey) return
      if (key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (key.length === 1) typed.current += key
      else if (key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', keep, true)
    return () => window.removeEventListener('keydown', keep, true)
  }, [typed])
  return null
}
