import { type RefObject, useEffect } from 'react'

interface OpenForm {
  ref: RefObject<HTMLFormElement | null>
}

/** Open forms; the one somebody worked in last is the last one. */
let open: OpenForm[] = []

/** Ctrl/Cmd+S saves the form the person is in, otherwise the one used or opened last (PLUS-06). */
export function useSaveShortcut(ref: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const entry: OpenForm = { ref }
    const toFront = () => {
      open = [...open.filter((other) => other !== entry), entry]
    }
    const element = ref.current
    if (open.length === 0) window.addEventListener('keydown', saveOnShortcut)
    toFront()
    element?.addEventListener('focusin', toFront)
    return () => {
      element?.removeEventListener('focusin', toFront)
      open = open.filter((other) => other !== entry)
      if (open.length === 0) window.removeEventListener('keydown', saveOnShortcut)
    }
  }, [ref])
}

function saveOnShortcut(event: KeyboardEvent) {
  const asked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!asked || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  if (event.repeat) return
  open.at(-1)?.ref.current?.requestSubmit()
}
