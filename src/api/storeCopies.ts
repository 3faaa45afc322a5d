import type {
  ComparedPart,
  ComparedRow,
  StoreFacts,
  StoreItem,
} from '#domain/stores/compareStores.ts'
import { weekOf } from '#domain/stores/storeHours.ts'
import { lookFirst, type Make } from './core/batch.ts'
import { call } from './core/client.ts'
import { ApiError } from './core/errors.ts'
import type { Reader } from './core/latest.ts'
import type { MutatingOperationId } from './core/operations.gen.ts'
import type { WriteCall } from './core/write.ts'
import { withWeekdays } from './inventory.ts'
import { overrideRow } from './storeHours.ts'
import type { Store } from './stores.ts'
import { setTaxRate } from './taxRates.ts'

/** The call that copies one row of each part. */
export const copyOperations: Record<ComparedPart, MutatingOperationId> = {
  menu: 'createProductStore',
  prices: 'updateStoreVariantPrice',
  hours: 'saveStoreHours',
  starting: 'updateInitialInventory',
  taxes: 'updateStoreTaxRates',
  attributes: 'updateStoreAttribute',
  form: 'patchStore',
}

interface Copying {
  readonly store: { readonly id: number; readonly name: string }
  /** What the store gets, and the texts of what it has then and had when it was compared. */
  readonly copyOf: (row: ComparedRow) => {
    readonly item: StoreItem | undefined
    readonly wanted: string
    readonly seen: string
  }
  /** The value at the store, of what was just read. */
  readonly textOf: (row: ComparedRow, fresh: StoreFacts) => string
  readonly formOf: (store: Store) => StoreFacts['form']
}

/** Refuses a row that somebody else changed since it was compared. */
export function copyRows({ store, copyOf, textOf, formOf }: Copying): Make<ComparedRow> {
  const textNow = async (row: ComparedRow, read: Reader) =>
    textOf(row, await readPart(row.part, store.id, read, formOf))
  return lookFirst<ComparedRow>(
    async (row, write) => {
      const { item, wanted, seen } = copyOf(row)
      const now = await textNow(row, call)
      if (now === wanted) return
      if (now !== seen)
        throw new ApiError(
          409,
          'conflict',
          `Somebody else changed it at ${store.name} meanwhile: ${now}. It was not replaced.`,
        )
      if (item) await writeItem(store, item, write)
    },
    async (row, read) => (await textNow(row, read)) === copyOf(row).wanted,
  )
}

async function readPart(
  part: ComparedPart,
  id: number,
  read: Reader,
  formOf: Copying['formOf'],
): Promise<StoreFacts> {
  const path = { id }
  switch (part) {
    case 'hours':
      return { hours: weekOf(await read('getStoreHours', { path })) }
    case 'starting':
      return { starting: withWeekdays(await read('getInitialInventory', { path })).inventory }
    case 'attributes':
      return { attributes: await read('listStoreAttributes', { path }) }
    case 'taxes':
      return { rates: await read('listStoreTaxRates', { path }) }
    case 'form':
      return { form: formOf(await read('getStore', { path })) }
    default:
      return { menu: await read('listProductsAtStore', { path }) }
  }
}

async function writeItem(
  { id: storeId, name }: Copying['store'],
  item: StoreItem,
  write: WriteCall,
): Promise<unknown> {
  const path = { id: storeId }
  switch (item.kind) {
    case 'product': {
      const { productId: product_id, price, prices } = item
      const body = { store_id: storeId, product_id, price, prices: [...prices] }
      return write('createProductStore', { path: { product_id }, body })
    }
    case 'price': {
      const { variantId, price } = item
      return write('updateStoreVariantPrice', { path: { storeId, variantId }, body: { price } })
    }
    case 'weekday': {
      const row = { day_of_week: item.day, override_date: null, ...item.times }
      return write('saveStoreHours', { path, body: { store_hours: [row] } })
    }
    case 'date': {
      const { opening_time, closing_time, ...flags } = item.override
      const times = flags.is_closed ? {} : { opening_time, closing_time }
      const row = overrideRow(item.date, { ...times, ...flags })
      return write('saveStoreHours', { path, body: { store_hours: [row] } })
    }
    case 'quantities': {
      const rows = [...item.quantities].map(([day, quantity]) => ({
        variant_id: item.variantId,
        day,
        quantity,
      }))
      return write('updateInitialInventory', { path, body: { rows } })
    }
    case 'rate':
      return setTaxRate(storeId, item.rate, write)
    case 'field': {
      const { curbside_enabled } = await write('patchStore', { path, body: item.change })
      // A host leaves curbside off at a store without a Blue Dot destination.
      if (item.change.curbside_enabled && !curbside_enabled)
        throw new ApiError(
          409,
          'conflict',
          `${name} has no Blue Dot Destination ID, which it takes.`,
        )
      return
    }
    case 'attribute': {
      const { id } = item.attribute
      const body = { ...item.attribute }
      return write('updateStoreAttribute', { path: { storeId, id }, body })
    }
  }
}
