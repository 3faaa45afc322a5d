import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { dottedPath, type FieldFault, faultAt, focusFirst, inputAt } from './errors.ts'

/** What stands above the inputs: the failure as a whole and faults that no input can show. */
export interface FormNotice {
  message: string | null
  faults: readonly FieldFault[]
}

/**
 * The faults of a form: each at its input, those without an input in the notice. Showing faults puts the
 * focus on the first input that has one.
 */
export function useFaults(form: RefObject<HTMLElement | null>) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const toFocus = useRef<string[]>([])

  // After the drawing, so that the input has its error when a screen reader reads it.
  useLayoutEffect(() => {
    if (toFocus.current.length === 0 || !form.current) return
    focusFirst(form.current, toFocus.current)
    toFocus.current = []
  })

  const show = useCallback(
    (faults: readonly FieldFault[], message: string | null) => {
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
      // A fault at its input is not told a second time above the inputs.
      const told = unplaced.length === 0 && Object.keys(placed).length > 0
      const notice = { message, faults: unplaced }
      setNotice(!told && (message !== null || unplaced.length > 0) ? notice : null)
    },
    [form],
  )

  const hide = useCallback(() => {
    setErrors({})
    setNotice(null)
  }, [])

  /** An input that is changed is not faulty until the next try. */
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

/** Two faults at one field, said once where they are the same. */
function joined(known: string | undefined, message: string): string {
  return known === undefined || known === message ? message : `${known} ${message}`
}
