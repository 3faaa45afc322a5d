import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, notNegative, oneOf } from './columns.ts'

const contentTypes = ['Custom Content', 'New Store', 'Recommended Products', 'URL'] as const

export const custom_content = pgTable(
  'custom_content',
  {
    id: id(),
    title: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    image_url: text(),
    created_at: instant().notNull().default(sql`now()`),
    updated_at: instant().notNull().default(sql`now()`),
    archived_at: instant(),
  },
  (t) => [index('custom_content_updated_at').on(t.updated_at)],
)

export const vertical_cards = pgTable(
  'vertical_cards',
  {
    id: id(),
    title: text().notNull(),
    body: text(),
    type: text({ enum: contentTypes }),
    url_title: text(),
    url: text(),
    image_url: text(),
    sort_order: integer().notNull().default(0),
    created_at: instant().notNull().default(sql`now()`),
    updated_at: instant().notNull().default(sql`now()`),
    archived_at: instant(),
  },
  (t) => [
    index('vertical_cards_sort_order').on(t.sort_order),
    check('vertical_cards_type_known', oneOf(t.type, contentTypes)),
    check('vertical_cards_sort_order_not_negative', notNegative(t.sort_order)),
  ],
)
