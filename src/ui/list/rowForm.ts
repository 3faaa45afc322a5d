import type { ReactNode } from 'react'
import type { FieldPaths } from '../form/errors.ts'

/** The properties of a row form's own control. */
export interface RowFieldControl {
  value: string
  onChange: (value: string) => void
  label: string
  /** Whether the label is to be seen, since no header of a column stands above. */
  labelled: boolean
  error: string | undefined
  readOnly: boolean
  autoFocus: boolean
  /** Path of the field, by which faults find the input. */
  'data-path': string
}

/** One field of an inline row form. All values are text; `onSubmit` parses them. */
export interface RowField {
  /** Accessible name. Default: the header of the column. */
  label?: string
  placeholder?: string
  /** Value in the row for a new record. */
  initial?: string
  inputMode?: 'text' | 'numeric' | 'decimal'
  /** Draws another control than a text field. */
  render?: (control: RowFieldControl) => ReactNode
}

/** Faults by column id; an empty object means that there is no fault. */
export type RowFaults = Readonly<Partial<Record<string, string>>>

/** The inline row for a new record. */
export interface AddRow<Key extends string = string> {
  /** Label of the button that opens the row, such as 'Add role'. */
  label: string
  fields: Readonly<Record<Key, RowField>>
  validate?: (values: Record<Key, string>) => RowFaults
  /**
   * Saves the record. A rejection is shown in the row and keeps the typed text; its `fields` (`{ path,
   * message }`) become faults of the fields. The row stays open for the next record, unless the answer is
   * `lastRow`.
   */
  onSubmit: (values: Record<Key, string>) => Promise<unknown>
  /** Form fields by wire name, where the two names differ. */
  paths?: FieldPaths
  /** Why no record can be added now. */
  disabled?: string | undefined
  /**
   * Whether the button is quiet, since the list is a part of a page with its own primary action. Default:
   * when the list has a heading.
   */
  quiet?: boolean
}

/** Inline editing of rows: adds the action `Edit` to every row. */
export interface EditRow<Row, Key extends string = string> {
  /** Name of the row action. Default 'Edit'. */
  label?: string
  fields: Readonly<Record<Key, RowField>>
  values: (row: Row) => Record<Key, string>
  validate?: (values: Record<Key, string>, row: Row) => RowFaults
  /** Asks before the row is saved; `false` keeps the row open as it was typed. */
  onAsk?: (row: Row, values: Record<Key, string>) => Promise<boolean>
  /** Saves the row. A rejection is shown in the row and keeps the typed text. */
  onSubmit: (row: Row, values: Record<Key, string>) => Promise<unknown>
  /** Form fields by wire name, where the two names differ. */
  paths?: FieldPaths
  /** Why this row cannot be edited. */
  disabled?: (row: Row) => string | undefined
}

/** A row form without the types of its fields, as FormRow uses it. */
export interface RowForm {
  fields: Readonly<Partial<Record<string, RowField>>>
  initial: Readonly<Record<string, string>>
  validate: (values: Record<string, string>) => RowFaults
  ask: (values: Record<string, string>) => Promise<boolean>
  submit: (values: Record<string, string>) => Promise<unknown>
  paths: FieldPaths | undefined
}

/** The answer of an add row's `onSubmit` when no further record can be added: the row closes. */
export const lastRow = Symbol('last row')

interface TypedForm<Key extends string> {
  fields: Readonly<Record<Key, RowField>>
  validate?: ((values: Record<Key, string>) => RowFaults) | undefined
  ask?: ((values: Record<Key, string>) => Promise<boolean>) | undefined
  submit: (values: Record<Key, string>) => Promise<unknown>
  paths?: FieldPaths | undefined
}

/** A row form with the given values, otherwise with the fields' own initial values. */
export function rowForm<Key extends string>(
  form: TypedForm<Key>,
  values?: Record<Key, string>,
): RowForm {
  const given: Partial<Record<string, string>> = values ?? {}
  const initial: Record<string, string> = {}
  for (const [key, field] of Object.entries<RowField>(form.fields)) {
    initial[key] = given[key] ?? field.initial ?? ''
  }
  return {
    fields: form.fields,
    initial,
    validate: (typed) => form.validate?.(typed) ?? {},
    ask: async (typed) => form.ask?.(typed) ?? true,
    submit: (typed) => form.submit(typed),
    paths: form.paths,
  }
}
