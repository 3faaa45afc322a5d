import { eq, inArray, sql } from 'drizzle-orm'
import type { components } from '#api/core/schema.gen.ts'
import { taxedTypes } from '#domain/stores/taxRates.ts'
import type { Tx } from '../../database/database.ts'
import { insertRows } from '../../database/insertRows.ts'
import { stores } from '../../database/schema/stores.ts'
import { surcharges, tax_rates } from '../../database/schema/taxes.ts'
import { invalid } from '../../errors.ts'
import { fromTables, type Handlers, type JsonText } from '../../handlers.ts'
import { oneRecord } from '../records.ts'
import { lockStore } from '../stores/storeFields.ts'

type Given = components['schemas']['TaxRateInput']
type Surcharge = typeof surcharges.$inferSelect

export const taxRateHandlers = {
  listStoreTaxRates: fromTables([stores, tax_rates], async ({ tx, path }) =>
    readTaxRates(tx, path.id),
  ),

  updateStoreTaxRates: async ({ tx, path, body, before }) => {
    await lockStore(tx, path.id)
    before(JSON.parse((await readTaxRates(tx, path.id)).text))
    const known = await lockSurcharges(tx, body.tax_rates)
    const list = body.tax_rates.map((given, index) =>
      toRow(given, `tax_rates.${index}`, path.id, known.get(given.surcharge_id)),
    )
    requireOnce(list)
    await tx.delete(tax_rates).where(eq(tax_rates.store_id, path.id))
    await insertRows(tx, tax_rates, list)
    return readTaxRates(tx, path.id)
  },
} satisfies Handlers

export function readTaxRates(tx: Tx, storeId: number): Promise<JsonText> {
  return oneRecord(
    tx,
    'store',
    sql`select (select coalesce(json_agg(json_build_object(
          'surcharge_id', surcharge_id, 'product_type', product_type, 'rate', rate,
          'flat_rate', flat_rate, 'store_id', store_id)
          order by surcharge_id, array_position(${typeList}, product_type)), '[]')
          from tax_rates where store_id = stores.id)::text
        from stores where id = ${storeId}`,
  )
}

const typeList = sql`${sql.param([...taxedTypes])}::text[]`

/** The kind must not change meanwhile. By id, to avoid deadlocks. */
async function lockSurcharges(tx: Tx, list: readonly Given[]): Promise<Map<number, Surcharge>> {
  const ids = [...new Set(list.map(({ surcharge_id }) => surcharge_id))]
  const found = await tx
    .select()
    .from(surcharges)
    .where(inArray(surcharges.id, ids))
    .orderBy(surcharges.id)
    .for('share')
  return new Map(found.map((one) => [one.id, one]))
}

function toRow(given: Given, path: string, store_id: number, surcharge: Surcharge | undefined) {
  const { surcharge_id, product_type, rate = null, flat_rate = null } = given
  if (given.store_id !== undefined && given.store_id !== store_id)
    throw invalid(`${path}.store_id`, 'This is the rate of another store.')
  if (!surcharge) throw invalid(`${path}.surcharge_id`, 'This surcharge does not exist.')
  const { name } = surcharge
  const row = { store_id, surcharge_id, product_type, rate, flat_rate }
  if (surcharge.flat_rate === null) {
    if (flat_rate !== null) throw invalid(`${path}.flat_rate`, `${name} is a percentage.`)
    if (rate === null) throw invalid(`${path}.rate`, `${name} needs a rate.`)
    return row
  }
  if (rate !== null) throw invalid(`${path}.rate`, `${name} is a flat rate.`)
  if (flat_rate !== 0 && flat_rate !== surcharge.flat_rate)
    throw invalid(`${path}.flat_rate`, `${name} is ${surcharge.flat_rate} ¢, or 0 where it is off.`)
  return row
}

function requireOnce(list: readonly ReturnType<typeof toRow>[]): void {
  const seen = new Set<string>()
  for (const [index, { surcharge_id, product_type }] of list.entries()) {
    const cell = `${surcharge_id} ${product_type}`
    if (seen.has(cell))
      throw invalid(`tax_rates.${index}`, 'A surcharge has one rate for each product type.')
    seen.add(cell)
  }
}
