import { and, eq } from 'drizzle-orm'
import { sortOrderAfter } from '#domain/ordering.ts'
import { defaultMayBecome, defaultNeeded } from '#domain/products/attributes.ts'
import { orRefused } from '../../../database/broken.ts'
import type { Tx } from '../../../database/database.ts'
import { onlyRow } from '../../../database/database.ts'
import {
  attribute_values,
  product_attribute_values,
  product_attributes,
  variant_values,
} from '../../../database/schema/attributes.ts'
import { conflict, invalid, notFound } from '../../../errors.ts'
import type { Handlers } from '../../../handlers.ts'
import { closeGaps, takePosition } from '../../positions.ts'
import { lockProduct, lockProductAttribute } from '../lockProduct.ts'
import { removeFromVariants } from './variantValues.ts'

async function findValue(tx: Tx, id: number) {
  const [found] = await tx
    .select({ value: product_attribute_values, productId: product_attributes.product_id })
    .from(product_attribute_values)
    .innerJoin(
      product_attributes,
      eq(product_attributes.id, product_attribute_values.product_attribute_id),
    )
    .where(eq(product_attribute_values.id, id))
  if (!found) throw notFound('product attribute value')
  return found
}

async function lockValue(tx: Tx, id: number) {
  await lockProduct(tx, (await findValue(tx, id)).productId)
  return findValue(tx, id)
}

/** Lock the product first. */
function positions(tx: Tx, productAttributeId: number) {
  return tx
    .select({ id: product_attribute_values.id, sort_order: product_attribute_values.sort_order })
    .from(product_attribute_values)
    .where(eq(product_attribute_values.product_attribute_id, productAttributeId))
}

async function endDefault(tx: Tx, productAttributeId: number): Promise<void> {
  await tx
    .update(product_attribute_values)
    .set({ is_default: false })
    .where(
      and(
        eq(product_attribute_values.product_attribute_id, productAttributeId),
        product_attribute_values.is_default,
      ),
    )
}

const valueTaken = {
  product_attribute_values_value_unique: conflict(
    'The product offers this value already.',
    'attribute_value_id',
  ),
}

export const productAttributeValueHandlers = {
  createProductAttributeValue: async ({ tx, body }) => {
    const { attribute_value_id, product_attribute_id, sort_order = 0, is_default = false } = body
    const held = await lockProductAttribute(tx, product_attribute_id)
    if (!held) throw invalid('product_attribute_id', 'This product attribute does not exist.')
    const [value] = await tx
      .select()
      .from(attribute_values)
      .where(eq(attribute_values.id, attribute_value_id))
      .for('key share')
    if (value?.attribute_id !== held.attribute_id)
      throw invalid('attribute_value_id', 'The attribute has no such value.')
    if (is_default) await endDefault(tx, product_attribute_id)
    const last = sortOrderAfter(await positions(tx, product_attribute_id))
    const insert = tx
      .insert(product_attribute_values)
      .values({ attribute_value_id, product_attribute_id, sort_order: last, is_default })
      .returning({ id: product_attribute_values.id })
    const { id } = onlyRow(await orRefused(insert, valueTaken))
    const list = await positions(tx, product_attribute_id)
    await takePosition(tx, product_attribute_values, list, { id, sort_order })
    return (await findValue(tx, id)).value
  },

  updateProductAttributeValue: async ({ tx, path, body, before }) => {
    const { value } = await lockValue(tx, path.id)
    before(value)
    if (!defaultMayBecome(value.is_default, body.is_default))
      throw conflict(defaultNeeded, 'is_default')
    if (body.is_default) await endDefault(tx, value.product_attribute_id)
    await tx
      .update(product_attribute_values)
      .set({ is_default: body.is_default })
      .where(eq(product_attribute_values.id, path.id))
    await takePosition(
      tx,
      product_attribute_values,
      await positions(tx, value.product_attribute_id),
      {
        id: path.id,
        sort_order: body.sort_order,
      },
    )
    // Deleted meanwhile with its attribute: throws 404.
    return (await findValue(tx, path.id)).value
  },

  deleteProductAttributeValue: async ({ tx, path, before }) => {
    const { value, productId } = await lockValue(tx, path.id)
    before(value)
    await removeFromVariants(
      tx,
      productId,
      eq(variant_values.attribute_value_id, value.attribute_value_id),
    )
    await tx.delete(product_attribute_values).where(eq(product_attribute_values.id, path.id))
    await closeGaps(tx, product_attribute_values, {
      owner: product_attribute_values.product_attribute_id,
      ids: [value.product_attribute_id],
    })
    return { id: path.id }
  },
} satisfies Handlers
