import { eq, sql } from 'drizzle-orm'
import { orRefused } from '../../database/broken.ts'
import type { Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/database.ts'
import { promotional_categories } from '../../database/schema/products.ts'
import { conflict, notFound } from '../../errors.ts'
import { fromTables, type Handlers } from '../../handlers.ts'
import { recordList } from '../records.ts'

const nameTaken = {
  promotional_categories_name_unique: conflict(
    'This name belongs to another promotional category.',
    'name',
  ),
}

export const promotionalCategoryHandlers = {
  listPromotionalCategories: fromTables([promotional_categories], ({ tx }) =>
    recordList(tx, sql`select id, name from promotional_categories order by lower(name), id`),
  ),

  createPromotionalCategory: async ({ tx, body }) => {
    const insert = tx.insert(promotional_categories).values({ name: body.name }).returning()
    return onlyRow(await orRefused(insert, nameTaken))
  },

  updatePromotionalCategory: async ({ tx, path, body, before }) => {
    before(await findCategory(tx, path.id))
    const update = tx
      .update(promotional_categories)
      .set({ name: body.name })
      .where(eq(promotional_categories.id, path.id))
      .returning()
    return onlyRow(await orRefused(update, nameTaken))
  },

  // A combo keeps the id (AMB-189).
  deletePromotionalCategory: async ({ tx, path, before }) => {
    before(await findCategory(tx, path.id))
    await tx.delete(promotional_categories).where(eq(promotional_categories.id, path.id))
    return { id: path.id }
  },
} satisfies Handlers

async function findCategory(tx: Tx, id: number) {
  const [category] = await tx
    .select()
    .from(promotional_categories)
    .where(eq(promotional_categories.id, id))
    .for('update')
  if (!category) throw notFound('promotional category')
  return category
}
