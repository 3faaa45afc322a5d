import type { ReactNode } from 'react'
import { changedFields, type Edit } from '#domain/merge.ts'
import type { FieldPaths } from '#ui/form/errors.ts'
import type { FormRowProps } from './FormRow.tsx'

export interface RowFieldControl {
  value: string
  onChange: (value: string) => void
  label: string
  /** Whether the label is visible. Only cards need it: rows have a column header. */
  labelled: boolean
  error: string | undefined
  readOnly: boolean
  autoFocus: boolean
  'data-path': string
}

/** One field of an inline row form. All values are text; `onSubmit` parses them. */
export interface RowField {
  /** Default: the header of the column. */
  label?: string
  placeholder?: string
  initial?: string
  inputMode?: 'text' | 'numeric' | 'decimal'
  /** What the typed text means, shown above the input. */
  note?: (value: string) => string | undefined
  /** What the comparison of a draft shows for an id. */
  nameOf?: (value: unknown) => string | undefined
  render?: (control: RowFieldControl) => ReactNode
}

export type RowFaults = Readonly<Partial<Record<string, string>>>

/** `FormRow`. Passed by the caller, so that only screens with row forms load its code. */
type FormPart = <Row>(props: FormRowProps<Row>) => ReactNode

export interface AddRow<Key extends string = string> {
  Form: FormPart
  label: string
  fields: Readonly<Record<Key, RowField>>
  validate?: (values: Record<Key, string>) => RowFaults
  /**
   * A rejection's `fields` become faults. The row stays open for the next record, unless this resolves to `lastRow`.
   */
  onSubmit: (values: Record<Key, string>) => Promise<unknown>
  /** Form fields by wire name, where the two names differ. */
  paths?: FieldPaths
  disabled?: string | undefined
  /** A quiet button leaves the primary color to the page's own action. Default: when the list has a heading. */
  quiet?: boolean
}

/** Adds the action `Edit` to every row. */
export interface EditRow<Row, Key extends string = string, Body extends object = object> {
  Form: FormPart
  label?: string
  fields: Readonly<Record<Key, RowField>>
  values: (row: Row) => Record<Key, string>
  /** The record's members for the form's values. */
  body: (values: Record<Key, string>) => Body
  validate?: (values: Record<Key, string>, row: Row) => RowFaults
  /** Asks before the row is saved; `false` keeps the form open. */
  onAsk?: (edit: Edit<Row, Body>) => Promise<boolean>
  onSubmit: (edit: Edit<Row, Body>) => Promise<unknown>
  paths?: FieldPaths
  disabled?: (row: Row) => string | undefined
}

export interface RowForm {
  fields: Readonly<Partial<Record<string, RowField>>>
  initial: Readonly<Record<string, string>>
  validate: (values: Record<string, string>) => RowFaults
  ask: (values: Record<string, string>) => Promise<boolean>
  submit: (values: Record<string, string>) => Promise<unknown>
  paths: FieldPaths | undefined
}

/** Result of `AddRow.onSubmit` that closes the row: no further record can be added. */
export const lastRow = Symbol('last row')

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
