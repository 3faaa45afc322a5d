import { randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/database.ts'
import { credits } from '../../database/schema/orders.ts'
import { conflict, notFound } from '../../errors.ts'
import type { Handlers, JsonText } from '../../handlers.ts'
import { creditFields } from '../orders/orderRecord.ts'
import { lockUser, requireUser } from '../people/userRecord.ts'
import { oneRecord, recordList } from '../records.ts'

export const creditHandlers = {
  listCredits: async ({ tx, path }) => {
    await requireUser(tx, path.id)
    return recordList(
      tx,
      sql`select ${creditFields} from credits c where c.user_id = ${path.id}
          order by c.created_at desc, c.id desc`,
    )
  },

  createCredit: async ({ tx, path, body, clock }) => {
    const { id: user_id } = await lockUser(tx, path.id)
    const now = clock.now().toISOString()
    const { amount, product_type } = body
    const created = await tx
      .insert(credits)
      .values({ user_id, amount, product_type, code: newCode(), created_at: now, updated_at: now })
      .returning({ id: credits.id })
    return readCredit(tx, onlyRow(created).id)
  },

  updateCredit: async (call) => {
    const { tx, path, body, clock } = call
    const credit = await lockUnclaimed(tx, path)
    call.before(credit)
    const { amount, product_type } = body
    await tx
      .update(credits)
      .set({ amount, product_type, updated_at: clock.now().toISOString() })
      .where(eq(credits.id, credit.id))
    return readCredit(tx, credit.id)
  },

  deleteCredit: async (call) => {
    const credit = await lockUnclaimed(call.tx, call.path)
    call.before(credit)
    await call.tx.delete(credits).where(eq(credits.id, credit.id))
    return { id: credit.id }
  },
} satisfies Handlers

/** Throws 404, or 409 if an order used it. */
async function lockUnclaimed(tx: Tx, path: { readonly id: number; readonly creditId: number }) {
  const [credit] = await tx
    .select()
    .from(credits)
    .where(and(eq(credits.id, path.creditId), eq(credits.user_id, path.id)))
    .for('update')
  if (!credit) throw notFound('credit')
  if (credit.order_id !== null)
    throw conflict(`Order ${credit.order_id} has used this credit: it stays as it is.`)
  return credit
}

function readCredit(tx: Tx, id: number): Promise<JsonText> {
  return oneRecord(
    tx,
    'credit',
    sql`select json_build_object('credit', row_to_json(credit))::text
        from (select ${creditFields} from credits c where c.id = ${id}) credit`,
  )
}

const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Easy to quote: no letters that look alike. */
function newCode(): string {
  return `COMP-${Array.from({ length: 8 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')}`
}
