import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Saving {
  unsaved: () => boolean
  save: () => void
}

interface OpenForm extends Saving {
  ref: RefObject<HTMLElement | null>
}

/** In the order of last use. */
let openForms: OpenForm[] = []

/** Ctrl/Cmd+S saves the form with the focus, else one with unsaved changes, else the one used last. */
export function useSaveShortcut(ref: RefObject<HTMLElement | null>, saving: Saving): void {
  const unsaved = useEffectEvent(saving.unsaved)
  const save = useEffectEvent(saving.save)
  useEffect(() => {
    const form: OpenForm = { ref, unsaved: () => unsaved(), save: () => save() }
    const toFront = () => {
      openForms = [...openForms.filter((other) => other !== form), form]
    }
    const element = ref.current
    if (openForms.length === 0) window.addEventListener('keydown', saveOnShortcut)
    toFront()
    element?.addEventListener('focusin', toFront)
    return () => {
      element?.removeEventListener('focusin', toFront)
      openForms = openForms.filter((other) => other !== form)
      if (openForms.length === 0) window.removeEventListener('keydown', saveOnShortcut)
    }
  }, [ref])
}

function saveOnShortcut(event: KeyboardEvent) {
  const asked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!asked || event.key.toLowerCase() !== 's') return
  event.preventDefault()
  if (!event.repeat) findFormToSave()?.save()
}

/** The form to save. An open dialog hides the page behind it. */
function findFormToSave(): OpenForm | undefined {
  const focus = document.activeElement
  const dialog = focus?.closest('[role="dialog"]') ?? document.body
  const near = openForms.filter(({ ref }) => dialog.contains(ref.current))
  return (
    near.findLast(({ ref }) => ref.current?.contains(focus)) ??
    near.findLast(({ unsaved }) => unsaved()) ??
    near.at(-1)
  )
}
