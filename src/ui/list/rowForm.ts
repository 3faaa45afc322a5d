import type { ReactNode } from 'react'
import type { FieldPaths } from '../form/errors.ts'

/** What a row form's own control is given. */
export interface RowFieldControl {
  value: string
  onChange: (value: string) => void
  label: string
  error: string | undefined
  readOnly: boolean
  autoFocus: boolean
  /** Finds the input again when its error has to be shown. */
  'data-path': string
}

/** One field of an inline row form. All values are text; read them on submit. */
export interface RowField {
  /** Accessible name; by default the header of the column. */
  label?: string
  placeholder?: string
  /** Value in a new row. */
  initial?: string
  inputMode?: 'text' | 'numeric' | 'decimal'
  maxLength?: number
  /** Another control than a text field. */
  render?: (control: RowFieldControl) => ReactNode
}

/** Faults by column id; an empty object means that all is well. */
export type RowFaults = Readonly<Partial<Record<string, string>>>

/** The inline row that makes a new thing. */
export interface AddRow<Key extends string = string> {
  /** The button that opens it, such as 'Add role'. */
  label: string
  fields: Readonly<Record<Key, RowField>>
  validate?: (values: Record<Key, string>) => RowFaults
  /**
   * Saves. A rejection is shown inside the row and keeps what was typed (PLUS-05); its `fields`
   * (`{ path, message }`) go to the fields of the same name. The row stays open for the next one, unless it
   * answers `lastRow`.
   */
  onSubmit: (values: Record<Key, string>) => Promise<unknown>
  /** Fields that have another name on the wire. */
  paths?: FieldPaths
  /** Why nothing can be added now. */
  disabled?: string | undefined
  /** The list is a part of a page, whose own action comes first. Default: when it has a heading. */
  quiet?: boolean
}

/** Inline editing of rows: adds the action `Edit` to every row. */
export interface EditRow<Row, Key extends string = string> {
  /** Name of the row action. Default 'Edit'. */
  label?: string
  fields: Readonly<Record<Key, RowField>>
  values: (row: Row) => Record<Key, string>
  validate?: (values: Record<Key, string>) => RowFaults
  /** Saves; a rejection is shown inside the row and keeps what was typed (PLUS-05). */
  onSubmit: (row: Row, values: Record<Key, string>) => Promise<unknown>
  /** Fields that have another name on the wire. */
  paths?: FieldPaths
  /** Why this row cannot be edited. */
  disabled?: (row: Row) => string | undefined
}

/** A row form without the types of its fields: what the form row works with. */
export interface RowForm {
  fields: Readonly<Partial<Record<string, RowField>>>
  initial: Readonly<Record<string, string>>
  validate: (values: Record<string, string>) => RowFaults
  submit: (values: Record<string, string>) => Promise<unknown>
  paths: FieldPaths | undefined
}

/** What `onSubmit` of an add row answers when nothing is left to add: the row closes. */
export const lastRow = Symbol('last row')

interface TypedForm<Key extends string> {
  fields: Readonly<Record<Key, RowField>>
  validate?: ((values: Record<Key, string>) => RowFaults) | undefined
  submit: (values: Record<Key, string>) => Promise<unknown>
  paths?: FieldPaths | undefined
}

/** Starts from the given values, or from the fields' own initial ones. */
export function rowForm<Key extends string>(
  form: TypedForm<Key>,
  values?: Record<Key, string>,
): RowForm {
  const fields: Partial<Record<string, RowField>> = form.fields
  const given: Partial<Record<string, string>> = values ?? {}
  const initial: Record<string, string> = {}
  for (const [key, field] of Object.entries(fields)) {
    initial[key] = given[key] ?? field?.initial ?? ''
  }
  return {
    fields,
    initial,
    validate: (typed) => form.validate?.(typed) ?? {},
    submit: (typed) => form.submit(typed),
    paths: form.paths,
  }
}
