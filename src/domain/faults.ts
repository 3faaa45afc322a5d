/** `path` is dotted: `hours.0.open_time`. */
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

export const failedText = 'Something went wrong.'
