import type { ReactNode } from 'react'
import { changedFields, type Edit } from '#domain/merge.ts'
import type { FieldPaths } from '#ui/form/errors.ts'

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
export interface EditRow<Row, Key extends string = string, Body extends object = object> {
  /** Name of the row action. Default 'Edit'. */
  label?: string
  fields: Readonly<Record<Key, RowField>>
  values: (row: Row) => Record<Key, string>
  /** What the values are in the record. */
  body: (values: Record<Key, string>) => Body
  validate?: (values: Record<Key, string>, row: Row) => RowFaults
  /** Asks before the row is saved; `false` keeps the row open as it was typed. */
  onAsk?: (edit: Edit<Row, Body>) => Promise<boolean>
  /** Saves the row. A rejection is shown in the row and keeps the typed text. */
  onSubmit: (edit: Edit<Row, Body>) => Promise<unknown>
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

/** The form of a new row; the fields begin with their own initial values. */
export function addedRow<Key extends string>(add: AddRow<Key>): RowForm {
  const initial: Record<string, string> = {}
  for (const [key, field] of Object.entries<RowField>(add.fields))
    initial[key] = field.initial ?? ''
  return {
    fields: add.fields,
    initial,
    validate: (typed) => add.validate?.(typed) ?? {},
    ask: async () => true,
    submit: (typed) => add.onSubmit(typed),
    paths: add.paths,
  }
}

/** The form of a known row, which stays as it was when the form was opened. */
export function editedRow<Row, Key extends string, Body extends object>(
  edit: EditRow<Row, Key, Body>,
  opened: Row,
): RowForm {
  const initial = edit.values(opened)
  const editOf = (typed: Record<Key, string>): Edit<Row, Body> => ({
    opened,
    changes: changedFields<Body>(edit.body(initial), edit.body(typed)),
  })
  return {
    fields: edit.fields,
    initial,
    validate: (typed) => edit.validate?.(typed, opened) ?? {},
    ask: async (typed) => edit.onAsk?.(editOf(typed)) ?? true,
    submit: (typed) => edit.onSubmit(editOf(typed)),
    paths: edit.paths,
  }
}
