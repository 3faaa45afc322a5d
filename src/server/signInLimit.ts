/** Limits on attempts to sign in, per account and per address of the caller. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { rows, type Tx } from './database/database.ts'
import { onlyRow } from './database/onlyRow.ts'
import { sign_in_attempts } from './database/schema/session.ts'
import { P4Error } from './errors.ts'

/** Failed attempts within the window after which further ones are refused. */
export const mostFailures = { perEmail: 10, perAddress: 50, windowMinutes: 15 } as const

/** Serializes the counting, so that attempts made at once count each other. */
const lock = 7_204_010

/** Attempts are of no use after the window; a day leaves something to look at. */
const keptMilliseconds = 24 * 60 * 60 * 1000

export interface Attempt {
  /** The account, whether or not there is one; empty where the address alone counts. */
  readonly email: string
  readonly address: string
}

const counts = z.object({ of_email: z.number(), of_address: z.number() })

/** An e-mail address as it is compared. */
export function accountOf(email: string): string {
  return email.trim().toLowerCase()
}

/**
 * Counts an attempt as failed until `attemptSucceeded` says otherwise, and returns its id. Throws 429
 * where too many have failed: those of the account since it was last signed in to, and all of the
 * address. To be run in a transaction that is committed before the attempt is judged.
 */
export async function countAttempt(tx: Tx, attempt: Attempt, clock: Clock): Promise<number> {
  const now = clock.now()
  const email = accountOf(attempt.email)
  const { address } = attempt
  const since = new Date(now.getTime() - mostFailures.windowMinutes * 60_000).toISOString()
  const outdated = new Date(now.getTime() - keptMilliseconds).toISOString()
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
  await tx.execute(sql`delete from sign_in_attempts where attempted_at < ${outdated}`)
  const failed = onlyRow(
    await rows(
      tx,
      sql`select
            count(*) filter (where email = ${email} and id > (
              select coalesce(max(id), 0) from sign_in_attempts where email = ${email} and succeeded
            ))::integer as of_email,
            count(*) filter (where address = ${address})::integer as of_address
          from sign_in_attempts
          where attempted_at > ${since} and not succeeded
            and (email = ${email} or address = ${address})`,
      counts,
    ),
  )
  const tooMany =
    failed.of_address >= mostFailures.perAddress ||
    (email !== '' && failed.of_email >= mostFailures.perEmail)
  if (tooMany)
    throw new P4Error(
      429,
      'too_many_attempts',
      `Too many attempts. Try again in ${mostFailures.windowMinutes} minutes.`,
    )
  const made = await tx
    .insert(sign_in_attempts)
    .values({ email, address, attempted_at: now.toISOString(), succeeded: false })
    .returning({ id: sign_in_attempts.id })
  return onlyRow(made).id
}

/** The attempt does not count as failed any longer, nor do those of its account before it. */
export async function attemptSucceeded(tx: Tx, id: number): Promise<void> {
  await tx.update(sign_in_attempts).set({ succeeded: true }).where(eq(sign_in_attempts.id, id))
}

/** Forgets the attempts at an account, e.g. once its password is another one. */
export async function forgetAttempts(tx: Tx, email: string): Promise<void> {
  await tx.delete(sign_in_attempts).where(eq(sign_in_attempts.email, accountOf(email)))
}
