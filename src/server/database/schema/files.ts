import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, notNegative } from './columns.ts'
import { users } from './people.ts'

/** Facts about stored pictures; the file store keeps their bytes. */
export const files = pgTable(
  'files',
  {
    /** Last part of the picture's address: the sha256 of the bytes and the file ending. */
    name: text().primaryKey(),
    content_type: text().notNull(),
    size: integer().notNull(),
    /** Name of the file on the user's device. */
    filename: text(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('files_user').on(t.user_id), check('files_size_not_negative', notNegative(t.size))],
)
