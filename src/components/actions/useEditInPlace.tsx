import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hasUnsaved } from '#ui/form/unsaved.ts'
import { useLeaveQuestion } from '#ui/form/useLeaveQuestion.tsx'
import type { EditOpener } from './EditInPlace.tsx'

/**
 * Editing a record on its page: a button in the head opens the form, and the form's Cancel closes it, after a question
 * when there are changes. The button is back in view with the focus once the form is closed. A form with changes stays
 * open when the right to it is taken away or somebody else archives the record, so that nothing typed is lost.
 */
export function useEditInPlace(possible = true) {
  const [editing, setEditing] = useState(false)
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
    /** What the actions of the head take. */
    head,
    /** What the form takes. */
    form: { onSaved: close, onCancel: leave },
    /** The question before changes are lost, to draw once. */
    question,
  }
}

/** The first control that takes the focus. A hidden file input is opened by a button, so the button counts. */
const firstField = 'button[data-path]:enabled, input:enabled:not([type=file])'

/** The opened form: whoever pressed Edit continues in its first field. */
export function EditedForm({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>(firstField)?.focus(), [])
  return <div ref={frame}>{children}</div>
}
