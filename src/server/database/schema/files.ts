import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, notNegative } from './columns.ts'
import { users } from './people.ts'

export const files = pgTable(
  'files',
  {
    /** sha256 of the bytes plus the extension; last part of the picture's URL. */
    name: text().primaryKey(),
    content_type: text().notNull(),
    size: integer().notNull(),
    filename: text(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('files_user').on(t.user_id), check('files_size_not_negative', notNegative(t.size))],
)
