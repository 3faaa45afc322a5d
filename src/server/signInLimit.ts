/** Limits on attempts at passwords and approval codes, shared by all servers of one database. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { networkOf } from './callerAddress.ts'
import type { Clock } from './clock.ts'
import { type Database, rows, type Tx } from './database/database.ts'
import { onlyRow } from './database/onlyRow.ts'
import { sign_in_attempts } from './database/schema/session.ts'
import { P4Error } from './errors.ts'

/**
 * Failed attempts within the window before further ones are refused: of one account from one network, of one
 * network, and of one account from anywhere. The last limit spares networks from which the account was signed
 * in to, so that strangers cannot lock a user out.
 */
const mostFailures = {
  ...{ perAccountHere: 10, perNetwork: 50, perAccount: 100 },
  windowMinutes: 15,
} as const

/** Failures of an account from one network where each new secret of a store counts as one, such as in a list of stores. */
const mostNewSecrets = 30

/** Advisory lock that makes attempts count one after another, so that parallel attempts see each other. */
const lock = 7_204_010

const day = 24 * 60 * 60 * 1000
/** Failures stop counting after the window; they are kept for a day so that an operator can look at them. */
const keptFailures = day
/** A network counts as known to an account for this long after a sign-in. */
const keptSuccesses = 30 * day

interface Attempt {
  /** Each purpose has its own limits: requested password links do not block signing in. */
  readonly purpose: 'sign-in' | 'link' | 'new password' | 'own password' | 'approval code'
  /**
   * The account's e-mail address, whether or not the account exists; empty where only the network counts. For a
   * purpose that takes a session it names the user.
   */
  readonly email: string
  readonly address: string
}

const counts = z.object({
  account_here: z.number(),
  network: z.number(),
  account: z.number(),
  known: z.boolean(),
})

/** An e-mail address in the form in which addresses are compared. */
export function accountOf(email: string): string {
  return email.trim().toLowerCase()
}

/**
 * Records an attempt as failed until `attemptSucceeded` says otherwise, and returns its id. Throws 429 after
 * too many failures. Run it in a transaction that is committed before the attempt is `judged`.
 */
export async function countAttempt(tx: Tx, attempt: Attempt, clock: Clock): Promise<number> {
  const { purpose } = attempt
  const email = accountOf(attempt.email)
  const address = networkOf(attempt.address)
  const now = clock.now()
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
  await tx.execute(sql`delete from sign_in_attempts where attempted_at < ${ago(keptSuccesses)}
    or (attempted_at < ${ago(keptFailures)} and not succeeded)`)
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
            and attempted_at > ${ago(mostFailures.windowMinutes * 60_000)}
            and (email = ${email} or address = ${address})
          group by success`,
      counts,
    ),
  )
  const mostHere = purpose === 'own password' ? mostNewSecrets : mostFailures.perAccountHere
  const ofAccount =
    failed.account_here >= mostHere || (failed.account >= mostFailures.perAccount && !failed.known)
  if (failed.network >= mostFailures.perNetwork || (email !== '' && ofAccount))
    throw new P4Error(
      429,
      'too_many_attempts',
      `Too many attempts. Try again in ${mostFailures.windowMinutes} minutes.`,
    )
  const made = await tx
    .insert(sign_in_attempts)
    .values({ purpose, email, address, attempted_at: now.toISOString(), succeeded: false })
    .returning({ id: sign_in_attempts.id })
  return onlyRow(made).id
}

/** Judges a counted attempt, which does not count where the judgement fails, e.g. because the server is busy. */
export async function judged<T>(
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

/** Marks an attempt as successful; the earlier failures of its account and network stop counting too. */
export async function attemptSucceeded(tx: Tx, id: number): Promise<void> {
  await tx.update(sign_in_attempts).set({ succeeded: true }).where(eq(sign_in_attempts.id, id))
}

/** Forgets the attempts at an account, e.g. after its password has changed. */
export async function forgetAttempts(tx: Tx, email: string): Promise<void> {
  await tx.delete(sign_in_attempts).where(eq(sign_in_attempts.email, accountOf(email)))
}
