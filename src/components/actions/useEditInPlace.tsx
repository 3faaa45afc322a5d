import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useClosedForm } from '#ui/drafts/formsOnPage.ts'
import { hasUnsaved, useLeaveQuestion } from '#ui/form/unsaved.tsx'
import type { EditOpener } from './EditInPlace.tsx'

/** A dirty form stays open if the right is revoked or the record archived, so that no input is lost. */
export function useEditInPlace(record: { readonly name: string }, possible = true) {
  const [editing, setEditing] = useState(false)
  useClosedForm(record.name, record, {
    isOpen: editing || !possible,
    open: () => setEditing(true),
  })
  useLayoutEffect(() => {
    if (!possible && !hasUnsaved()) setEditing(false)
  }, [possible])
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setEditing(false))
    opener.current?.focus({ preventScroll: true })
    opener.current?.scrollIntoView({ block: 'center' })
  }
  const [leave, question] = useLeaveQuestion(close)
  const head: EditOpener = { editing, opener, onEdit: () => setEditing(true) }
  return {
    editing,
    head,
    form: { onSaved: close, onCancel: leave },
    question,
  }
}

/** A file input is hidden behind a button, so the button counts. */
const firstField = 'button[data-path]:enabled, input:enabled:not([type=file])'

export function EditedForm({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>(firstField)?.focus(), [])
  return <div ref={frame}>{children}</div>
}
