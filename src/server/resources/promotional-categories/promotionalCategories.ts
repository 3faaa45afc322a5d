import { eq, sql } from 'drizzle-orm'
import { orRefused } from '../../database/broken.ts'
import { onlyRow } from '../../database/database.ts'
import { promotional_categories } from '../../database/schema/products.ts'
import { conflict } from '../../errors.ts'
import { fromTables, type Handlers } from '../../handlers.ts'
import { lockRow, recordList } from '../records.ts'

const nameTaken = {
  promotional_categories_name_unique: conflict(
    'This name belongs to another promotional category.',
    'name',
  ),
}

const what = 'promotional category'

export const promotionalCategoryHandlers = {
  listPromotionalCategories: fromTables([promotional_categories], ({ tx }) =>
    recordList(tx, sql`select id, name from promotional_categories order by lower(name), id`),
  ),

  createPromotionalCategory: async ({ tx, body }) => {
    const insert = tx.insert(promotional_categories).values({ name: body.name }).returning()
    return onlyRow(await orRefused(insert, nameTaken))
  },

  updatePromotionalCategory: async ({ tx, path, body, before }) => {
    before(await lockRow(tx, promotional_categories, path.id, what))
    const update = tx
      .update(promotional_categories)
      .set({ name: body.name })
      .where(eq(promotional_categories.id, path.id))
      .returning()
    return onlyRow(await orRefused(update, nameTaken))
  },

  // A combo keeps the id (AMB-189).
  deletePromotionalCategory: async ({ tx, path, before }) => {
    before(await lockRow(tx, promotional_categories, path.id, what))
    await tx.delete(promotional_categories).where(eq(promotional_categories.id, path.id))
    return { id: path.id }
  },
} satisfies Handlers
