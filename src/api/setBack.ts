/** Set back in the history: writes the earlier value of a row (AMB-300). */
import { useQueryClient } from '@tanstack/react-query'
import { isWeekday } from '#domain/calendar.ts'
import { changedSinceText, changeText } from '#domain/history/historyText.ts'
import { startingQuantities } from '#domain/products/inventory.ts'
import { overrideKey, weekOf } from '#domain/stores/storeHours.ts'
import { isRecord, isSame, memberOf } from '#domain/values.ts'
import { saveAttribute } from './attributes.ts'
import { call } from './core/client.ts'
import { ApiError } from './core/errors.ts'
import type { Saved, Sent } from './core/latest.ts'
import type { MutatingOperationId } from './core/operations.gen.ts'
import { useAccess, useCurrentUser } from './core/viewer.ts'
import { perform, type WriteCall } from './core/write.ts'
import { saveCustomContent } from './customContent.ts'
import type { HistoryKind, HistoryRow } from './history.ts'
import { isUndoableField } from './opposites.ts'
import { saveProduct } from './products.ts'
import { savePromotion } from './promotions.ts'
import { saveRole } from './roles.ts'
import { overrideRow } from './storeHours.ts'
import { saveSurcharge } from './surcharges.ts'
import { readTag, saveTag } from './tags.ts'
import { saveUser } from './users.ts'
import { saveVerticalCard } from './verticalCards.ts'

interface Place {
  readonly operation: MutatingOperationId
  /** The store whose right is needed. */
  readonly storeId?: number
  readonly read: () => Promise<Present>
}

interface Present {
  readonly value: unknown
  readonly save: (value: never, write: WriteCall) => Promise<unknown>
}

/** `about`: ids of what the value belongs to, e.g. store and variant. The id of a day is its name or date. */
type PlaceOf = (id: number, about: readonly string[]) => Place

/** A field of a record, saved by the call of its form. */
const fieldOf =
  <Opened>(
    operation: MutatingOperationId,
    read: (id: number) => Promise<Opened>,
    save: (edit: { opened: Opened; changes: never }, write: WriteCall) => Promise<unknown>,
  ) =>
  (id: number, field: string): Place => ({
    operation,
    read: async () => {
      const opened = await read(id)
      return {
        value: memberOf(opened, field),
        save: (value, write) => save({ opened, changes: asSent({ [field]: value }) }, write),
      }
    },
  })

function inList<One extends { readonly id: number }>(
  list: readonly One[],
  id: number,
  noun: string,
) {
  const found = list.find((one) => one.id === id)
  if (!found) throw new ApiError(404, 'not_found', `This ${noun} does not exist.`)
  return found
}

const records: Partial<Record<HistoryKind, (id: number, field: string) => Place>> = {
  product: fieldOf('updateProduct', (id) => call('getProduct', { path: { id } }), saveProduct),
  role: fieldOf('updateRole', (id) => call('getRole', { path: { id } }), saveRole),
  tag: fieldOf('updateTag', (id) => readTag(id), saveTag),
  content: fieldOf(
    'updateCustomContent',
    (id) => call('getCustomContent', { path: { id } }),
    saveCustomContent,
  ),
  card: fieldOf(
    'updateVerticalCard',
    (id) => call('getVerticalCard', { path: { id } }),
    saveVerticalCard,
  ),
  promotion: fieldOf(
    'updatePromotion',
    (id) => call('getPromotion', { path: { id } }),
    savePromotion,
  ),
  user: fieldOf('updateUser', (id) => call('getUser', { path: { id } }), saveUser),
  surcharge: fieldOf(
    'updateSurcharge',
    async (id) => inList(await call('listSurcharges'), id, 'surcharge'),
    saveSurcharge,
  ),
  attribute: fieldOf(
    'updateAttribute',
    async (id) => inList(await call('listAttributes'), id, 'attribute'),
    saveAttribute,
  ),
  store: (id, field) => ({
    ...fieldOf(
      'patchStore',
      () => call('getStore', { path: { id } }),
      ({ changes }, write) => write('patchStore', { path: { id }, body: changes }),
    )(id, field),
    storeId: id,
  }),
}

/** Fields of the records that their forms do not save. */
const otherFields = new Set([
  ...['archived_at', 'variants', 'product_attributes', 'product_attribute_values', 'is_default'],
  ...['attribute_values', 'products', 'rate', 'flat_rate', 'sort_order'],
])

const count =
  (field: 'quantity_available' | 'do_not_sell'): PlaceOf =>
  (storeId, [variant]) => ({
    operation: 'updateStoreInventory',
    storeId,
    read: async () => {
      const path = { storeId, variantId: Number(variant) }
      const counts = await call('listStoreInventory', { path: { storeId } })
      return {
        value: counts.find((one) => Number(one.variant_id) === path.variantId)?.[field],
        save: (value, write) =>
          write('updateStoreInventory', { path, body: asSent({ [field]: value }) }),
      }
    },
  })

/** Values that have a call of their own. */
const places: Partial<Record<HistoryKind, Readonly<Record<string, PlaceOf>>>> = {
  product: {
    prices: (id, [store, variant]) => {
      const path = { storeId: Number(store), variantId: Number(variant) }
      return {
        operation: 'updateStoreVariantPrice',
        storeId: path.storeId,
        read: async () => {
          const sold = await call('listProductStores', { path: { id } })
          const prices = sold.flatMap((one) => (one.store_id === path.storeId ? one.prices : []))
          return {
            value: prices.find(({ variant_id }) => variant_id === path.variantId)?.price,
            save: (price, write) => write('updateStoreVariantPrice', { path, body: { price } }),
          }
        },
      }
    },
  },
  store: {
    quantity_available: count('quantity_available'),
    do_not_sell: count('do_not_sell'),
    online: (storeId) => ({
      operation: 'setStoreOnline',
      storeId,
      read: async () => ({
        value: (await call('getStoreStatus', { path: { storeId } })).online,
        save: (online, write) => write('setStoreOnline', { path: { storeId }, body: { online } }),
      }),
    }),
    is_disabled: (storeId, [choice]) => ({
      operation: 'updateStoreAttribute',
      storeId,
      read: async () => {
        const id = Number(choice)
        const choices = await call('listStoreAttributes', { path: { id: storeId } })
        const found = choices.find((one) => one.id === id)
        return {
          value: found?.is_disabled,
          save: (is_disabled, write) =>
            write('updateStoreAttribute', {
              path: { storeId, id },
              body: { ...found, is_disabled },
            }),
        }
      },
    }),
    initial_quantity: (id, [variant, day]) => ({
      operation: 'updateInitialInventory',
      storeId: id,
      read: async () => {
        const { inventory } = await call('getInitialInventory', { path: { id } })
        const variant_id = Number(variant)
        return {
          value: isWeekday(day) ? startingQuantities(inventory)(variant_id, day) : undefined,
          save: (quantity, write) => {
            const row = asSent({ variant_id, day, quantity })
            return write('updateInitialInventory', { path: { id }, body: { rows: [row] } })
          },
        }
      },
    }),
    hours: (id, [day]) => ({
      operation: 'saveStoreHours',
      storeId: id,
      read: async () => {
        const { hours } = weekOf(await call('getStoreHours', { path: { id } }))
        return {
          value: isWeekday(day) ? hours[day] : undefined,
          save: (times, write) => {
            const row = asSent({ day_of_week: day, override_date: null, ...Object(times) })
            return write('saveStoreHours', { path: { id }, body: { store_hours: [row] } })
          },
        }
      },
    }),
    overrides: (id, [date = '']) => ({
      operation: 'saveStoreHours',
      storeId: id,
      read: async () => {
        const { overrides } = weekOf(await call('getStoreHours', { path: { id } }))
        return {
          value: overrides[overrideKey(date)],
          save: (times, write) => {
            const row = overrideRow(date, times ?? { archived_at: new Date().toISOString() })
            return write('saveStoreHours', { path: { id }, body: { store_hours: [row] } })
          },
        }
      },
    }),
  },
}

/** The history keeps the values of the read, which have the types of the save. */
function asSent(value: unknown): never
function asSent(value: unknown): unknown {
  return value
}

/** Where the value of a row is read and saved. Undefined where it cannot be set back. */
export function placeOf(row: HistoryRow): Place | undefined {
  const { kind, record, field, about, before, after, count: changed } = row
  if (!record || field === null || changed > 1 || [before, after].some(isCut)) return undefined
  const id = Number(record.id)
  const ids = about.map((one) => one.id)
  const own = places[kind]?.[field]
  if (own) {
    const isKnown = field === 'overrides' || (before !== null && after !== null)
    return isKnown ? own(id, ids) : undefined
  }
  const isOther = otherFields.has(field) || /\.|_url$/.test(field)
  const place = isOther ? undefined : records[kind]?.(id, field)
  return place && isUndoableField(place.operation, field) ? place : undefined
}

/** The server keeps 1,000 characters and an ellipsis. */
const isCut = (value: unknown) => typeof value === 'string' && value.length > 1000

/** The history has `{ id, name }`; a save takes ids in `permission_ids` and records in `tags`. */
function sentForm(field: string, value: unknown): unknown {
  const ofReference = (one: unknown) => {
    if (!isRecord(one) || !('id' in one)) return one
    const id = Number(one.id)
    return /_ids?$/.test(field) ? id : { ...one, id }
  }
  return Array.isArray(value) ? value.map(ofReference) : ofReference(value)
}

/** Compares the records of a list by their ids. */
const comparable = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => memberOf(one, 'id') ?? one) : (value ?? null)

const reversed = (row: HistoryRow): HistoryRow => ({ ...row, before: row.after, after: row.before })

/** Refuses where the value has changed since. Undo writes the later value again. */
async function setBack(
  { read }: Place,
  { field, before, after }: HistoryRow,
  write: WriteCall,
): Promise<Saved<object> & Sent> {
  const name = field ?? ''
  const [former, latter] = [sentForm(name, before), sentForm(name, after)]
  const now = await read()
  if (!isSame(comparable(now.value), comparable(latter))) {
    const message = `Not set back: ${changedSinceText([name])}`
    throw new ApiError(409, 'changed_meanwhile', message)
  }
  await now.save(asSent(former), write)
  return {
    answer: {},
    replaced: [],
    input: { opened: {}, changes: { [name]: former } },
    base: {
      before: { [name]: latter },
      read: async () => ({ [name]: (await read()).value ?? null }),
    },
    resend: async (_values, again) => (await read()).save(asSent(latter), again),
  }
}

/** Undefined for a row that cannot be set back, or whose value the viewer may not write. */
export function useSetBack(): (row: HistoryRow) => (() => void) | undefined {
  const client = useQueryClient()
  const { can, canPart } = useAccess()
  const { user } = useCurrentUser()
  return (row) => {
    const place = placeOf(row)
    if (!place) return undefined
    const { operation, storeId } = place
    // The roles of a user need another right than the name.
    const { allowed } =
      operation === 'updateUser'
        ? canPart(operation, 'name', user && row.record?.id === String(user.id) ? { user } : {})
        : can(operation, storeId === undefined ? {} : { storeId })
    if (!allowed) return undefined
    const send = (_input: undefined, write: WriteCall) => setBack(place, row, write)
    const flash = () =>
      ({ message: `Set back. ${changeText(reversed(row))}`, variant: 'success' }) as const
    return () => void perform(client, operation, undefined, send, { flash })
  }
}
