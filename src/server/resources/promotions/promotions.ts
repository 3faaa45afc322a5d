import { sql } from 'drizzle-orm'
import { jsonText } from '../../database/database.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'
import { oneRecord } from '../oneRecord.ts'
import {
  promotionFields,
  promotionSummaryFields,
  promotionSummaryTables,
  promotionTables,
} from './promotionRead.ts'
import { promotionTypeDescriptors } from './promotionTypes.ts'

export const promotionHandlers = {
  listPromotions: fromTables(promotionSummaryTables, async ({ tx }) => {
    const text = await jsonText(
      tx,
      sql`select coalesce(json_agg(promotion), '[]')::text from (
            select ${promotionSummaryFields} from promotions p where p.archived_at is null
            order by p.id desc) promotion`,
    )
    return new JsonText(text)
  }),

  // Past promotions are found too; an archived one answers 404 (AMB-141).
  getPromotion: fromTables(promotionTables, ({ tx, path }) =>
    oneRecord(
      tx,
      'promotion',
      sql`select row_to_json(promotion)::text from (
            select ${promotionFields} from promotions p
            where p.id = ${path.id} and p.archived_at is null) promotion`,
    ),
  ),

  listPromotionTypes: async () => [...promotionTypeDescriptors],
} satisfies Handlers
