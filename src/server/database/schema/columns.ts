import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, text } from 'drizzle-orm/pg-core'
import { weekdays } from '#domain/calendar.ts'
import { productTypeValues } from '#domain/productWords.ts'

/**
 * Identity primary key. The seed sets ids itself, so that its rows can refer to each other before they are
 * written.
 */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** A moment, read and written as ISO 8601 UTC with milliseconds, like the contract's moments. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** Whole cents. Tables with such a column add `notNegative`. */
export const cents = () => integer()

/** A product type; tables with such a column add `oneOf`. */
export const productType = () => text({ enum: productTypeValues })

/** A weekday's name; tables with such a column add `oneOf`. */
export const weekday = () => text({ enum: weekdays })

/** Check: the column holds one of the words (or null where it may be null). */
export function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
}

/** Check: the number is not below 0. */
export function notNegative(column: AnyPgColumn): SQL {
  return sql`${column} >= 0`
}

/** Index expression for comparisons without regard to case, usable by `lower(x) like 'abc%'`. */
export function lowered(column: AnyPgColumn): SQL {
  return sql`lower(${column}) text_pattern_ops`
}
