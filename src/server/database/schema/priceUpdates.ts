import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, oneOf } from './columns.ts'
import { users } from './people.ts'

const priceUpdateKinds = ['export', 'import'] as const
const priceUpdateStates = ['waiting', 'running', 'done', 'failed'] as const

/** Stored, to survive a restart. */
export const price_update_jobs = pgTable(
  'price_update_jobs',
  {
    id: id(),
    kind: text({ enum: priceUpdateKinds }).notNull(),
    state: text({ enum: priceUpdateStates }).notNull().default('waiting'),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    filename: text().notNull(),
    /** [{ row, variant_id, store_id, price }]; emptied when done. */
    rows: jsonb().notNull().default([]),
    row_count: integer().notNull().default(0),
    /** [{ row, variant_id, store_id, message }]. */
    failures: jsonb().notNull().default([]),
    problem: text(),
    created_at: instant().notNull().default(sql`now()`),
    started_at: instant(),
    finished_at: instant(),
  },
  (t) => [
    index('price_update_jobs_open').on(t.id).where(sql`${t.state} in ('waiting', 'running')`),
    index('price_update_jobs_user').on(t.user_id),
    // One import at a time across all servers.
    uniqueIndex('price_update_jobs_one_import')
      .on(t.kind)
      .where(sql`${t.kind} = 'import' and ${t.state} in ('waiting', 'running')`),
    check('price_update_jobs_kind_known', oneOf(t.kind, priceUpdateKinds)),
    check('price_update_jobs_state_known', oneOf(t.state, priceUpdateStates)),
  ],
)
