import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { combinationKey, variantFaults } from '#domain/products/attributes.ts'
import { rows, type Tx } from '../../../database/database.ts'
import { attribute_values, variant_values, variants } from '../../../database/schema/attributes.ts'
import { conflict, invalid } from '../../../errors.ts'
import { requireKnown } from '../../../references.ts'

const path = 'attribute_values'

const offeredRow = z.object({
  attribute_id: z.number(),
  name: z.string(),
  product_attribute_values: z.array(z.object({ attribute_value_id: z.number() })),
})

/** Throws 400. A saved variant (`own`) may still lack values (AMB-191). Locks the values against deletion. */
export async function checkValues(
  tx: Tx,
  productId: number,
  valueIds: readonly number[],
  own?: number,
) {
  await requireKnown(tx, attribute_values, valueIds, { path, what: 'attribute value' })
  const offered = await rows(
    tx,
    sql`select pa.attribute_id, a.name, coalesce((
            select json_agg(json_build_object('attribute_value_id', pv.attribute_value_id))
              from product_attribute_values pv where pv.product_attribute_id = pa.id), '[]')
            as product_attribute_values
          from product_attributes pa join attributes a on a.id = pa.attribute_id
          where pa.product_id = ${productId} order by pa.sort_order, pa.id`,
    offeredRow,
  )
  const nameOf = (id: number) => offered.find((one) => one.attribute_id === id)?.name
  const lacked = new Set<number>()
  if (own !== undefined) {
    const held = await tx
      .select({ id: variant_values.attribute_id })
      .from(variant_values)
      .where(eq(variant_values.variant_id, own))
    for (const { attribute_id } of offered)
      if (!held.some(({ id }) => id === attribute_id)) lacked.add(attribute_id)
  }
  const faults = variantFaults(offered, valueIds, lacked)
  for (const fault of faults) {
    if (fault.kind === 'not-offered')
      throw invalid(`${path}.${fault.index}`, 'The product does not offer this value.')
    if (fault.kind === 'second')
      throw invalid(
        `${path}.${fault.index}`,
        `Only one value can be chosen for ${nameOf(fault.attributeId)}.`,
      )
  }
  const missing = faults.flatMap((one) => (one.kind === 'missing' ? [nameOf(one.attributeId)] : []))
  if (missing.length > 0) throw invalid(path, `Must choose a value for ${missing.join(', ')}.`)
}

const combinationRow = z.object({ id: z.number(), values: z.array(z.number()) })

export const combinationRefusal = conflict(
  'The product has a variant with these values already.',
  path,
)

/** A saved variant (`own`) may keep its combination, even if not unique. */
export async function combinationTaken(
  tx: Tx,
  productId: number,
  valueIds: readonly number[],
  own?: number,
): Promise<boolean> {
  const existing = await rows(
    tx,
    sql`select v.id, coalesce((
            select json_agg(vv.attribute_value_id) from variant_values vv where vv.variant_id = v.id),
            '[]') as values
          from variants v where v.product_id = ${productId}`,
    combinationRow,
  )
  const key = combinationKey(valueIds)
  const same = existing.filter(({ values }) => combinationKey(values) === key)
  return same.length > 0 && !same.some(({ id }) => id === own)
}

export async function setValues(tx: Tx, variantId: number, valueIds: readonly number[]) {
  await tx.delete(variant_values).where(eq(variant_values.variant_id, variantId))
  await tx.execute(
    sql`insert into variant_values (variant_id, attribute_id, attribute_value_id)
        select ${variantId}, attribute_id, id from attribute_values
          where ${inArray(attribute_values.id, [...valueIds])}`,
  )
}

/** The variants stay, incomplete, with price and inventory. */
export async function removeFromVariants(tx: Tx, productId: number, values: SQL): Promise<void> {
  const own = tx
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.product_id, productId))
  await tx.delete(variant_values).where(and(values, inArray(variant_values.variant_id, own)))
}
