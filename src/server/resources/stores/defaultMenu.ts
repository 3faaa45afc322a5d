import { and, eq, inArray, isNull } from 'drizzle-orm'
import { insertRows } from '../../database/insertRows.ts'
import { variants } from '../../database/schema/attributes.ts'
import { products } from '../../database/schema/products.ts'
import { store_products, store_variant_prices } from '../../database/schema/storeProducts.ts'
import { stores } from '../../database/schema/stores.ts'
import { conflict, notFound } from '../../errors.ts'
import type { Handlers } from '../../handlers.ts'

export const defaultMenuHandlers = {
  /** Adds the products of the default menu that the store lacks, at their base prices. */
  syncDefaultMenu: async ({ tx, path }) => {
    const store_id = path.id
    // The products are locked first, as every other write to a menu does.
    const onMenu = await tx
      .select({ id: products.id, price: products.price })
      .from(products)
      .where(and(eq(products.on_default_menu, true), isNull(products.archived_at)))
      .orderBy(products.id)
      .for('update')
    const [store] = await tx
      .select({ archived_at: stores.archived_at })
      .from(stores)
      .where(eq(stores.id, store_id))
      .for('share')
    if (!store) throw notFound('store')
    if (store.archived_at) throw conflict('This store is archived.')
    const sold = await tx
      .select({ id: store_products.product_id })
      .from(store_products)
      .where(eq(store_products.store_id, store_id))
    const known = new Set(sold.map(({ id }) => id))
    const added = onMenu.filter(({ id }) => !known.has(id))
    const product_ids = added.map(({ id }) => id)
    const priced = new Map(added.map(({ id, price }) => [id, price]))
    const forms = await tx
      .select({ variant_id: variants.id, product_id: variants.product_id })
      .from(variants)
      .where(inArray(variants.product_id, product_ids))
    await insertRows(
      tx,
      store_products,
      added.map(({ id, price }) => ({ store_id, product_id: id, price })),
    )
    await insertRows(
      tx,
      store_variant_prices,
      forms.map((form) => ({ ...form, store_id, price: priced.get(form.product_id) ?? 0 })),
    )
    return { store_id, product_ids }
  },
} satisfies Handlers
