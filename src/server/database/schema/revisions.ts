import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * How often a table's content changed, kept by statement triggers (see the migration), which also
 * makes the view `revisions (table_name, revision)` of it: read revision::text, it outgrows a number.
 * Each database connection counts in rows of its own: writers never wait for one another here, and
 * cannot lock each other out. A count is visible exactly when its change is.
 */
export const revision_counts = pgTable(
  'revision_counts',
  {
    table_name: text().notNull(),
    backend: integer().notNull(),
    count: bigint({ mode: 'bigint' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.table_name, t.backend] })],
)
