/** At most one value of an attribute is void. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/database.ts'
import {
  attribute_values,
  attributes,
  product_attribute_values,
} from '../../database/schema/attributes.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { fromTables, type Handlers } from '../../handlers.ts'
import { closeGaps } from '../positions.ts'
import { lockProductsOffering } from '../products/lockProduct.ts'

async function findValue(tx: Tx, id: number) {
  const [found] = await tx.select().from(attribute_values).where(eq(attribute_values.id, id))
  if (!found) throw notFound('attribute value')
  return found
}

/** Concurrent writes must not create two void values. */
async function lockAttribute(tx: Tx, id: number): Promise<boolean> {
  const locked = await tx
    .select({ id: attributes.id })
    .from(attributes)
    .where(eq(attributes.id, id))
    .for('update')
  return locked.length > 0
}

async function lockValue(tx: Tx, id: number) {
  await lockAttribute(tx, (await findValue(tx, id)).attribute_id)
  return findValue(tx, id)
}

async function requireFreeName(tx: Tx, attributeId: number, name: string, own = 0): Promise<void> {
  const [taken] = await tx
    .select({ id: attribute_values.id })
    .from(attribute_values)
    .where(
      and(
        eq(attribute_values.attribute_id, attributeId),
        ne(attribute_values.id, own),
        sql`lower(${attribute_values.name}) = lower(${name})`,
      ),
    )
    .limit(1)
  if (taken) throw conflict('This name belongs to another value of the attribute.', 'name')
}

async function endVoid(tx: Tx, attributeId: number): Promise<void> {
  await tx
    .update(attribute_values)
    .set({ is_void: false })
    .where(and(eq(attribute_values.attribute_id, attributeId), attribute_values.is_void))
}

export const attributeValueHandlers = {
  getAttributeValue: fromTables([attribute_values], ({ tx, path }) => findValue(tx, path.id)),

  createAttributeValue: async ({ tx, body }) => {
    const { attribute_id, name, is_void = false } = body
    if (!(await lockAttribute(tx, attribute_id)))
      throw invalid('attribute_id', 'This attribute does not exist.')
    await requireFreeName(tx, attribute_id, name)
    if (is_void) await endVoid(tx, attribute_id)
    const created = await tx
      .insert(attribute_values)
      .values({ attribute_id, name, is_void })
      .returning()
    return onlyRow(created)
  },

  updateAttributeValue: async ({ tx, path, body, before }) => {
    const value = await lockValue(tx, path.id)
    before(value)
    await requireFreeName(tx, value.attribute_id, body.name, value.id)
    if (body.is_void) await endVoid(tx, value.attribute_id)
    const saved = await tx
      .update(attribute_values)
      .set({ name: body.name, is_void: body.is_void })
      .where(eq(attribute_values.id, path.id))
      .returning()
    return onlyRow(saved)
  },

  deleteAttributeValue: async ({ tx, path, before }) => {
    const { attribute_id } = await findValue(tx, path.id)
    await lockProductsOffering(tx, attribute_id)
    before(await lockValue(tx, path.id))
    const offers = await tx
      .select({ id: product_attribute_values.product_attribute_id })
      .from(product_attribute_values)
      .where(eq(product_attribute_values.attribute_value_id, path.id))
    await tx.delete(attribute_values).where(eq(attribute_values.id, path.id))
    await closeGaps(tx, product_attribute_values, {
      owner: product_attribute_values.product_attribute_id,
      ids: offers.map(({ id }) => id),
    })
    return { id: path.id }
  },
} satisfies Handlers
