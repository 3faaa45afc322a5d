import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import { orRefused } from '../../database/broken.ts'
import { jsonText, onlyRow } from '../../database/database.ts'
import { attributes, product_attributes } from '../../database/schema/attributes.ts'
import { product_tags, products, tags } from '../../database/schema/products.ts'
import { notFound } from '../../errors.ts'
import { type Call, fromTables, type Handlers, JsonText } from '../../handlers.ts'
import { deleteUnused, saveImage } from '../../saveImage.ts'
import { momentOf } from '../../sentValues.ts'
import { recordList } from '../records.ts'
import { lockProduct } from './lockProduct.ts'
import { productTables, readProduct } from './productRead.ts'
import {
  listsOf,
  type ProductFields,
  productColumnValues,
  saveProductLists,
  skuTaken,
} from './productWrite.ts'
import { removeFromStores } from './stores/removeFromStores.ts'

export const productHandlers = {
  // JSON from PostgreSQL keeps a list of 10,000 products fast.
  listProducts: fromTables([products, product_tags, tags], async ({ tx, query }) => {
    const shown = query.archived ? sql`archived_at is not null` : sql`archived_at is null`
    return recordList(
      tx,
      sql`select id, product_type, name, square_sku, price, image_url, foreground_color,
          background_color, inventory_control, on_default_menu, is_seasonal,
          iso(archived_at) as archived_at, archived_at is not null as archived,
          coalesce(tagged.names, '{}') as tag_names
        from products
        left join (
          select pt.product_id, array_agg(t.name order by lower(t.name), t.id) as names
          from product_tags pt join tags t on t.id = pt.tag_id group by pt.product_id
        ) tagged on tagged.product_id = id
        where ${shown} order by id`,
    )
  }),

  getProduct: fromTables(productTables, async ({ tx, path }) => readProduct(tx, path.id)),

  createProduct: async (call) => {
    const { tx, body } = call
    const lists = await listsOf(tx, body, { cleared: true })
    const now = call.clock.now().toISOString()
    const insert = tx
      .insert(products)
      .values({
        ...productColumnValues(body, { cleared: true }),
        product_type: body.product_type,
        name: body.name,
        square_sku: body.square_sku,
        image_url: await newImage(call),
        created_at: now,
        updated_at: now,
      })
      .returning({ id: products.id })
    const { id } = onlyRow(await orRefused(insert, skuTaken))
    await saveProductLists(tx, id, lists)
    return readProduct(tx, id)
  },

  updateProduct: async (call) => saveProduct(call, { cleared: true }),

  patchProduct: async (call) => {
    const { archived_at } = call.body
    const archived = archived_at ? momentOf(archived_at, 'archived_at') : archived_at
    const saved = await saveProduct(call, { cleared: false, archived_at: archived })
    // Restoring does not add it back (AMB-50).
    if (archived) await removeFromStores(call.tx, call.path.id)
    return saved
  },

  listAttributeNames: fromTables([attributes, product_attributes], async ({ tx }) => {
    const text = await jsonText(
      tx,
      sql`select coalesce(json_agg(name order by lower(name), name), '[]')::text from (
            select distinct a.name from attributes a
            where exists (select from product_attributes pa where pa.attribute_id = a.id)) names`,
    )
    return new JsonText(text)
  }),
} satisfies Handlers

const pictured = z.object({ image_url: z.string().nullable() })

interface Saving {
  /** AMB-54. */
  readonly cleared: boolean
  /** Null restores, undefined keeps it. */
  readonly archived_at?: string | null
}

type ProductCall = Pick<
  Call<OperationId>,
  'tx' | 'clock' | 'files' | 'pictures' | 'viewer' | 'before' | 'inBackground'
> & {
  readonly body: ProductFields
}

async function saveProduct(
  call: ProductCall & { readonly path: { readonly id: number } },
  { cleared, archived_at }: Saving,
): Promise<JsonText> {
  const { tx, body } = call
  const { id } = call.path
  if (!(await lockProduct(tx, id))) throw notFound('product')
  const before = await readProduct(tx, id)
  const stored: unknown = JSON.parse(before.text)
  call.before(stored)
  const lists = await listsOf(tx, body, { cleared })
  const image_url = await newImage(call)
  const update = tx
    .update(products)
    .set({
      ...productColumnValues(body, { cleared }),
      image_url,
      updated_at: call.clock.now().toISOString(),
      archived_at,
    })
    .where(eq(products.id, id))
  await orRefused(update, skuTaken)
  if (image_url) await deleteUnused(call, pictured.parse(stored).image_url)
  await saveProductLists(tx, id, lists)
  return readProduct(tx, id)
}

async function newImage(call: ProductCall): Promise<string | undefined> {
  const { product_image_data: data, image_filename: filename } = call.body
  return data === undefined ? undefined : saveImage(call, { data, filename })
}
