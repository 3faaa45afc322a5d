import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { onlyRow, rows, type Tx } from '../../database/database.ts'
import { invalid } from '../../errors.ts'
import { type Handlers, JsonText } from '../../handlers.ts'
import { deleteUnused } from '../../saveImage.ts'
import { recordList } from '../records.ts'
import { exportQueries } from './exportQueries.ts'
import { forgetMentions } from './forgetMentions.ts'
import { lockUser, readUser, type UserRecord } from './userRecord.ts'
import { requireOwnerBeside } from './userRights.ts'

const counted = z.object({ orders: z.number(), credits: z.number() })

/** Throws 400 unless it is the e-mail address, or the name if there is none (AMB-128). */
function checkConfirmation({ name, email }: UserRecord, typed: string): void {
  const plain = (text: string) => text.trim().toLowerCase()
  if (plain(typed) === plain(email ?? name)) return
  throw invalid('email', `The ${email === null ? 'name' : 'email'} does not match.`)
}

export const privacyHandlers = {
  exportUser: async (call) => {
    const { tx, viewer, clock } = call
    const held = await lockUser(tx, call.path.id)
    checkConfirmation(held, call.body.email)
    const user = await readUser(tx, viewer, held.id)
    const lists: string[] = []
    for (const [name, list] of Object.entries(exportQueries(held))) {
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
    const user = await lockUser(tx, call.path.id)
    checkConfirmation(user, call.body.email)
    await requireOwnerBeside(tx, user.id)
    const deleted_at = clock.now().toISOString()
    await forgetMentions(tx, user)
    const { orders, credits } = await anonymize(tx, user.id, deleted_at)
    await deleteUnused(call, user.photo_url)
    const counts = { orders_anonymized: orders, credits_deleted: credits }
    call.after({ id: user.id, deleted_at, ...counts })
    const { id, name, email } = user
    return { id, name, email, deleted_at, ...counts }
  },
} satisfies Handlers

/** Orders and their credits stay for accounting. */
async function anonymize(tx: Tx, id: number, deletedAt: string): Promise<z.infer<typeof counted>> {
  await tx.execute(sql`update users set name = 'Deleted user', email = null, phone_number = null,
    employee_id = null, photo_url = null, manager_approval_code = null, password_hash = null,
    updated_at = ${deletedAt}, deleted_at = ${deletedAt} where id = ${id}`)
  for (const table of [
    'user_roles',
    'user_permissions',
    'user_stores',
    'sessions',
    'password_resets',
    'price_update_jobs',
  ])
    await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`)
  await tx.execute(sql`update audit_rows set address = null where user_id = ${id}`)
  await tx.execute(sql`update order_products set special_instructions = null
    where special_instructions is not null
      and order_id in (select id from orders where user_id = ${id})`)
  const counts = await rows(
    tx,
    sql`with anonymized as (
          update orders set vehicle_description = null where user_id = ${id} returning id),
        deleted as (
          delete from credits where user_id = ${id} and order_id is null returning id)
        select (select count(*)::integer from anonymized) as orders,
          (select count(*)::integer from deleted) as credits`,
    counted,
  )
  return onlyRow(counts)
}
