import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { productTypeValues } from '#domain/products/productWords.ts'
import { jsonText, maybeJsonText, type Tx } from '../../database/database.ts'
import { insertRows } from '../../database/insertRows.ts'
import {
  attribute_values,
  attributes,
  product_attribute_values,
  product_attributes,
  variants,
} from '../../database/schema/attributes.ts'
import { products } from '../../database/schema/products.ts'
import { store_products, store_variant_prices } from '../../database/schema/storeProducts.ts'
import { store_attributes, stores } from '../../database/schema/stores.ts'
import { conflict, notFound } from '../../errors.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'
import { menuTables, readProductsAtStore } from '../products/stores/storeProductRead.ts'
import { oneRecord } from '../records.ts'

const attributeTables = [
  attributes,
  attribute_values,
  product_attributes,
  product_attribute_values,
  store_attributes,
  store_products,
  stores,
]

export const storeMenuHandlers = {
  listProductsAtStore: fromTables([...menuTables, stores], async ({ tx, path }) =>
    readProductsAtStore(tx, path.id),
  ),

  syncDefaultMenu: async ({ tx, path }) => {
    const store_id = path.id
    // Products first, like every other write to a menu.
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

  listStoreAttributes: fromTables(attributeTables, async ({ tx, path }) => {
    await oneRecord(tx, 'store', sql`select id::text from stores where id = ${path.id}`)
    const types = sql`${sql.param([...productTypeValues])}::text[]`
    const text = await jsonText(
      tx,
      sql`select coalesce(json_agg(${storeAttribute} order by array_position(${types},
              a.product_type), lower(v.name), lower(a.name), v.id), '[]')::text
          from ${sourceOf(path.id)}`,
    )
    return new JsonText(text)
  }),

  updateStoreAttribute: async ({ tx, path, body, before }) => {
    const { storeId: store_id, id: attribute_value_id } = path
    const stored = await readStoreAttribute(tx, store_id, attribute_value_id)
    before(JSON.parse(stored.text))
    const { is_disabled } = body
    await tx
      .insert(store_attributes)
      .values({ store_id, attribute_value_id, is_disabled })
      .onConflictDoUpdate({
        target: [store_attributes.store_id, store_attributes.attribute_value_id],
        set: { is_disabled },
      })
    return readStoreAttribute(tx, store_id, attribute_value_id)
  },
} satisfies Handlers

const storeAttribute = sql`json_build_object('id', v.id, 'name', v.name,
  'is_disabled', coalesce(s.is_disabled, false),
  'attribute', json_build_object('product_type', a.product_type, 'name', a.name))`

/** Offered by products on the menu, without void ones (AMB-188). */
function sourceOf(storeId: number): SQL {
  return sql`attribute_values v join attributes a on a.id = v.attribute_id
    left join store_attributes s on s.attribute_value_id = v.id and s.store_id = ${storeId}
    where not v.is_void and v.id in (
      select o.attribute_value_id
      from store_products l
      join product_attributes pa on pa.product_id = l.product_id
      join product_attribute_values o on o.product_attribute_id = pa.id
      where l.store_id = ${storeId})`
}

export async function readStoreAttribute(tx: Tx, storeId: number, id: number): Promise<JsonText> {
  const text = await maybeJsonText(
    tx,
    sql`select ${storeAttribute}::text from ${sourceOf(storeId)} and v.id = ${id}`,
  )
  if (text === null) throw notFound('store attribute')
  return new JsonText(text)
}
