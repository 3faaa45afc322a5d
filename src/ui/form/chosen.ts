import { z } from 'zod'

/** A choice that a form is not sent without; null as long as nothing is chosen. */
export function chosen<Value>(value: z.ZodType<Value, Value>, message: string) {
  return value.nullable().transform((given, context): Value => {
    if (given !== null) return given
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
