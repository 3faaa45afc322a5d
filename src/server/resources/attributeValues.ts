/** The values of attributes (API-41..API-44). At most one of an attribute is void (ATTR-14). */
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { onlyRow } from '../database/onlyRow.ts'
import { attribute_values, attributes } from '../database/schema/attributes.ts'
import { invalid, notFound } from '../errors.ts'
import { fromTables, type Handlers } from '../handlers.ts'

async function findValue(tx: Tx, id: number) {
  const [found] = await tx.select().from(attribute_values).where(eq(attribute_values.id, id))
  if (!found) throw notFound('attribute value')
  return found
}

/** Holds the attribute until the end, so that one person at a time passes its void mark on. */
async function holdAttribute(tx: Tx, id: number): Promise<boolean> {
  const held = await tx
    .select({ id: attributes.id })
    .from(attributes)
    .where(eq(attributes.id, id))
    .for('update')
  return held.length > 0
}

/** The value as it is once nobody else changes its attribute, which is held until the end. */
async function holdValue(tx: Tx, id: number) {
  await holdAttribute(tx, (await findValue(tx, id)).attribute_id)
  return findValue(tx, id)
}

async function endVoid(tx: Tx, attributeId: number): Promise<void> {
  await tx
    .update(attribute_values)
    .set({ is_void: false })
    .where(and(eq(attribute_values.attribute_id, attributeId), attribute_values.is_void))
}

export const attributeValueHandlers = {
  getAttributeValue: fromTables(['attribute_values'], ({ tx, path }) => findValue(tx, path.id)),

  createAttributeValue: async ({ tx, body }) => {
    const { attribute_id, name, is_void = false } = body
    if (!(await holdAttribute(tx, attribute_id)))
      throw invalid('attribute_id', 'This attribute does not exist.')
    if (is_void) await endVoid(tx, attribute_id)
    const made = await tx
      .insert(attribute_values)
      .values({ attribute_id, name, is_void })
      .returning()
    return onlyRow(made)
  },

  updateAttributeValue: async ({ tx, path, body, before }) => {
    const value = await holdValue(tx, path.id)
    before(value)
    if (body.is_void) await endVoid(tx, value.attribute_id)
    const saved = await tx
      .update(attribute_values)
      .set({ name: body.name, is_void: body.is_void })
      .where(eq(attribute_values.id, path.id))
      .returning()
    return onlyRow(saved)
  },

  // Products, variants and stores lose the value by the cascades of their tables.
  deleteAttributeValue: async ({ tx, path, before }) => {
    before(await holdValue(tx, path.id))
    await tx.delete(attribute_values).where(eq(attribute_values.id, path.id))
    return { id: path.id }
  },
} satisfies Handlers
