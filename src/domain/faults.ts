import { memberOf } from './values.ts'

/** `path` is dotted: `hours.0.open_time`. */
export interface FieldFault {
  readonly path: string
  readonly message: string
}

export function isFieldFault(value: unknown): value is FieldFault {
  return (
    typeof memberOf(value, 'path') === 'string' && typeof memberOf(value, 'message') === 'string'
  )
}

/** A refusal as the contract writes it. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly fields: readonly FieldFault[]

  constructor(status: number, code: string, message: string, fields: readonly FieldFault[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }
}

export const failedText = 'Something went wrong.'
