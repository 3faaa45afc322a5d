import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { failureMessage } from '../failure.ts'
import { sameValue } from './equal.ts'
import { type FieldFault, type FormFailure, faultAt } from './errors.ts'
import { changedTo, type FieldProps } from './fieldProps.ts'
import { setUnsaved, useUnsaved } from './unsaved.ts'
import { useFaults } from './useFaults.ts'
import { useFormValues } from './useFormValues.ts'

/** A zod schema of an object; its input is what the fields hold, its output what is sent. */
export type FormSchema = z.ZodType<unknown, Record<string, unknown>>

export interface ResourceFormOptions<Schema extends FormSchema, Result> {
  /** What the form is about, e.g. `Product`: named when somebody leaves it unsaved. */
  title: string
  /** Checks the values on submit and turns them into what is sent. */
  schema: Schema
  /** The name of every field, used at its input and in the list of what has changed. */
  labels: { readonly [Key in keyof z.input<Schema>]-?: string }
  /** The loaded values. When others are loaded, what nobody changed follows. */
  initialValues: z.input<Schema>
  /** Whether the save is running. */
  pending: boolean
  /** Why the last save failed; its fields are shown at their inputs. An `ApiError` fits. */
  error: FormFailure | null
  /** Asks before the values are sent; `false` leaves everything as it is. */
  onAsk?: (values: z.output<Schema>) => Promise<boolean>
  /** Sends the values; a rejection keeps everything that was typed (PLUS-05). */
  onSubmit: (values: z.output<Schema>) => Promise<Result>
  /** After a save, when nothing is unsaved any more: the place to go elsewhere or to close. */
  onSaved?: (result: Result, values: z.output<Schema>) => void
  /** The faults found by the schema, in its order. */
  onInvalid?: (faults: [FieldFault, ...FieldFault[]]) => void
  onDirtyChange?: (dirty: boolean) => void
  /**
   * Fields whose members have no order: choosing them again in another order is no change, and when
   * others are loaded, members follow one by one.
   */
  unordered?: readonly (keyof z.input<Schema>)[]
  /** Starts again with the initial values after a save, for forms that add one after another. */
  restartOnSaved?: boolean
  /** Whether leaving with changes asks (PLUS-04). Off for forms with nothing to lose (sign in). */
  guarded?: boolean
}

/** What the fields of a form are drawn with. */
export interface FormApi<Values> {
  /** The props of one input; spread them. */
  field: <Key extends Extract<keyof Values, string>>(name: Key) => FieldProps<Values[Key]>
  values: Values
  set: <Key extends Extract<keyof Values, string>>(name: Key, value: Values[Key]) => void
  /** The error at any path, for fields that hold several values: `hours.0.open_time`. */
  errorAt: (path: string) => string | undefined
  busy: boolean
}

/** The workings of ResourceForm, without its looks. */
export function useResourceForm<Schema extends FormSchema, Result>(
  options: ResourceFormOptions<Schema, Result>,
) {
  type Values = z.input<Schema>
  const { title, schema, labels, pending, error, unordered = [], guarded = true } = options
  const ref = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [sending, setSending] = useState(false)
  const [rejection, setRejection] = useState<FormFailure | null>(null)
  const handled = useRef<FormFailure | null>(null)
  const busy = sending || pending
  const faults = useFaults(ref)
  const form = useFormValues<Values>(options.initialValues, unordered)
  const changes = form.changes.map((key) => labels[key])
  const dirty = changes.length > 0
  const id = useUnsaved(title, guarded ? changes : [])

  const { onDirtyChange } = options
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange])

  const failure = busy ? null : (error ?? rejection)
  const { show } = faults
  useLayoutEffect(() => {
    if (failure && !sameValue(failure, handled.current)) {
      show(failure.fields ?? [], failure.message)
    }
    handled.current = failure
  }, [failure, show])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form in a dialog drawn inside this one reaches it through the portal, as React bubbles.
    event.stopPropagation()
    if (event.target !== ref.current || running.current || pending) return
    if (unreadable(ref.current)) return
    const checked = schema.safeParse(form.current())
    if (!checked.success) {
      const [first, ...rest] = checked.error.issues.map((issue) => ({
        path: issue.path.map(String).join('.'),
        message: issue.message,
      }))
      if (!first) return
      faults.show([first, ...rest], null)
      options.onInvalid?.([first, ...rest])
      return
    }
    running.current = true
    if (options.onAsk && !(await options.onAsk(checked.data))) {
      running.current = false
      return
    }
    setSending(true)
    handled.current = null
    setRejection(null)
    faults.hide()
    const saved = form.sending()
    try {
      const result = await options.onSubmit(checked.data)
      if (options.restartOnSaved) form.restart()
      else saved()
      setUnsaved(id, null)
      options.onSaved?.(result, checked.data)
    } catch (reason) {
      setRejection({ message: failureMessage(reason) })
    } finally {
      running.current = false
      setSending(false)
    }
  }

  const { set, current } = form
  const { forget } = faults
  const setField: FormApi<Values>['set'] = (name, value) => {
    set(name, value)
    forget(name)
  }
  const field: FormApi<Values>['field'] = (name) => ({
    label: labels[name],
    name,
    value: form.values[name],
    onChange: (next) => setField(name, changedTo(next, current()[name])),
    error: faultAt(faults.errors, name),
    'data-path': name,
  })

  const api: FormApi<Values> = {
    field,
    values: form.values,
    set: setField,
    errorAt: (path) => faultAt(faults.errors, path),
    busy,
  }
  const discard = () => {
    form.discard()
    faults.hide()
  }
  return { ref, api, busy, changes, notice: faults.notice, submit, discard }
}

/** An input whose text cannot be read puts its last value back and gets the focus to say so. */
function unreadable(form: HTMLFormElement): boolean {
  const input = form.querySelector<HTMLElement>('[data-unreadable]')
  if (!input) return false
  input.blur()
  input.focus()
  return true
}
