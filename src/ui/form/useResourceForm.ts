import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { z } from 'zod'
import { useStable } from '../useStable.ts'
import { faultAt } from './errors.ts'
import { changedTo, type FieldProps } from './fieldProps.ts'
import { notSignIn } from './notSignIn.ts'
import { useSaveShortcut } from './saveShortcut.ts'
import { setUnsaved, useUnsaved } from './unsaved.ts'
import { type Followed, useFormValues } from './useFormValues.ts'
import { type Checked, type SubmitOptions, useSubmit } from './useSubmit.ts'

/** A zod schema of an object: its input is the form's values, its output is the body to send. */
export type FormSchema = z.ZodType<unknown, Record<string, unknown>>

export interface ResourceFormOptions<Schema extends FormSchema, Result>
  extends SubmitOptions<z.output<Schema>, Result> {
  /** Name of the edited record's kind, e.g. `Product`, for the question before leaving. */
  title: string
  /** Checks the values on submit and turns them into the body to send. */
  schema: Schema
  /** Label of every field, for its input and for the list of changes. */
  labels: { readonly [Key in keyof z.input<Schema>]-?: string }
  /** The loaded values. When new values are loaded, unchanged fields follow them. */
  initialValues: z.input<Schema>
  onDirtyChange?: (dirty: boolean) => void
  onBusyChange?: (busy: boolean) => void
  /**
   * Fields whose members have no order. Another order of the same members is no change, and loaded
   * members follow one by one.
   */
  unordered?: readonly (keyof z.input<Schema>)[]
  /** How fields follow whose changes are merged with newly loaded values in their own way. */
  followed?: Followed<z.input<Schema>>
  /** Fields that are sent and never loaded, such as a new picture: emptied once they are saved. */
  writeOnly?: readonly (keyof z.input<Schema>)[]
  /** Whether the form starts again with the initial values after a save, for adding several records. */
  restartOnSaved?: boolean
  /** Whether a failure has saved a part: the form then starts again with the loaded values. */
  restartOnFailed?: (reason: unknown) => boolean
  /** Whether leaving with changes asks. Off for forms with nothing to lose (sign in). */
  guarded?: boolean
}

/** The properties with which a form draws its fields. */
export interface FormApi<Values> {
  /** The props of one input; spread them. */
  field: <Key extends Extract<keyof Values, string>>(name: Key) => FieldProps<Values[Key]>
  values: Values
  set: <Key extends Extract<keyof Values, string>>(name: Key, value: Values[Key]) => void
  /**
   * The error at any path, for fields that hold several values: `hours.0.open_time`. It stays the same while the
   * faults do.
   */
  errorAt: (path: string) => string | undefined
  busy: boolean
}

/** The state and handlers of a ResourceForm, without its markup. */
export function useResourceForm<Schema extends FormSchema, Result>(
  options: ResourceFormOptions<Schema, Result>,
) {
  type Values = z.input<Schema>
  const { title, schema, labels, guarded = true } = options
  const { unordered = [], writeOnly = [], followed = {} } = options
  const ref = useRef<HTMLFormElement>(null)
  const form = useFormValues<Values>(options.initialValues, unordered, writeOnly, followed)
  const changes = form.changes.map((key) => labels[key])
  const dirty = changes.length > 0
  const id = useUnsaved(title, guarded ? changes : [])
  useSaveShortcut(ref, { unsaved: () => dirty, save: () => ref.current?.requestSubmit() })

  const { busy, errors, notice, forget, hide, onSubmit } = useSubmit(
    ref,
    () => checked(schema, form.current()),
    {
      ...options,
      onSubmit: async (values) => {
        const saved = form.sending()
        try {
          const result = await options.onSubmit(values)
          if (options.restartOnSaved) form.restart()
          else saved()
          setUnsaved(id, null)
          return result
        } catch (reason) {
          if (options.restartOnFailed?.(reason)) form.restart()
          throw reason
        }
      },
    },
  )

  const { onDirtyChange, onBusyChange } = options
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange])
  // A failure is drawn and the form's dialog answers Escape at the same time.
  useLayoutEffect(() => onBusyChange?.(busy), [busy, onBusyChange])

  const { set, current } = form
  const setField: FormApi<Values>['set'] = (name, value) => {
    set(name, value)
    forget(name)
  }
  const field: FormApi<Values>['field'] = (name) => ({
    ...notSignIn,
    label: labels[name],
    name,
    value: form.values[name],
    onChange: (next) => setField(name, changedTo(next, current()[name])),
    error: faultAt(errors, name),
    'data-path': name,
  })

  const errorAt = useCallback((path: string) => faultAt(errors, path), [errors])
  const api: FormApi<Values> = {
    field,
    values: form.values,
    set: setField,
    errorAt,
    busy,
  }
  const discard = useStable(() => {
    form.discard()
    hide()
  })
  return { ref, api, busy, changes, notice, onSubmit, discard }
}

/** The schema's output for the values, or its faults in the schema's order. */
function checked<Schema extends FormSchema>(
  schema: Schema,
  values: z.input<Schema>,
): Checked<z.output<Schema>> {
  const { success, data, error } = schema.safeParse(values)
  if (success) return { sent: data }
  const [first, ...rest] = error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }))
  if (!first) throw error
  return { faults: [first, ...rest] }
}
