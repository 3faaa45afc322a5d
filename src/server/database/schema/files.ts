import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, notNegative } from './columns.ts'
import { users } from './people.ts'

/** What is known about a stored picture; its bytes are kept by the file store. */
export const files = pgTable(
  'files',
  {
    /** Last part of its address: the sha256 of the bytes and the file ending. */
    name: text().primaryKey(),
    content_type: text().notNull(),
    size: integer().notNull(),
    /** Name the person's file had. */
    filename: text(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    created_at: instant().notNull().default(sql`now()`),
  },
  (t) => [index('files_user').on(t.user_id), check('files_size_not_negative', notNegative(t.size))],
)
