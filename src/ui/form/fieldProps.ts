import type { ChangeEvent, ReactNode } from 'react'

/** The change event of a text input, a text area, a select or a checkbox. */
type InputEvent =
  | ChangeEvent<HTMLInputElement>
  | ChangeEvent<HTMLTextAreaElement>
  | ChangeEvent<HTMLSelectElement>

/**
 * The properties that a ResourceForm gives to one input: `<TextInput {...field('name')} />`. They fit
 * Mantine's text inputs and every field of ui/fields.
 */
export interface FieldProps<Value> {
  label: string
  name: string
  value: Value
  /** Takes the new value, or the event of a text input. */
  onChange: (next: Value | InputEvent) => void
  error: string | undefined
  /** Path of the field, by which faults find the input. */
  'data-path': string
}

/** The properties that every field of ui/fields takes besides its value. */
export interface FieldBase {
  label: string
  name?: string
  /** Help below the input. */
  description?: ReactNode
  error?: ReactNode
  disabled?: boolean
  required?: boolean
  'data-path'?: string
}

/**
 * The new value of an input.
 *
 * @throws Error when an input that gives text is bound to a value that is not text.
 */
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
