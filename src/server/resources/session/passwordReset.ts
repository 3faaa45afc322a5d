import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '../../database/database.ts'
import { password_resets, sessions } from '../../database/schema/session.ts'
import { invalid } from '../../errors.ts'
import { type Handlers, prepared } from '../../handlers.ts'
import { hashPassword } from '../../passwords.ts'
import { newToken, tokenHash } from '../../session.ts'
import { accountOf, attemptSucceeded, countAttempt, forgetAttempts } from '../../signInLimit.ts'
import { isStaff } from '../people/personRecord.ts'

const hour = 60 * 60 * 1000

/** Links that a person gets within an hour at most, so that nobody's mailbox can be filled. */
const mostLinks = 3

const recipient = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  links: z.number(),
})

/** The member of staff with this e-mail address, and how many links they were sent since a moment. */
async function findRecipient(tx: Tx, email: string, since: string) {
  const [found] = await rows(
    tx,
    sql`select u.id, u.name, u.email, (select count(*)::integer from password_resets
          where user_id = u.id and created_at > ${since}) as links
        from users u where lower(u.email) = ${accountOf(email)} and u.deleted_at is null and ${isStaff}`,
    recipient,
  )
  return found
}

const unusable = () =>
  invalid('token', 'This link is no longer valid: it works once, for an hour. Ask for a new one.')

const holder = z.object({ email: z.string() })

export const passwordResetHandlers = {
  requestPasswordReset: async (call) => {
    const { tx, clock, body } = call
    // Without an account: nobody can lock another person out by asking for links.
    await countAttempt(tx, { email: '', address: call.address }, clock)
    const now = clock.now()
    const since = new Date(now.getTime() - hour).toISOString()
    const person = await findRecipient(tx, body.email, since)
    call.after(person ? { user_id: person.id } : null)
    if (!person || person.links >= mostLinks) return { email: body.email }
    const token = newToken()
    await tx.delete(password_resets).where(lte(password_resets.expires_at, since))
    await tx.insert(password_resets).values({
      token_hash: tokenHash(token),
      user_id: person.id,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + hour).toISOString(),
    })
    call.inBackground(() =>
      call.mail.send({
        to: person.email,
        subject: 'Set a new password',
        text: resetText(person.name, `${call.origin}/reset-password?token=${token}`),
      }),
    )
    return { email: body.email }
  },

  confirmPasswordReset: prepared(async ({ body, database, address, clock }) => {
    const token_hash = tokenHash(body.token)
    const attempt = await database.transaction((tx) =>
      countAttempt(tx, { email: '', address }, clock),
    )
    const good = () =>
      and(
        eq(password_resets.token_hash, token_hash),
        isNull(password_resets.used_at),
        gt(password_resets.expires_at, clock.now().toISOString()),
      )
    const [known] = await database.reads.select().from(password_resets).where(good())
    if (!known) throw unusable()
    const password_hash = await hashPassword(body.password)
    return async (call) => {
      const { tx } = call
      const used_at = clock.now().toISOString()
      const [used] = await tx
        .update(password_resets)
        .set({ used_at })
        .where(good())
        .returning({ id: password_resets.user_id })
      if (!used) throw unusable()
      const [person] = await rows(
        tx,
        sql`update users u set password_hash = ${password_hash}, updated_at = ${used_at}
            where u.id = ${used.id} and u.email is not null returning u.email`,
        holder,
      )
      if (!person) throw unusable()
      await endSessions(tx, used.id, clock.now())
      await forgetAttempts(tx, person.email)
      await attemptSucceeded(tx, attempt)
      call.after({ user_id: used.id })
      return { email: person.email }
    }
  }),
} satisfies Handlers

/** Signs a person out everywhere, and makes the links to a new password useless that are on their way. */
export async function endSessions(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, userId))
  await voidLinks(tx, userId, now)
}

/** Makes the links to a new password useless that a person has not used yet. */
export async function voidLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .update(password_resets)
    .set({ used_at: now.toISOString() })
    .where(and(eq(password_resets.user_id, userId), isNull(password_resets.used_at)))
}

function resetText(name: string, link: string): string {
  return [
    `Hello ${name},`,
    'open this link within an hour to set a new password for P4 Console:',
    link,
    'If you did not ask for it, do nothing: your password stays as it is.',
  ].join('\n\n')
}
