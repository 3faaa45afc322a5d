import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './people.ts'

/** Only hashes: a leaked table lets nobody sign in. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    id: integer().notNull().generatedByDefaultAsIdentity().unique(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** E.g. Chrome on Windows. */
    device: text(),
    created_at: instant().notNull().default(sql`now()`),
    /** Accurate to a few minutes. */
    used_at: instant().notNull().default(sql`now()`),
    expires_at: instant().notNull(),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_expires_at').on(t.expires_at)],
)

export const password_resets = pgTable(
  'password_resets',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().default(sql`now()`),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [index('password_resets_user').on(t.user_id)],
)

export const sign_in_attempts = pgTable(
  'sign_in_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    purpose: text().notNull().default('sign-in'),
    /** Lower case. */
    email: text().notNull(),
    /** IPv4 address, or half an IPv6 address. */
    address: text().notNull(),
    attempted_at: instant().notNull().default(sql`now()`),
    succeeded: boolean().notNull(),
  },
  (t) => [
    index('sign_in_attempts_email').on(t.email, t.attempted_at),
    index('sign_in_attempts_address').on(t.address, t.attempted_at),
  ],
)

export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    recipient: text().notNull(),
    message: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    next_at: instant().notNull(),
    useless_after: instant().notNull(),
  },
  (t) => [index('outbox_next_at').on(t.next_at)],
)

export const audit_rows = pgTable(
  'audit_rows',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull().default(sql`now()`),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    operation_id: text().notNull(),
    path: jsonb().notNull().default({}),
    /** Without secrets. */
    before: jsonb(),
    after: jsonb(),
    address: text(),
  },
  (t) => [
    index('audit_rows_at').on(t.at),
    index('audit_rows_user').on(t.user_id, t.at),
    index('audit_rows_operation').on(t.operation_id, t.at),
  ],
)

/** Values that a write changed, for people to read. `audit_rows` has every call. */
export const history_rows = pgTable(
  'history_rows',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    operation_id: text().notNull(),
    kind: text().notNull(),
    /** Of a menu the slug. */
    record_ids: text().array().notNull(),
    /** Null for several records. */
    record_name: text(),
    /** Null for a creation or a deletion. */
    field: text(),
    about: jsonb().notNull().default([]),
    before: jsonb(),
    after: jsonb(),
    count: integer().notNull().default(1),
  },
  (t) => [
    index('history_rows_record').using('gin', t.record_ids),
    index('history_rows_user').on(t.user_id, t.id),
    index('history_rows_price').on(sql`(about->0->>'id')`).where(sql`field = 'prices'`),
  ],
)
