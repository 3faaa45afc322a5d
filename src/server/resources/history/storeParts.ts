/** Parts of a store that its record does not have. */
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { BodyOf, PathOf } from '#api/core/contract.ts'
import { isRecord } from '#domain/values.ts'
import type { Clock } from '../../handlers.ts'
import { savedCells } from '../inventory/startingInventory.ts'
import { readCount } from '../inventory/todaysInventory.ts'
import { recordOf } from '../records.ts'
import { readHours } from '../stores/storeHours.ts'
import { readStoreAttribute } from '../stores/storeMenu.ts'
import { readTaxRates } from '../surcharges/taxRates.ts'
import { type Cell, type Part, part } from './cells.ts'

/** Named by itself, e.g. a weekday. */
const plain = (name: string) => ({ id: name, name })

const timesByDay = z.record(z.string(), z.looseObject({ opening_time: z.string().nullable() }))
const week = z.object({ hours: timesByDay, overrides: timesByDay })

export function hours(id: number): Part {
  const cells = (field: string, days: z.infer<typeof timesByDay>) =>
    Object.entries(days).map(([day, times]): Cell => {
      const { store_id, day_of_week, override_date, archived_at, ...value } = times
      const about = [plain(day.slice(0, field === 'overrides' ? 10 : undefined))]
      const isSet = value.opening_time !== null || value.is_closed === true
      return { kind: 'store', id, field, about, value: isSet ? value : null }
    })
  return part(
    `hours ${id}`,
    (tx) => readHours(tx, id),
    (json) => {
      const read = week.parse(json)
      return [...cells('hours', read.hours), ...cells('overrides', read.overrides)]
    },
  )
}

export function online(id: number): Part {
  return part(
    `online ${id}`,
    (tx) => recordOf(tx, 'store', sql`select online from stores where id = ${id}`),
    (json) => [{ kind: 'store', id, field: 'online', value: isRecord(json) ? json.online : null }],
  )
}

export function storeAttribute({ storeId, id }: PathOf<'updateStoreAttribute'>): Part {
  return part(
    `attribute ${id} at ${storeId}`,
    (tx) => readStoreAttribute(tx, storeId, id),
    (json) => [
      {
        ...{ kind: 'store', id: storeId, field: 'is_disabled', about: [{ noun: 'value', id }] },
        value: isRecord(json) ? json.is_disabled : null,
      },
    ],
  )
}

export function count(path: PathOf<'updateStoreInventory'>, clock: Clock): Part {
  const cell = { kind: 'store', id: path.storeId } as const
  const about = [{ noun: 'soldVariant', id: path.variantId }] as const
  return {
    lock: `count ${path.variantId} at ${path.storeId}`,
    read: async (tx) => {
      const found = await readCount(tx, path, clock)
      const fields = ['quantity_available', 'do_not_sell'] as const
      return found ? fields.map((field) => ({ ...cell, field, about, value: found[field] })) : []
    },
  }
}

export function startingInventory(
  id: number,
  sent: BodyOf<'updateInitialInventory'>['rows'],
): Part {
  return {
    lock: `starting inventory ${id}`,
    read: async (tx) =>
      (await savedCells(tx, id, sent)).map(({ variant_id, day, quantity }) => ({
        ...{ kind: 'store', id, field: 'initial_quantity', value: quantity },
        about: [{ noun: 'soldVariant', id: variant_id }, plain(day)],
      })),
  }
}

const rateList = z.array(
  z.object({
    surcharge_id: z.number(),
    product_type: z.string(),
    rate: z.number().nullable(),
    flat_rate: z.number().nullable(),
  }),
)

export function taxRates(id: number): Part {
  return part(
    `tax rates ${id}`,
    (tx) => readTaxRates(tx, id),
    (json) =>
      rateList.parse(json).map(({ surcharge_id, product_type, rate, flat_rate }) => ({
        ...{ kind: 'store', id, field: rate === null ? 'flat_rate' : 'rate' },
        about: [{ noun: 'surcharge', id: surcharge_id }, plain(product_type)],
        value: rate ?? flat_rate,
      })),
  )
}
