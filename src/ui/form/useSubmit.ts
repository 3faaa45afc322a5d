import { type RefObject, type SyntheticEvent, useState } from 'react'
import { failureMessage } from '../failure.ts'
import { useOnce } from '../useOnce.ts'
import { type FieldFault, type FieldPaths, faultsOf } from './errors.ts'
import { useFaults } from './useFaults.ts'

/** What is sent, or why nothing can be. */
export type Checked<Sent> =
  | { readonly sent: Sent }
  | { readonly faults: readonly [FieldFault, ...FieldFault[]] }

export interface SubmitOptions<Sent, Answer> {
  /** Asks before the values are sent; `false` leaves everything as it is. */
  onAsk?: (sent: Sent) => Promise<boolean>
  /** Sends the values. The fields of a rejection get its faults, and everything typed stays (PLUS-05). */
  onSubmit: (sent: Sent) => Promise<Answer>
  /** After a save, when nothing is unsaved any more: the place to go elsewhere or to close. */
  onSaved?: (answer: Answer, sent: Sent) => void
  /** The faults found before anything is sent, in the order of the check. */
  onInvalid?: (faults: readonly [FieldFault, ...FieldFault[]]) => void
  /** Fields that have another name on the wire. */
  paths?: FieldPaths | undefined
}

/**
 * The one way a form is sent: once at a time, checked, then awaited; faults stand at the inputs of `form`
 * that bear their path as `data-path`, and what no input shows stands in `notice`.
 */
export function useSubmit<Sent, Answer>(
  form: RefObject<HTMLElement | null>,
  check: () => Checked<Sent>,
  options: SubmitOptions<Sent, Answer>,
) {
  const once = useOnce()
  const [busy, setBusy] = useState(false)
  const { show, ...faults } = useFaults(form)

  const send = async () => {
    if (form.current && unreadable(form.current)) return
    const checked = check()
    if ('faults' in checked) {
      show(checked.faults, null)
      options.onInvalid?.(checked.faults)
      return
    }
    if (options.onAsk && !(await options.onAsk(checked.sent))) return
    setBusy(true)
    faults.hide()
    try {
      const answer = await options.onSubmit(checked.sent)
      options.onSaved?.(answer, checked.sent)
    } catch (reason) {
      show(faultsOf(reason, options.paths), failureMessage(reason))
    } finally {
      setBusy(false)
    }
  }
  const submit = () => void once(send)
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    // A form in a dialog drawn inside this one reaches it through the portal, as React bubbles.
    event.stopPropagation()
    if (event.target === event.currentTarget) submit()
  }

  return { busy, submit, onSubmit, ...faults }
}

/** An input whose text cannot be read puts its last value back and gets the focus to say so. */
function unreadable(form: HTMLElement): boolean {
  const input = form.querySelector<HTMLElement>('[data-unreadable]')
  if (!input) return false
  input.blur()
  input.focus()
  return true
}
