import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Counts the changes of each table's content; statement triggers of a migration write it. The migration's
 * view `revisions (table_name, revision)` adds the counts up: read revision::text, since the sum outgrows a
 * number. Each database connection counts in rows of its own, so that writers never wait for one another or
 * deadlock here. A count becomes visible together with its change.
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
