import { z } from 'zod'

/** A required choice; null while nothing is chosen. */
export function chosen<Value>(value: z.ZodType<Value, Value>, message: string) {
  return value.nullable().transform((given, context): Value => {
    if (given !== null) return given
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
