import { dottedPath } from '../form/errors.ts'
import type { RowFaults, RowField } from './types.ts'

/** A row form without the types of its fields: what the form row works with. */
export interface RowForm {
  fields: Readonly<Partial<Record<string, RowField>>>
  initial: Readonly<Record<string, string>>
  validate: (values: Record<string, string>) => RowFaults
  submit: (values: Record<string, string>) => Promise<unknown>
}

/** What `onSubmit` of an add row answers when nothing is left to add: the row closes. */
export const lastRow = Symbol('last row')

interface TypedForm<Key extends string> {
  fields: Readonly<Record<Key, RowField>>
  validate?: ((values: Record<Key, string>) => RowFaults) | undefined
  submit: (values: Record<Key, string>) => Promise<unknown>
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
  }
}

/** The faults an error tells about fields of this form: its `fields` of `{ path, message }`. */
export function faultsOf(reason: unknown, form: RowForm): RowFaults {
  const faults: Record<string, string> = {}
  if (typeof reason !== 'object' || reason === null || !('fields' in reason)) return faults
  if (!Array.isArray(reason.fields)) return faults
  for (const fault of reason.fields) {
    const { path, message } = readFault(fault)
    if (path in form.fields && message !== '') faults[path] = message
  }
  return faults
}

function readFault(fault: unknown): { path: string; message: string } {
  if (typeof fault !== 'object' || fault === null) return { path: '', message: '' }
  const path = 'path' in fault ? dottedPath(String(fault.path)) : ''
  return { path, message: 'message' in fault ? String(fault.message) : '' }
}
