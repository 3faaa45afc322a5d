// Part of the first download: compiled, it would be larger and no faster.
'use no memo'

import { type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import type { FieldFault } from '#domain/faults.ts'
import { flash } from '../flash/flash.ts'
import { once } from '../once.ts'
import { type FieldPaths, failureMessage, faultsOf, useFaults } from './errors.ts'

export type Checked<Sent> =
  | { readonly sent: Sent }
  | { readonly faults: readonly [FieldFault, ...FieldFault[]] }

export interface SubmitOptions<Sent, Answer> {
  /** `false` cancels the save. */
  onAsk?: (sent: Sent) => Promise<boolean>
  /** A rejection's `fields` become faults of their inputs; typed values stay. */
  onSubmit: (sent: Sent) => Promise<Answer>
  /** Called without unsaved changes. Return the promise of a navigation: clicks until then do not send again. */
  onSaved?: (answer: Answer, sent: Sent) => unknown
  flashesFaults?: boolean
  /** Form fields by wire name, where the two names differ. */
  paths?: FieldPaths | undefined
}

/** One save at a time. A fault appears at the input with its path as `data-path`, else in `notice`. */
export function useSubmit<Sent, Answer>(
  form: RefObject<HTMLElement | null>,
  check: () => Checked<Sent>,
  options: SubmitOptions<Sent, Answer>,
) {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const { show, ...faults } = useFaults(form)

  const send = async () => {
    if (form.current && unreadable(form.current)) return
    const checked = check()
    if ('faults' in checked) {
      show(checked.faults, null)
      const [first] = checked.faults
      if (options.flashesFaults) flash({ message: first.message, variant: 'error' })
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
  const submit = () => void once(running, send)
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    // React bubbles events through portals: a dialog's submit would reach the form around it.
    event.stopPropagation()
    if (event.target === event.currentTarget) submit()
  }

  return { busy, submit, onSubmit, ...faults }
}

/** Blurs unreadable inputs to show their messages, then focuses one. Hidden inputs are left to the schema. */
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
