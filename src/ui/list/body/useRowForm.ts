import { type RefObject, useCallback, useState } from 'react'
import { useSaveShortcut } from '#ui/form/saveShortcut.ts'
import { useUnsaved } from '#ui/form/unsaved.ts'
import { type Checked, useSubmit } from '#ui/form/useSubmit.ts'
import { lastRow, type RowForm } from './rowForm.ts'

/** An untouched field follows its initial value. */
export function useRowForm(
  row: RefObject<HTMLElement | null>,
  form: RowForm,
  title: string,
  onSaved: (last: boolean) => void,
) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const values: Readonly<Record<string, string>> = { ...form.initial, ...typed }

  const changed = Object.keys(form.fields).filter((key) => values[key] !== form.initial[key])
  useUnsaved(
    title,
    changed.map((key) => form.fields[key]?.label ?? key),
  )

  const check = (): Checked<Record<string, string>> => {
    const [first, ...rest] = Object.entries(form.validate(values)).flatMap(([path, message]) =>
      message ? [{ path, message }] : [],
    )
    return first ? { faults: [first, ...rest] } : { sent: { ...values } }
  }
  const { forget, ...sending } = useSubmit(row, check, {
    onAsk: form.ask,
    onSubmit: form.submit,
    paths: form.paths,
    onSaved: (result) => {
      setTyped({})
      onSaved(result === lastRow)
    },
  })

  const set = useCallback(
    (key: string, value: string) => {
      setTyped((now) => ({ ...now, [key]: value }))
      forget(key)
    },
    [forget],
  )

  useSaveShortcut(row, { unsaved: () => changed.length > 0, save: () => sending.submit() })

  return { values, set, ...sending }
}
