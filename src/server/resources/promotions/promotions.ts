import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/database.ts'
import { promotions } from '../../database/schema/promotions.ts'
import { P4Error } from '../../errors.ts'
import { fromTables, type Handlers, type JsonText } from '../../handlers.ts'
import { lockRow, recordList, recordOf } from '../records.ts'
import { checkConfiguration } from './configuration.ts'
import { contentOf, deleteFormerPicture } from './promotionContent.ts'
import {
  promotionFields,
  promotionSummaryFields,
  promotionSummaryTables,
  promotionTables,
} from './promotionRead.ts'
import { promotionTypeDescriptors } from './promotionTypes.ts'
import { checkColumns, promotionColumnValues, savePromotionLists } from './promotionWrite.ts'

function readPromotion(tx: Tx, id: number): Promise<JsonText> {
  return recordOf(
    tx,
    'promotion',
    sql`select ${promotionFields} from promotions p where p.id = ${id}`,
  )
}

export function readActivePromotion(tx: Tx, id: number): Promise<JsonText> {
  return recordOf(
    tx,
    'promotion',
    sql`select ${promotionFields} from promotions p where p.id = ${id} and p.archived_at is null`,
  )
}

/** Throws 404, also for an archived one. */
async function lockPromotion(tx: Tx, id: number) {
  const row = await lockRow(tx, promotions, id, 'promotion')
  if (row.archived_at) throw new P4Error(404, 'not_found', 'This promotion was archived.')
  return row
}

const record = z.looseObject({ users: z.array(z.object({ id: z.number() })) })

function withoutNames({ text }: JsonText): unknown {
  const { users, ...rest } = record.parse(JSON.parse(text))
  return { ...rest, users: users.map(({ id }) => id) }
}

export const promotionHandlers = {
  listPromotions: fromTables(promotionSummaryTables, ({ tx }) =>
    recordList(
      tx,
      sql`select ${promotionSummaryFields} from promotions p where p.archived_at is null
          order by p.id desc`,
    ),
  ),

  // An archived one is a 404, a past one is not (AMB-141).
  getPromotion: fromTables(promotionTables, ({ tx, path }) => readActivePromotion(tx, path.id)),

  listPromotionTypes: async () => [...promotionTypeDescriptors],

  createPromotion: async (call) => {
    const { tx, body } = call
    const columns = promotionColumnValues(body)
    checkColumns(columns)
    await checkConfiguration(tx, body)
    const { type, configuration } = body
    const now = call.clock.now().toISOString()
    const content = (await contentOf(call, body.content)) ?? null
    const created = await tx
      .insert(promotions)
      .values({
        ...columns,
        name: body.name,
        type,
        configuration,
        content,
        start_date: body.start_date.slice(0, 10),
        end_date: body.end_date.slice(0, 10),
        created_at: now,
        updated_at: now,
      })
      .returning({ id: promotions.id })
    const { id } = onlyRow(created)
    await savePromotionLists(tx, id, body)
    const saved = await readPromotion(tx, id)
    call.after(withoutNames(saved))
    return saved
  },

  updatePromotion: async (call) => {
    const { tx, body } = call
    const stored = await lockPromotion(tx, call.path.id)
    call.before(withoutNames(await readPromotion(tx, stored.id)))
    const columns = promotionColumnValues(body)
    checkColumns(columns, stored)
    const { type, configuration } = body
    await checkConfiguration(tx, body, type === stored.type ? stored.configuration : {})
    const content = await contentOf(call, body.content, stored.content)
    const updated_at = call.clock.now().toISOString()
    await tx
      .update(promotions)
      .set({ ...columns, type, configuration, content, updated_at })
      .where(eq(promotions.id, stored.id))
    await deleteFormerPicture(call, content, stored.content)
    await savePromotionLists(tx, stored.id, body)
    const saved = await readPromotion(tx, stored.id)
    call.after(withoutNames(saved))
    return saved
  },

  archivePromotion: async (call) => {
    const { tx } = call
    const { id } = await lockPromotion(tx, call.path.id)
    const archived = await readPromotion(tx, id)
    call.before(withoutNames(archived))
    call.after({ id })
    const archived_at = call.clock.now().toISOString()
    await tx.update(promotions).set({ archived_at }).where(eq(promotions.id, id))
    return archived
  },
} satisfies Handlers
