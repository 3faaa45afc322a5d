/** Limits on calls that send e-mails, per person and hour. Counted by the audit rows of all servers of a database. */
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { OperationId } from '#api/core/contract.ts'
import { audit_rows } from './database/schema/session.ts'
import { tooMany } from './errors.ts'
import type { Call } from './handlers.ts'

const hourMs = 60 * 60_000

interface RepeatLimit {
  readonly operation: OperationId
  readonly max: number
  /** Counts this record alone, by the path of the call. */
  readonly path?: object
  /** Counts calls that changed the e-mail address alone. */
  readonly newEmail?: boolean
  /** E.g. 'This receipt was sent'. */
  readonly what: string
}

/** Throws 429 after too many. The lock makes parallel calls count each other until their transaction ends. */
export async function limitRepeats(
  { tx, viewer, clock }: Pick<Call<OperationId>, 'tx' | 'viewer' | 'clock'>,
  { operation, max, path, newEmail = false, what }: RepeatLimit,
): Promise<void> {
  const lock = `${operation} by ${viewer.id}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`)
  const now = clock.now().getTime()
  // A statement of its own: in the locking one the rows may be older than the call it waited for.
  const [oldest] = await tx
    .select({ at: audit_rows.at })
    .from(audit_rows)
    .where(
      and(
        eq(audit_rows.operation_id, operation),
        eq(audit_rows.user_id, viewer.id),
        gt(audit_rows.at, new Date(now - hourMs).toISOString()),
        // Work that a call began has audit rows too.
        sql`${audit_rows.address} is distinct from 'background'`,
        path && sql`${audit_rows.path} @> ${JSON.stringify(path)}::jsonb`,
        newEmail
          ? sql`${audit_rows.before} -> 'email' is distinct from ${audit_rows.after} -> 'email'`
          : undefined,
      ),
    )
    .orderBy(desc(audit_rows.at))
    .offset(max - 1)
    .limit(1)
  if (!oldest) return
  const seconds = Math.ceil((new Date(oldest.at).getTime() + hourMs - now) / 1000)
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  throw tooMany(`${what} ${max} times within an hour. Try again in ${wait}.`, seconds)
}
