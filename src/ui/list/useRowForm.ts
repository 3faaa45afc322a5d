import { useCallback, useRef, useState } from 'react'
import { failureMessage } from '../failure.ts'
import { useUnsaved } from '../form/unsaved.ts'
import { faultsOf, lastRow, type RowFaults, type RowForm } from './rowForm.ts'

/**
 * The typed values of a row form, its faults, and saving once at a time (PLUS-04, PLUS-05). A field that
 * nobody has typed in shows its initial value, also when that becomes another one.
 */
export function useRowForm(form: RowForm, title: string, onSaved: (last: boolean) => void) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const values: Readonly<Record<string, string>> = { ...form.initial, ...typed }
  const [faults, setFaults] = useState<RowFaults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const running = useRef(false)

  const changed = Object.keys(form.fields).filter((key) => values[key] !== form.initial[key])
  useUnsaved(
    title,
    changed.map((key) => form.fields[key]?.label ?? key),
  )

  const set = useCallback((key: string, value: string) => {
    setTyped((now) => ({ ...now, [key]: value }))
    setFaults((now) => ({ ...now, [key]: undefined }))
  }, [])

  const submit = async () => {
    if (running.current) return
    const invalid = form.validate(values)
    setFaults(invalid)
    setFailure(null)
    if (Object.values(invalid).some(Boolean)) return
    running.current = true
    setSaving(true)
    try {
      const result = await form.submit({ ...values })
      setTyped({})
      onSaved(result === lastRow)
    } catch (reason) {
      const told = faultsOf(reason, form)
      setFaults(told)
      setFailure(Object.keys(told).length === 0 ? failureMessage(reason) : null)
    } finally {
      running.current = false
      setSaving(false)
    }
  }

  return { values, faults, failure, saving, set, submit }
}
