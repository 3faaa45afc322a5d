import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './people.ts'

/** Who is signed in. Only a hash of the token is kept, so that the table opens no door. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().default(sql`now()`),
    /** When the token was last seen, to within a few minutes. */
    used_at: instant().notNull().default(sql`now()`),
    expires_at: instant().notNull(),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_expires_at').on(t.expires_at)],
)

/** Reset links that were e-mailed (AMB-03); good for one use. */
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

/** Attempts to sign in and to get a new password, for the limits per account and per caller. */
export const sign_in_attempts = pgTable(
  'sign_in_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** Each purpose has limits of its own. */
    purpose: text().notNull().default('sign-in'),
    /** Lower case. */
    email: text().notNull(),
    /** The caller's network: of IPv6 the first half. */
    address: text().notNull(),
    attempted_at: instant().notNull().default(sql`now()`),
    succeeded: boolean().notNull(),
  },
  (t) => [
    index('sign_in_attempts_email').on(t.email, t.attempted_at),
    index('sign_in_attempts_address').on(t.address, t.attempted_at),
  ],
)

/** E-mails that could not be sent yet; what was sent, or is of no use any more, is gone. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    recipient: text().notNull(),
    /** The whole message, as the mail sender takes it. */
    message: jsonb().notNull(),
    attempts: integer().notNull().default(1),
    next_at: instant().notNull(),
    useless_after: instant().notNull(),
  },
  (t) => [index('outbox_next_at').on(t.next_at)],
)

/** Who changed what: one row for every mutation that was carried out. */
export const audit_rows = pgTable(
  'audit_rows',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull().default(sql`now()`),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    operation_id: text().notNull(),
    /** Parameters of the path. */
    path: jsonb().notNull().default({}),
    /** State before the change, where the handler kept it, and its answer; both without secrets. */
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
