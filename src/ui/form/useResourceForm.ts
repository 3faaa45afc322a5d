import { useEffect, useLayoutEffect, useRef } from 'react'
import type { z } from 'zod'
import { changedFields, type Edit } from '#domain/merge.ts'
import { isRecord, memberOf } from '#domain/values.ts'
import { type FieldNames, useDraft } from '../drafts/useDraft.ts'
import { faultAt } from './errors.ts'
import { changedTo, type FieldProps } from './fieldProps.ts'
import { useSaveShortcut } from './saveShortcut.ts'
import { setUnsaved, useUnsaved } from './unsaved.tsx'
import { type Following, useFormValues } from './useFormValues.ts'
import { type Checked, type SubmitOptions, useSubmit } from './useSubmit.ts'

export type FormSchema = z.ZodType<object, Record<string, unknown>>

/** `changes` are the fields that differ from the body of the untouched form. */
export interface Sent<Opened, Body> extends Edit<Opened, Body> {
  readonly body: Body
}

export interface ResourceFormOptions<Schema extends FormSchema, Opened, Result>
  extends SubmitOptions<Sent<Opened, z.output<Schema>>, Result>,
    Following<z.input<Schema>> {
  /** Kind of the record, e.g. `Product`, for the question before leaving. */
  title: string
  /** The record as loaded last; null for a new one. */
  record: Opened
  /** What the form is about where `record` has no id: its draft is offered there alone. */
  about?: { readonly id: number | string } | undefined
  schema: Schema
  labels: { readonly [Key in keyof z.input<Schema>]-?: string }
  /** For the comparison of a draft: the names of the ids that a field holds. */
  names?: FieldNames<Extract<keyof z.input<Schema>, string>>
  initialValues: z.input<Schema>
  onDirtyChange?: (dirty: boolean) => void
  onBusyChange?: (busy: boolean) => void
  /** Called after a draft was restored, with the fields that it changed. */
  onRestored?: (fields: readonly string[]) => void
  restartOnSaved?: boolean
  /** Whether a failed save was partly saved: the form then restarts with the loaded values. */
  restartOnFailed?: (reason: unknown) => boolean
  /** Off for forms with nothing to lose (sign in). */
  guarded?: boolean
}

export interface FormApi<Values> {
  field: <Key extends Extract<keyof Values, string>>(name: Key) => FieldProps<Values[Key]>
  /** As `field`, from a value of its own: the function stays the same while the user types. */
  fieldOf: <Key extends Extract<keyof Values, string>>(
    name: Key,
    value: Values[Key],
  ) => FieldProps<Values[Key]>
  values: Values
  /** The latest values, for a handler that has waited for something. */
  current: () => Values
  set: <Key extends Extract<keyof Values, string>>(name: Key, value: Values[Key]) => void
  /** For fields of several values: `hours.0.open_time`. */
  errorAt: (path: string) => string | undefined
  busy: boolean
}

export function useResourceForm<Schema extends FormSchema, Opened, Result>(
  options: ResourceFormOptions<Schema, Opened, Result>,
) {
  type Values = z.input<Schema>
  const { title, record, schema, labels, guarded = true } = options
  const ref = useRef<HTMLFormElement>(null)
  const form = useFormValues<Opened, Values>(record, options.initialValues, options)
  const changes = form.changes.map((key) => labels[key])
  const dirty = changes.length > 0
  const isTyped = (fields: object): fields is Partial<Values> =>
    Object.entries(fields).every(([field, value]) => isReadable(schema, form.values, field, value))
  const isSeen = (seen: unknown): seen is Opened => isRecord(seen) && isRecord(record)
  const draft = useDraft({
    title,
    record: options.about ?? record,
    isOn: guarded,
    hasChanges: dirty,
    revision: form.values,
    typed: form.typed,
    fits: (field, value) => isReadable(schema, options.initialValues, field, value),
    saved: (field) => memberOf(options.initialValues, field),
    label: (field) => String(memberOf(labels, field) ?? field),
    names: options.names,
    restore: ({ values, baseline, opened }) => {
      // A draft has no secrets: they are the saved ones.
      const seen: unknown = isRecord(opened) && isRecord(record) ? { ...record, ...opened } : record
      if (isTyped(values) && isTyped(baseline))
        form.restore(values, baseline, isSeen(seen) ? seen : record)
      options.onRestored?.(Object.keys(values))
    },
  })
  const id = useUnsaved(title, guarded ? changes : [], draft.key)
  useSaveShortcut(ref, { unsaved: () => dirty, save: () => ref.current?.requestSubmit() })

  const { busy, errors, notice, forget, hide, onSubmit } = useSubmit(
    ref,
    (): Checked<Sent<Opened, z.output<Schema>>> => {
      const { values, baseline } = form.toSend()
      const found = checked(schema, values)
      if ('faults' in found) return found
      const body = found.sent
      const changes = changesOf(schema, baseline, values, body)
      return { sent: { opened: form.opened(), changes, body } }
    },
    {
      ...options,
      onSubmit: async (sent) => {
        const { saved, refused, restart } = form.sending()
        try {
          const result = await options.onSubmit(sent)
          if (options.restartOnSaved) restart()
          else saved()
          if (!form.hasChanges()) setUnsaved(id, null)
          return result
        } catch (reason) {
          if (options.restartOnFailed?.(reason)) restart()
          else refused()
          throw reason
        }
      },
      // What was typed during the save keeps the form open.
      onSaved: (result, sent) => (form.hasChanges() ? undefined : options.onSaved?.(result, sent)),
    },
  )

  const { onDirtyChange, onBusyChange } = options
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange])
  // Layout effect: the dialog must know about the failure before the next Escape.
  useLayoutEffect(() => onBusyChange?.(busy), [busy, onBusyChange])

  const { set, current } = form
  const setField: FormApi<Values>['set'] = (name, value) => {
    set(name, value)
    forget(name)
  }
  const fieldOf: FormApi<Values>['fieldOf'] = (name, value) => ({
    ...notSignIn,
    label: labels[name],
    name,
    value,
    onChange: (next) => setField(name, changedTo(next, current()[name])),
    error: faultAt(errors, name),
    'data-path': name,
  })

  const api: FormApi<Values> = {
    field: (name) => fieldOf(name, form.values[name]),
    fieldOf,
    values: form.values,
    current,
    set: setField,
    errorAt: (path) => faultAt(errors, path),
    busy,
  }
  const discard = () => {
    form.discard()
    hide()
  }
  return { ref, api, busy, changes, notice, onSubmit, discard, offer: draft.offer }
}

/** Whether the schema reads a field of a draft, which a former version of the form may have written. */
function isReadable(
  schema: FormSchema,
  known: Readonly<Record<string, unknown>>,
  field: string,
  value: unknown,
): boolean {
  if (!(field in known)) return false
  const { error } = schema.safeParse({ ...known, [field]: value })
  const wrong = error?.issues.filter(
    ({ path: [at], code }) => at === field && code === 'invalid_type',
  )
  return !wrong?.length
}

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

/** The loaded record may lack a required field, which the form has filled in (AMB-177). */
function changesOf<Schema extends FormSchema>(
  schema: Schema,
  baseline: z.input<Schema>,
  values: z.input<Schema>,
  body: z.output<Schema>,
): Partial<z.output<Schema>> {
  const loaded = schema.safeParse(baseline)
  if (loaded.success) return changedFields<z.output<Schema>>(loaded.data, body)
  const filled = loaded.error.issues.map(({ path: [field] }) => field)
  const within = <Fields extends object>(fields: Fields): Partial<Fields> => {
    const kept: Partial<Fields> = { ...fields }
    for (const field in kept) if (!filled.includes(field)) delete kept[field]
    return kept
  }
  const untouched = schema.safeParse({ ...baseline, ...within(values) }).data
  return { ...changedFields<z.output<Schema>>(untouched ?? {}, body), ...within(body) }
}

/** Keeps 1Password, LastPass, Bitwarden and Dashlane from filling a field with the viewer's sign-in. */
const notSignIn = {
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
} as const
