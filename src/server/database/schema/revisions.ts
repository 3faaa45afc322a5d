import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Written by triggers, summed by the view `revisions`. Per table and connection, so that writers do not wait. */
export const revision_counts = pgTable(
  'revision_counts',
  {
    table_name: text().notNull(),
    backend: integer().notNull(),
    count: bigint({ mode: 'bigint' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.table_name, t.backend] })],
)
