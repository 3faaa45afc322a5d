import { lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '../../database/database.ts'
import { sessions } from '../../database/schema/session.ts'
import { P4Error } from '../../errors.ts'
import { type Handlers, JsonText, prepared } from '../../handlers.ts'
import { noPassword, verifyPassword } from '../../passwords.ts'
import { endSession, startSession } from '../../session.ts'
import { accountOf, attemptSucceeded, countAttempt } from '../../signInLimit.ts'
import { isStaff, readPerson } from '../people/personRecord.ts'

const account = z.object({
  id: z.number(),
  password_hash: z.string().nullable(),
  staff: z.boolean(),
})

/** The member of staff with this e-mail address and password; everybody else takes as long (AUTH-03). */
async function findAccount(tx: Tx, email: string, password: string): Promise<number | null> {
  const [found] = await rows(
    tx,
    sql`select u.id, u.password_hash, ${isStaff} as staff from users u
        where lower(u.email) = ${accountOf(email)} and u.deleted_at is null`,
    account,
  )
  const right = await verifyPassword(password, found?.password_hash ?? noPassword)
  return found?.staff && right ? found.id : null
}

export const sessionHandlers = {
  login: prepared(async ({ body, database, address, clock }) => {
    const { email, password } = body
    const attempt = await database.transaction((tx) => countAttempt(tx, { email, address }, clock))
    const id = await findAccount(database.reads, email, password)
    if (id === null) throw new P4Error(401, 'wrong_credentials', 'Wrong email or password.')
    return async (call) => {
      const { tx, viewer } = call
      await attemptSucceeded(tx, attempt)
      await tx.delete(sessions).where(lte(sessions.expires_at, clock.now().toISOString()))
      const token = await startSession(tx, id, clock)
      const user = await readPerson(tx, { ...viewer, id }, id)
      call.after({ user_id: id })
      return new JsonText(`{"user":${user.text},"token":${JSON.stringify(token)}}`)
    }
  }),

  logout: async ({ tx, authorization }) => {
    await endSession(tx, authorization)
    return {}
  },
} satisfies Handlers
