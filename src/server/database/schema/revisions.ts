import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Change counters, written by statement triggers; the view `revisions` sums them up. One row per table and
 * connection, so that writers never wait for each other.
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
