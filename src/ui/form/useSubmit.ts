import { type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import type { FieldFault } from '#domain/faults.ts'
import { flash, withdrawFlash } from '../flash/flash.ts'
import { useOnce } from '../useOnce.ts'
import { type FieldPaths, failureMessage, faultsOf } from './errors.ts'
import { useFaults } from './useFaults.ts'

/** The values to send, or the faults that prevent sending. */
export type Checked<Sent> =
  | { readonly sent: Sent }
  | { readonly faults: readonly [FieldFault, ...FieldFault[]] }

export interface SubmitOptions<Sent, Answer> {
  /** Asks before the values are sent; `false` cancels the save without a change. */
  onAsk?: (sent: Sent) => Promise<boolean>
  /**
   * Sends the values. A rejection's `fields` become faults of their inputs, and everything typed stays.
   */
  onSubmit: (sent: Sent) => Promise<Answer>
  /**
   * Called after a save, when the form has no unsaved changes: the moment to leave or to close. Return the
   * promise of a navigation, because a click until then would send again.
   */
  onSaved?: (answer: Answer, sent: Sent) => unknown
  /** Whether the first fault found before sending is flashed as well. */
  flashesFaults?: boolean
  /** Form fields by wire name, where the two names differ. */
  paths?: FieldPaths | undefined
}

/**
 * Sends a form: one save at a time, checked, then awaited. A fault stands at the input of `form` with its
 * path as `data-path`; faults without an input stand in `notice`.
 */
export function useSubmit<Sent, Answer>(
  form: RefObject<HTMLElement | null>,
  check: () => Checked<Sent>,
  options: SubmitOptions<Sent, Answer>,
) {
  const once = useOnce()
  const [busy, setBusy] = useState(false)
  const { show, ...faults } = useFaults(form)

  /** The fault that is flashed. */
  const flashed = useRef<string>(undefined)

  const send = async () => {
    if (flashed.current) withdrawFlash(flashed.current)
    flashed.current = undefined
    if (form.current && unreadable(form.current)) return
    const checked = check()
    if ('faults' in checked) {
      show(checked.faults, null)
      const [first] = checked.faults
      if (!options.flashesFaults) return
      flash({ message: first.message, variant: 'error' })
      flashed.current = first.message
      return
    }
    if (options.onAsk && !(await options.onAsk(checked.sent))) return
    setBusy(true)
    faults.hide()
    try {
      const answer = await options.onSubmit(checked.sent)
      await options.onSaved?.(answer, checked.sent)
    } catch (reason) {
      show(faultsOf(reason, options.paths), failureMessage(reason))
    } finally {
      setBusy(false)
    }
  }
  const submit = () => void once(send)
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    // React bubbles events through portals, so the submit of a dialog's form would reach the form around
    // the dialog.
    event.stopPropagation()
    if (event.target === event.currentTarget) submit()
  }

  return { busy, submit, onSubmit, ...faults }
}

/**
 * Whether an input holds unreadable text. That input says so as when it is left, and gets the focus. An input that takes
 * no focus, in a tab behind, is left to the check of the values.
 */
export function unreadable(form: HTMLElement): boolean {
  const inputs = [...form.querySelectorAll('input')]
  return inputs
    .filter(({ dataset, validity }) => dataset.unreadable !== undefined || validity.badInput)
    .some((input) => {
      input.focus()
      input.blur()
      input.focus()
      return document.activeElement === input
    })
}
