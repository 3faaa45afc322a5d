import { and, eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '../../database/database.ts'
import { users } from '../../database/schema/people.ts'
import { sessions } from '../../database/schema/session.ts'
import { deviceOf } from '../../device.ts'
import { notFound, P4Error } from '../../errors.ts'
import { type Handlers, JsonText, prepared } from '../../handlers.ts'
import { dummyHash, hashPassword, isOutdated, verifyPassword } from '../../passwords.ts'
import { isOpenSession, ownTokenHash, signOut, startSession } from '../../session.ts'
import { accountOf, attemptSucceeded, countAttempt, judgeAttempt } from '../../signInLimit.ts'
import { isStaff, readUser } from '../people/userRecord.ts'
import { recordList } from '../records.ts'

const account = z.object({
  id: z.number(),
  password_hash: z.string().nullable(),
  staff: z.boolean(),
})

/** `renewed` replaces an outdated hash. Takes as long for an unknown address. */
async function findAccount(tx: Tx, email: string, password: string) {
  const [found] = await rows(
    tx,
    sql`select u.id, u.password_hash, ${isStaff} as staff from users u
        where lower(u.email) = ${accountOf(email)} and u.deleted_at is null`,
    account,
  )
  const hash = found?.password_hash ?? dummyHash
  const right = await verifyPassword(password, hash)
  if (!found?.staff || !right) return undefined
  return {
    id: found.id,
    hash,
    renewed: isOutdated(hash) ? await hashPassword(password) : undefined,
  }
}

const wrongCredentials = () => new P4Error(401, 'wrong_credentials', 'Wrong email or password.')

export const sessionHandlers = {
  login: prepared(async ({ body, database, address, clock }) => {
    const { email, password } = body
    const attempt = await database.transaction((tx) =>
      countAttempt(tx, { purpose: 'sign-in', email, address }, clock),
    )
    const found = await judgeAttempt(database, attempt, () =>
      findAccount(database.reads, email, password),
    )
    if (!found) throw wrongCredentials()
    const { id, hash, renewed } = found
    return async (call) => {
      const { tx, viewer } = call
      // A concurrent password change ends all sessions: is the verified hash still stored?
      const [held] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), eq(users.password_hash, hash)))
        .for('no key update')
      if (!held) throw wrongCredentials()
      if (renewed) await tx.update(users).set({ password_hash: renewed }).where(eq(users.id, id))
      await attemptSucceeded(tx, attempt)
      await tx.delete(sessions).where(lte(sessions.expires_at, clock.now().toISOString()))
      const token = await startSession(tx, id, clock, deviceOf(call.userAgent))
      const user = await readUser(tx, { ...viewer, id }, id)
      call.after({ user_id: id })
      return new JsonText(`{"user":${user.text},"token":${JSON.stringify(token)}}`)
    }
  }),

  logout: async ({ tx, authorization }) => {
    await signOut(tx, authorization)
    return {}
  },

  listSessions: ({ tx, viewer, authorization, clock }) =>
    recordList(
      tx,
      sql`select id, device, iso(created_at) as created_at, iso(used_at) as used_at,
            token_hash = ${ownTokenHash(authorization)} as current
          from sessions where user_id = ${viewer.id} and ${isOpenSession(clock)}
          order by used_at desc, id desc`,
    ),

  endSession: async ({ tx, viewer, path }) => {
    const own = and(eq(sessions.id, path.id), eq(sessions.user_id, viewer.id))
    const ended = await tx.delete(sessions).where(own).returning({ id: sessions.id })
    if (ended.length === 0) throw notFound('session')
    return { id: path.id }
  },
} satisfies Handlers
