/** Shared by all servers of a database. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { nameKey } from '#domain/cleanName.ts'
import { networkOf } from './callerAddress.ts'
import { type Database, onlyRow, rows, type Tx } from './database/database.ts'
import { sign_in_attempts } from './database/schema/session.ts'
import { tooMany } from './errors.ts'
import type { Clock } from './handlers.ts'

// Per window. The account-wide limit spares networks with an earlier success.
const maxFailures = {
  perAccountHere: 10,
  perNetwork: 50,
  perAccount: 100,
  windowMinutes: 15,
} as const

const maxSecretChecks = 30

// Parallel attempts count each other.
const attemptLock = 7_204_010

const dayMs = 24 * 60 * 60 * 1000
const failureRetentionMs = dayMs
// How long a network is known to an account.
const successRetentionMs = 30 * dayMs

interface Attempt {
  readonly purpose: 'sign-in' | 'link' | 'new password' | 'own password' | 'approval code'
  /** Account, even an unknown one; empty if only the network counts. */
  readonly email: string
  readonly address: string
}

const counts = z.object({
  account_here: z.number(),
  network: z.number(),
  account: z.number(),
  known: z.boolean(),
})

export function accountOf(email: string): string {
  return nameKey(email)
}

/** Counts as failed until `attemptSucceeded`. Throws 429 after too many. Commit before judging. */
export async function countAttempt(tx: Tx, attempt: Attempt, clock: Clock): Promise<number> {
  const { purpose } = attempt
  const email = accountOf(attempt.email)
  const address = networkOf(attempt.address)
  const now = clock.now()
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await tx.execute(sql`select pg_advisory_xact_lock(${attemptLock})`)
  await tx.execute(sql`delete from sign_in_attempts where attempted_at < ${ago(successRetentionMs)}
    or (attempted_at < ${ago(failureRetentionMs)} and not succeeded)`)
  const failed = onlyRow(
    await rows(
      tx,
      sql`with last as (select coalesce(max(id), 0) as success from sign_in_attempts
            where email = ${email} and address = ${address} and succeeded)
          select
            count(*) filter (where email = ${email} and address = ${address}
              and id > success)::integer as account_here,
            count(*) filter (where address = ${address})::integer as network,
            count(*) filter (where email = ${email})::integer as account,
            success > 0 as known
          from last left join sign_in_attempts on not succeeded and purpose = ${purpose}
            and attempted_at > ${ago(maxFailures.windowMinutes * 60_000)}
            and (email = ${email} or address = ${address})
          group by success`,
      counts,
    ),
  )
  const maxFailuresHere = purpose === 'own password' ? maxSecretChecks : maxFailures.perAccountHere
  const isAccountBlocked =
    failed.account_here >= maxFailuresHere ||
    (failed.account >= maxFailures.perAccount && !failed.known)
  if (failed.network >= maxFailures.perNetwork || (email !== '' && isAccountBlocked))
    throw tooMany(
      `Too many attempts. Try again in ${maxFailures.windowMinutes} minutes.`,
      maxFailures.windowMinutes * 60,
    )
  const attemptRows = await tx
    .insert(sign_in_attempts)
    .values({ purpose, email, address, attempted_at: now.toISOString(), succeeded: false })
    .returning({ id: sign_in_attempts.id })
  return onlyRow(attemptRows).id
}

/** Deletes the attempt if `judge` throws, e.g. because the server is busy. */
export async function judgeAttempt<T>(
  database: Database,
  attempt: number,
  judge: () => Promise<T>,
): Promise<T> {
  try {
    return await judge()
  } catch (error) {
    await database.transaction((tx) =>
      tx.delete(sign_in_attempts).where(eq(sign_in_attempts.id, attempt)),
    )
    throw error
  }
}

/** Also clears earlier failures of the account on this network. */
export async function attemptSucceeded(tx: Tx, id: number): Promise<void> {
  await tx.update(sign_in_attempts).set({ succeeded: true }).where(eq(sign_in_attempts.id, id))
}

export async function forgetAttempts(tx: Tx, email: string): Promise<void> {
  await tx.delete(sign_in_attempts).where(eq(sign_in_attempts.email, accountOf(email)))
}
