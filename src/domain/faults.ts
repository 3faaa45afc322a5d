/** A fault at one field, as schemas and servers report it. `path` is dotted: `hours.0.open_time`. */
export interface FieldFault {
  readonly path: string
  readonly message: string
}

export function isFieldFault(value: unknown): value is FieldFault {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  )
}

/** The text of a failure that says nothing itself. */
export const failedText = 'Something went wrong.'
