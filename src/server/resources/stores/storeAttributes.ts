import { type SQL, sql } from 'drizzle-orm'
import { productTypeValues } from '#domain/productWords.ts'
import { jsonText, maybeJsonText, type Tx } from '../../database/database.ts'
import {
  attribute_values,
  attributes,
  product_attribute_values,
  product_attributes,
} from '../../database/schema/attributes.ts'
import { store_products } from '../../database/schema/storeProducts.ts'
import { store_attributes, stores } from '../../database/schema/stores.ts'
import { notFound } from '../../errors.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'
import { oneRecord } from '../oneRecord.ts'

const tables = [
  ...[attributes, attribute_values, product_attributes, product_attribute_values],
  ...[store_attributes, store_products, stores],
]

export const storeAttributeHandlers = {
  listStoreAttributes: fromTables(tables, async ({ tx, path }) => {
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

/** A store attribute, made of attribute_values v and attributes a. */
const storeAttribute = sql`json_build_object('id', v.id, 'name', v.name,
  'is_disabled', coalesce(s.is_disabled, false),
  'attribute', json_build_object('product_type', a.product_type, 'name', a.name))`

/** The values that the products on a store's menu offer, without void ones (AMB-188). */
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

/** One store attribute; throws a 404 where no product on the menu offers it. */
async function readStoreAttribute(tx: Tx, storeId: number, id: number): Promise<JsonText> {
  const text = await maybeJsonText(
    tx,
    sql`select ${storeAttribute}::text from ${sourceOf(storeId)} and v.id = ${id}`,
  )
  if (text === null) throw notFound('store attribute')
  return new JsonText(text)
}
