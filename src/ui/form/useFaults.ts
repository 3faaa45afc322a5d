import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FieldFault } from '#domain/faults.ts'
import { dottedPath, faultAt, focusFirst, inputAt } from './errors.ts'

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
      const isShownAtInputs = unplaced.length === 0 && Object.keys(placed).length > 0
      const notice = { message, faults: unplaced }
      setNotice(!isShownAtInputs && (message !== null || unplaced.length > 0) ? notice : null)
    },
    [form],
  )

  const hide = useCallback(() => {
    setErrors({})
    setNotice(null)
  }, [])

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
