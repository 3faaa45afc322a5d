// Part of the first download: compiled, it would be larger and no faster.
'use no memo'

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type FieldFault, failedText, isFieldFault } from '#domain/faults.ts'
import { memberOf } from '#domain/values.ts'

/** `{ image_data: 'image' }`. Of several fields the first shows the fault, the others are only marked. */
export type FieldPaths = Readonly<Record<string, string | readonly string[]>>

/** Marks a field whose fault another field shows. */
export const alsoAtFault = ' '

/** Faults in the `fields` of an error (`{ path, message }`), by form field. */
export function faultsOf(reason: unknown, paths: FieldPaths = {}): FieldFault[] {
  const fields = memberOf(reason, 'fields')
  if (!Array.isArray(fields)) return []
  return fields.filter(isFault).flatMap(({ path, message }) => {
    const dotted = dottedPath(path)
    const [field = dotted, ...others] = [formPath(dotted, paths)].flat()
    return [
      { path: field, message },
      ...others.map((other) => ({ path: other, message: alsoAtFault })),
    ]
  })
}

/** A name in `paths` stands for every path inside it, too. */
function formPath(dotted: string, paths: FieldPaths): string | readonly string[] {
  const exact = paths[dotted]
  if (exact !== undefined) return exact
  const around = Object.keys(paths).find((path) => dotted.startsWith(`${path}.`))
  const field = around === undefined ? undefined : paths[around]
  return typeof field === 'string' && around ? `${field}${dotted.slice(around.length)}` : dotted
}

const isFault = (fault: unknown): fault is FieldFault => isFieldFault(fault) && fault.message !== ''

/** `/hours/0/open` and `body.hours[0].open` become `hours.0.open`. */
function dottedPath(path: string): string {
  return path
    .replace(/\[(\d+)\]/g, '.$1')
    .replaceAll('/', '.')
    .replace(/^\.+/, '')
    .replace(/^body\./, '')
}

/** The fault of a field, or the first fault inside a field of several values. */
export function faultAt(errors: Record<string, unknown>, path: string): string | undefined {
  const exact = errors[path]
  if (typeof exact === 'string') return exact
  const inside = Object.keys(errors).find((key) => key.startsWith(`${path}.`))
  const message = inside === undefined ? undefined : errors[inside]
  return typeof message === 'string' ? message : undefined
}

/** The input that shows the fault at `path`: its own, or that of the field around it. */
function inputAt(form: HTMLElement, path: string): HTMLElement | null {
  const inputs = [...form.querySelectorAll<HTMLElement>('[data-path]')]
  const own = inputs.find((input) => input.dataset.path === path)
  return own ?? inputs.find((input) => path.startsWith(`${input.dataset.path}.`)) ?? null
}

/** Focuses the first of these inputs in page order. */
function focusFirst(form: HTMLElement, paths: readonly string[]): void {
  const found = paths.map((path) => inputAt(form, path)).filter((input) => input !== null)
  const [first] = found.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  if (!first) return
  const focusable = 'input:not([type=hidden]), textarea, select, button, [tabindex="0"]'
  const target = first.matches(focusable) ? first : first.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}

export function failureMessage(reason: unknown): string {
  return reason instanceof Error && reason.message ? reason.message : failedText
}

/** The failure as a whole, and the faults that no input can show. */
export interface FormNotice {
  message: string | null
  faults: readonly FieldFault[]
}

/** Faults at their inputs, all others in the notice. Focuses the first faulty input. */
export function useFaults(form: RefObject<HTMLElement | null>) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const toFocus = useRef<string[]>([])

  // After the render, so that a screen reader reads the input with its error.
  useLayoutEffect(() => {
    if (toFocus.current.length === 0 || !form.current) return
    focusFirst(form.current, toFocus.current)
    toFocus.current = []
  })

  const show = (faults: readonly FieldFault[], message: string | null) => {
    const placed: Record<string, string> = {}
    const unplaced: FieldFault[] = []
    for (const fault of faults) {
      const path = dottedPath(fault.path)
      if (path && form.current && inputAt(form.current, path))
        placed[path] = joined(placed[path], fault.message)
      else unplaced.push(fault)
    }
    toFocus.current = Object.keys(placed)
    setErrors(placed)
    const isShownAtInputs = unplaced.length === 0 && Object.keys(placed).length > 0
    const notice = { message, faults: unplaced }
    setNotice(!isShownAtInputs && (message !== null || unplaced.length > 0) ? notice : null)
  }

  const hide = () => {
    setErrors({})
    setNotice(null)
  }

  // Stable for the compiled forms: it is part of `FormApi.fieldOf`.
  const forget = useCallback((path: string) => {
    setErrors((current) => {
      if (faultAt(current, path) === undefined) return current
      const kept = Object.entries(current).filter(
        ([key]) => key !== path && !key.startsWith(`${path}.`),
      )
      return Object.fromEntries(kept)
    })
  }, [])

  return { errors, notice, show, hide, forget }
}

function joined(known: string | undefined, message: string): string {
  return known === undefined || known === message ? message : `${known} ${message}`
}
