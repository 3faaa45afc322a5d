import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './people.ts'

/** Sessions of users. Only a hash of each token is kept, so that a copy of the table lets nobody sign in. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().default(sql`now()`),
    /** When the token was last used, to within a few minutes. */
    used_at: instant().notNull().default(sql`now()`),
    expires_at: instant().notNull(),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_expires_at').on(t.expires_at)],
)

/** Password links that were e-mailed; each is good for one use. */
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

/** Attempts to sign in and to set a new password, for the limits per account and per network. */
export const sign_in_attempts = pgTable(
  'sign_in_attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** What the attempt was for; each purpose has its own limits. */
    purpose: text().notNull().default('sign-in'),
    /** In lower case. */
    email: text().notNull(),
    /** The caller's network: an IPv4 address, or the first half of an IPv6 address. */
    address: text().notNull(),
    attempted_at: instant().notNull().default(sql`now()`),
    succeeded: boolean().notNull(),
  },
  (t) => [
    index('sign_in_attempts_email').on(t.email, t.attempted_at),
    index('sign_in_attempts_address').on(t.address, t.attempted_at),
  ],
)

/** E-mails that are still to be sent; a message is deleted once it is sent or of no use. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    recipient: text().notNull(),
    /** The whole message, in the mail sender's form. */
    message: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    next_at: instant().notNull(),
    useless_after: instant().notNull(),
  },
  (t) => [index('outbox_next_at').on(t.next_at)],
)

/** One row for every write that was carried out, with its user. */
export const audit_rows = pgTable(
  'audit_rows',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant().notNull().default(sql`now()`),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    operation_id: text().notNull(),
    /** Parameters of the path. */
    path: jsonb().notNull().default({}),
    /** State before the change, where the handler kept it, and state after; both without secrets. */
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
