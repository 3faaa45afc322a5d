import type { ChangeEvent, ReactNode } from 'react'

type InputEvent =
  | ChangeEvent<HTMLInputElement>
  | ChangeEvent<HTMLTextAreaElement>
  | ChangeEvent<HTMLSelectElement>

/** Props of one input: `<TextInput {...field('name')} />`. */
export interface FieldProps<Value> {
  label: string
  name: string
  value: Value
  onChange: (next: Value | InputEvent) => void
  error: string | undefined
  'data-path': string
}

export interface FieldBase {
  label: string
  name?: string
  description?: ReactNode
  error?: ReactNode
  disabled?: boolean
  required?: boolean
  'data-path'?: string
}

/** The new value of an input. Throws Error if a text input is bound to a value that is not text. */
export function changedTo<Value>(next: Value | InputEvent, current: Value): Value {
  if (!isEvent(next)) return next
  const target = next.currentTarget
  const given =
    target instanceof HTMLInputElement && target.type === 'checkbox' ? target.checked : target.value
  if (isLike(given, current)) return given
  throw new Error(`The input gives ${typeof given}, its value is ${typeof current}`)
}

function isEvent<Value>(next: Value | InputEvent): next is InputEvent {
  return typeof next === 'object' && next !== null && 'nativeEvent' in next
}

function isLike<Value>(given: unknown, current: Value): given is Value {
  return typeof given === typeof current
}
