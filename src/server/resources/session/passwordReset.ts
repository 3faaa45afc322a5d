import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { unaudited, writeAudit } from '../../audit.ts'
import { rows, type Tx } from '../../database/database.ts'
import { users } from '../../database/schema/people.ts'
import { password_resets, sessions } from '../../database/schema/session.ts'
import { stores } from '../../database/schema/stores.ts'
import { invalid } from '../../errors.ts'
import { type Handlers, prepared } from '../../handlers.ts'
import type { Message } from '../../mail.ts'
import { requireStrong } from '../../newPassword.ts'
import { hashPassword } from '../../passwords.ts'
import { newToken, tokenHash } from '../../session.ts'
import {
  accountOf,
  attemptSucceeded,
  countAttempt,
  forgetAttempts,
  judgeAttempt,
} from '../../signInLimit.ts'
import { isStaff } from '../people/userRecord.ts'

const hour = 60 * 60 * 1000

// Prevents flooding a mailbox.
const maxLinksPerHour = 3

const recipient = z.object({ id: z.number(), name: z.string(), email: z.string() })

async function lockRecipient(tx: Tx, email: string) {
  const [found] = await rows(
    tx,
    sql`select u.id, u.name, u.email from users u
        where lower(u.email) = ${accountOf(email)} and u.deleted_at is null and ${isStaff}
        for update of u`,
    recipient,
  )
  return found
}

const unusable = () =>
  invalid('token', 'This link is no longer valid: it works once, for an hour. Ask for a new one.')

const holder = z.object({ name: z.string(), email: z.string() })

export const passwordResetHandlers = {
  // After the answer: its duration must not reveal who is an employee.
  requestPasswordReset: prepared(async ({ database, body, address, clock }) => {
    await database.transaction((tx) =>
      countAttempt(tx, { purpose: 'link', email: '', address }, clock),
    )
    return async (call) => {
      call.after(unaudited)
      call.inBackground(async () => {
        const { origin, outbox } = call
        const link = { email: body.email, address, origin, now: clock.now() }
        await database.transaction(async (tx) => {
          const message = await makeLink(tx, link)
          if (message) await outbox.post(tx, message)
        })
        await outbox.sendDue()
      })
      return { email: body.email }
    }
  }),

  confirmPasswordReset: prepared(async ({ body, database, address, clock }) => {
    const token_hash = tokenHash(body.token)
    const attempt = await database.transaction((tx) =>
      countAttempt(tx, { purpose: 'new password', email: '', address }, clock),
    )
    const good = () =>
      and(
        eq(password_resets.token_hash, token_hash),
        isNull(password_resets.used_at),
        gt(password_resets.expires_at, clock.now().toISOString()),
      )
    const [known] = await database.reads
      .select({
        name: users.name,
        email: users.email,
        phone: users.phone_number,
        employeeId: users.employee_id,
      })
      .from(password_resets)
      .innerJoin(users, eq(users.id, password_resets.user_id))
      .where(good())
    if (!known?.email) throw unusable()
    const places = await database.reads
      .select({ name: stores.name, city: stores.city })
      .from(stores)
    const knownTexts = [known, ...places].flatMap((record) => Object.values(record))
    await requireStrong(
      body.password,
      knownTexts.filter((text) => text !== null),
    )
    const password_hash = await judgeAttempt(database, attempt, () => hashPassword(body.password))
    return async (call) => {
      const { tx } = call
      const used_at = clock.now().toISOString()
      const [used] = await tx
        .update(password_resets)
        .set({ used_at })
        .where(good())
        .returning({ id: password_resets.user_id })
      if (!used) throw unusable()
      const [user] = await rows(
        tx,
        sql`update users u set password_hash = ${password_hash}, updated_at = ${used_at}
            where u.id = ${used.id} and u.email is not null returning u.name, u.email`,
        holder,
      )
      if (!user) throw unusable()
      await endSessions(tx, used.id, clock.now())
      await forgetAttempts(tx, user.email)
      await attemptSucceeded(tx, attempt)
      call.after({ user_id: used.id })
      await call.post(passwordChanged(user))
      return { email: user.email }
    }
  }),
} satisfies Handlers

interface LinkRequest {
  readonly email: string
  readonly address: string
  readonly origin: string
  readonly now: Date
}

/** Undefined for an unknown address or at the limit. */
async function makeLink(tx: Tx, { email, address, origin, now }: LinkRequest) {
  const since = new Date(now.getTime() - hour).toISOString()
  const expires = new Date(now.getTime() + hour)
  const user = await lockRecipient(tx, email)
  if (!user) return undefined
  // A statement of its own: in the locking one the count may be older than the request it waited for.
  const recent = and(eq(password_resets.user_id, user.id), gt(password_resets.created_at, since))
  if ((await tx.$count(password_resets, recent)) >= maxLinksPerHour) return undefined
  const token = newToken()
  await tx.delete(password_resets).where(lte(password_resets.expires_at, since))
  await tx.insert(password_resets).values({
    token_hash: tokenHash(token),
    user_id: user.id,
    created_at: now.toISOString(),
    expires_at: expires.toISOString(),
  })
  await writeAudit(tx, {
    operation: 'requestPasswordReset',
    at: now,
    userId: null,
    path: {},
    address,
    before: null,
    after: { user_id: user.id },
  })
  const text = resetText(user.name, `${origin}/reset-password?token=${token}`)
  return { to: user.email, subject: 'Set a new password', text, uselessAfter: expires }
}

/** Also voids unused password links. */
export async function endSessions(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, userId))
  await voidLinks(tx, userId, now)
}

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

function passwordChanged({ name, email }: z.infer<typeof holder>): Message {
  const text = [
    `Hello ${name},`,
    'your password for P4 Console was changed, and you were signed out everywhere.',
    'If it was not you, ask for a new link with Forgot password, and tell your administrator.',
  ].join('\n\n')
  return { to: email, subject: 'Your password was changed', text }
}
