import { z } from 'zod'
import { cleanName } from '#domain/cleanName.ts'
import { type AmountFault, formatDollars, largestAmount, readAmount } from '#domain/prices/money.ts'
import { productTypeValues } from '#domain/products/productWords.ts'

const faultTexts: Readonly<Record<AmountFault, (label: string, text: string) => string>> = {
  blank: (label) => `${label} cannot be blank.`,
  unreadable: (label, text) => `${label} cannot be “${text.trim()}”: that is not an amount.`,
  negative: (label) => `${label} cannot be less than 0.`,
  tooLarge: (label) => `${label} cannot be more than ${formatDollars(largestAmount)}.`,
}

export const amountFaultText = (fault: AmountFault, label: string, text: string) =>
  faultTexts[fault](label, text)

export function moneyFault(label: string, text: string): string | undefined {
  const read = readAmount(text)
  return typeof read === 'number' ? undefined : faultTexts[read](label, text)
}

export function moneySchema(label: string) {
  return z.string().transform((text, context) => readMoney(label, text, context))
}

/** Returns whole cents, or adds the fault to those of the schema. */
export function readMoney(
  label: string,
  text: string,
  context: z.RefinementCtx,
  path: string[] = [],
): number {
  const cents = readAmount(text)
  if (typeof cents === 'number') return cents
  context.addIssue({ code: 'custom', path, message: faultTexts[cents](label, text) })
  return z.NEVER
}

/** A text that must not be blank, as the server saves it. */
export function requiredLine(message: string) {
  return z.string().transform(cleanName).pipe(z.string().min(1, message))
}

/** A required choice; null while nothing is chosen. */
export function chosen<Value>(value: z.ZodType<Value, Value>, message: string) {
  return value.nullable().transform((given, context): Value => {
    if (given !== null) return given
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

export const chosenProductType = chosen(z.enum(productTypeValues), 'Must select a type.')
