import { type RefObject, useEffect } from 'react'

interface OpenForm {
  ref: RefObject<HTMLFormElement | null>
}

/** Open forms, in the order of their last use. */
let open: OpenForm[] = []

/** Makes Ctrl/Cmd+S save the form with the focus, otherwise the form used or opened last. */
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
