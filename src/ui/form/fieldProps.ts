import type { ChangeEvent, ReactNode } from 'react'

/** The event a text input, a text area, a select or a checkbox changes with. */
export type InputEvent =
  | ChangeEvent<HTMLInputElement>
  | ChangeEvent<HTMLTextAreaElement>
  | ChangeEvent<HTMLSelectElement>

/**
 * What a ResourceForm gives to one of its inputs. Spread it: `<TextInput {...field('name')} />`.
 * Fits Mantine's text inputs and every field of ui/fields.
 */
export interface FieldProps<Value> {
  label: string
  name: string
  value: Value
  /** Takes the new value or, from a text input, its event. */
  onChange: (next: Value | InputEvent) => void
  error: string | undefined
  /** Finds the input again when its error has to be shown. */
  'data-path': string
}

/** What every field of ui/fields understands besides its value. */
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

/** Label above, help and errors below. */
export const fieldOrder: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
]

/**
 * The value an input was changed to.
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
