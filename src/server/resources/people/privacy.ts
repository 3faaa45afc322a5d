import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isSameName } from '#domain/cleanName.ts'
import { onlyRow, rows, type Tx } from '../../database/database.ts'
import { invalid } from '../../errors.ts'
import { type Handlers, JsonText } from '../../handlers.ts'
import { deleteUnused } from '../../saveImage.ts'
import { recordList } from '../records.ts'
import { personOf, places } from './personalData.ts'
import { lockUser, readUser, type UserRecord } from './userRecord.ts'
import { requireOwnerBeside } from './userRights.ts'

const counted = z.object({ orders: z.number(), credits: z.number() })

/** Throws 400 unless it is the e-mail address, or the name if there is none (AMB-128). */
function checkConfirmation({ name, email }: UserRecord, typed: string): void {
  if (isSameName(typed, email ?? name)) return
  throw invalid('email', `The ${email === null ? 'name' : 'email'} does not match.`)
}

export const privacyHandlers = {
  exportUser: async (call) => {
    const { tx, viewer, clock } = call
    const held = await lockUser(tx, call.path.id)
    checkConfirmation(held, call.body.email)
    const user = await readUser(tx, viewer, held.id)
    const lists: string[] = []
    const person = await personOf(tx, held)
    const queries = places.map(({ exported }) => exported?.(person) ?? {})
    for (const [name, list] of queries.flatMap(Object.entries<SQL>)) {
      const records = await recordList(tx, list)
      lists.push(`"${name}":${records.text}`)
    }
    const exported_at = clock.now().toISOString()
    // The audit needs no second copy of the data.
    call.after({ id: held.id, exported_at })
    return new JsonText(`{"user":${user.text},${lists.join()},"exported_at":"${exported_at}"}`)
  },

  deleteUser: async (call) => {
    const { tx, clock } = call
    await lockOrders(tx, call.path.id)
    const user = await lockUser(tx, call.path.id, 'update')
    checkConfirmation(user, call.body.email)
    await requireOwnerBeside(tx, user.id)
    const deleted_at = clock.now().toISOString()
    const { orders, credits } = await anonymize(tx, user, deleted_at)
    await deleteUnused(call, user.photo_url)
    const counts = { orders_anonymized: orders, credits_deleted: credits }
    call.after({ id: user.id, deleted_at, ...counts })
    const { id, name, email } = user
    return { id, name, email, deleted_at, ...counts }
  },
} satisfies Handlers

/** Orders and their credits stay for accounting. */
async function anonymize(tx: Tx, user: UserRecord, deletedAt: string) {
  const person = await personOf(tx, user)
  const counts = await rows(
    tx,
    sql`select (select count(*)::integer from orders where user_id = ${user.id}) as orders,
          (select count(*)::integer from credits where user_id = ${user.id} and order_id is null)
            as credits`,
    counted,
  )
  for (const { forget } of places) await forget?.(tx, person, deletedAt)
  return onlyRow(counts)
}

/** A refund or receipt under way ends first. Before the user's row: refunds lock in this order. */
async function lockOrders(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select 1 from orders where user_id = ${userId} order by id for update`)
}
