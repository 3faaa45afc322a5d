import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, text } from 'drizzle-orm/pg-core'
import { weekdays } from '#domain/calendar.ts'
import { productTypeValues } from '#domain/products/productWords.ts'

/** "By default" lets the seed set ids. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** Add the check `notNegative`. */
export const cents = () => integer()

/** Add the check `oneOf`. */
export const productType = () => text({ enum: productTypeValues })

/** Add the check `oneOf`. */
export const weekday = () => text({ enum: weekdays })

export function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
}

export function notNegative(column: AnyPgColumn): SQL {
  return sql`${column} >= 0`
}

export function lowered(column: AnyPgColumn): SQL {
  return sql`lower(${column}) text_pattern_ops`
}
