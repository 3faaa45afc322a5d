import { and, eq, ne, sql } from 'drizzle-orm'
import type { BodyOf } from '#api/core/contract.ts'
import { jsonText, onlyRow, type Tx } from '../../database/database.ts'
import {
  attribute_values,
  attributes,
  product_attributes,
} from '../../database/schema/attributes.ts'
import { conflict, invalid } from '../../errors.ts'
import { fromTables, type Handlers, JsonText } from '../../handlers.ts'
import { requireOne } from '../../references.ts'
import { closeGaps, lockList } from '../positions.ts'
import { lockProductsOffering } from '../products/lockProduct.ts'
import { oneRecord } from '../records.ts'

const list = 'attributes'

export const attributeJson = sql`json_build_object(
  'id', a.id, 'name', a.name, 'label', a.label, 'product_type', a.product_type,
  'is_adjective', a.is_adjective, 'includes_goods', a.includes_goods,
  'modifier_attribute_id', a.modifier_attribute_id,
  'attribute_values', coalesce((
    select json_agg(json_build_object('id', v.id, 'attribute_id', v.attribute_id, 'name', v.name,
        'is_void', v.is_void) order by v.id)
      from attribute_values v where v.attribute_id = a.id), '[]'))`

function readAttribute(tx: Tx, id: number): Promise<JsonText> {
  return oneRecord(
    tx,
    'attribute',
    sql`select ${attributeJson}::text from attributes a where a.id = ${id} for update`,
  )
}

/** PUT: a missing field gets its default. */
function columnsOf(body: BodyOf<'createAttribute'>) {
  return {
    name: body.name,
    label: body.label ?? '',
    product_type: body.product_type,
    is_adjective: body.is_adjective ?? false,
    includes_goods: body.includes_goods ?? false,
    modifier_attribute_id: body.modifier_attribute_id ?? null,
  }
}

/** Per product type, ignoring case. Lock the list first. */
async function requireFreeName(
  tx: Tx,
  { name, product_type }: BodyOf<'createAttribute'>,
  own = 0,
): Promise<void> {
  const [taken] = await tx
    .select({ id: attributes.id })
    .from(attributes)
    .where(
      and(
        ne(attributes.id, own),
        eq(attributes.product_type, product_type),
        sql`lower(${attributes.name}) = lower(${name})`,
      ),
    )
    .limit(1)
  if (taken) throw conflict('This name belongs to another attribute of this product type.', 'name')
}

async function checkModifier(tx: Tx, modifierId: number | null | undefined): Promise<void> {
  if (modifierId)
    await requireOne(tx, attributes, modifierId, {
      path: 'modifier_attribute_id',
      what: 'attribute',
    })
}

export const attributeHandlers = {
  listAttributes: fromTables([attributes, attribute_values], async ({ tx }) => {
    const text = await jsonText(
      tx,
      sql`select coalesce(json_agg(${attributeJson} order by lower(a.name), a.id), '[]')::text
          from attributes a`,
    )
    return new JsonText(text)
  }),

  createAttribute: async ({ tx, body }) => {
    await lockList(tx, list)
    await checkModifier(tx, body.modifier_attribute_id)
    await requireFreeName(tx, body)
    const created = await tx
      .insert(attributes)
      .values(columnsOf(body))
      .returning({ id: attributes.id })
    return readAttribute(tx, onlyRow(created).id)
  },

  updateAttribute: async ({ tx, path, body, before }) => {
    await lockList(tx, list)
    before(JSON.parse((await readAttribute(tx, path.id)).text))
    if (body.modifier_attribute_id === path.id)
      throw invalid('modifier_attribute_id', 'An attribute cannot modify itself.')
    await checkModifier(tx, body.modifier_attribute_id)
    await requireFreeName(tx, body, path.id)
    await tx.update(attributes).set(columnsOf(body)).where(eq(attributes.id, path.id))
    return readAttribute(tx, path.id)
  },

  deleteAttribute: async ({ tx, path, before }) => {
    const ids = await lockProductsOffering(tx, path.id)
    before(JSON.parse((await readAttribute(tx, path.id)).text))
    await tx.delete(attributes).where(eq(attributes.id, path.id))
    await closeGaps(tx, product_attributes, { owner: product_attributes.product_id, ids })
    return { id: path.id }
  },
} satisfies Handlers
