import { and, eq, gt, sql } from 'drizzle-orm'
import type { components } from '#api/core/schema.gen.ts'
import { cleanName } from '#domain/cleanName.ts'
import { orRefused } from '../../database/broken.ts'
import type { Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/database.ts'
import { surcharges, tax_rates } from '../../database/schema/taxes.ts'
import { conflict, invalid } from '../../errors.ts'
import { fromTables, type Handlers } from '../../handlers.ts'
import { lockRow, recordList } from '../records.ts'

type Surcharge = components['schemas']['Surcharge']

const nameTaken = {
  surcharges_name_unique: conflict('This name belongs to another surcharge.', 'name'),
}

export const surchargeFields = sql`id, name, description, default_rate, flat_rate`

export const surchargeHandlers = {
  listSurcharges: fromTables([surcharges], ({ tx }) =>
    recordList(tx, sql`select ${surchargeFields} from surcharges order by lower(name), id`),
  ),

  createSurcharge: async ({ tx, body }) => {
    const insert = tx.insert(surcharges).values(columnsOf(body)).returning()
    return onlyRow(await orRefused(insert, nameTaken))
  },

  updateSurcharge: async ({ tx, path, body, before }) => {
    const stored = await lockRow(tx, surcharges, path.id, 'surcharge')
    before(stored)
    const update = tx
      .update(surcharges)
      .set(columnsOf(body))
      .where(eq(surcharges.id, stored.id))
      .returning()
    const saved = onlyRow(await orRefused(update, nameTaken))
    await saveRates(tx, stored, saved)
    return saved
  },

  deleteSurcharge: async ({ tx, path, body, before }) => {
    const stored = await lockRow(tx, surcharges, path.id, 'surcharge')
    if (cleanName(body.confirm) !== cleanName(stored.name))
      throw invalid('confirm', 'This is not the name of the surcharge.')
    before(stored)
    await tx.delete(surcharges).where(eq(surcharges.id, stored.id))
    return { id: stored.id }
  },
} satisfies Handlers

/** PUT: a missing field gets its default. */
function columnsOf(body: components['schemas']['SurchargeInput']) {
  return {
    name: body.name,
    description: body.description?.trim() || null,
    default_rate: body.default_rate ?? 0,
    flat_rate: body.flat_rate ?? null,
  }
}

/** After a change of kind or flat amount. Rates of 0 stay 0. */
async function saveRates(tx: Tx, before: Surcharge, now: Surcharge): Promise<void> {
  const ofSurcharge = eq(tax_rates.surcharge_id, now.id)
  const { default_rate, flat_rate } = now
  if (before.flat_rate !== null && flat_rate === null) {
    const rate = sql`case when ${tax_rates.flat_rate} > 0 then ${default_rate}::float8 else 0 end`
    await tx.update(tax_rates).set({ rate, flat_rate: null }).where(ofSurcharge)
  } else if (before.flat_rate === null && flat_rate !== null) {
    const flat = sql`case when ${tax_rates.rate} > 0 then ${flat_rate}::integer else 0 end`
    await tx.update(tax_rates).set({ rate: null, flat_rate: flat }).where(ofSurcharge)
  } else if (flat_rate !== null && flat_rate !== before.flat_rate) {
    await tx
      .update(tax_rates)
      .set({ flat_rate })
      .where(and(ofSurcharge, gt(tax_rates.flat_rate, 0)))
  }
}
