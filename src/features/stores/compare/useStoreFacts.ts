import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/core/errors.ts'
import type { OperationId } from '#api/core/operations.gen.ts'
import { notFlashed } from '#api/core/query.ts'
import { useAccess } from '#api/core/viewer.ts'
import { initialInventoryQuery } from '#api/inventory.ts'
import { storeHoursQuery } from '#api/storeHours.ts'
import { productsAtStoreQuery, storeAttributesQuery } from '#api/storeMenu.ts'
import { type Store, storeQuery } from '#api/stores.ts'
import { surchargesQuery } from '#api/surcharges.ts'
import { taxRatesQuery } from '#api/taxRates.ts'
import { vendorRegionsQuery } from '#api/vendors.ts'
import type { SharedFields, StoreFacts } from '#domain/stores/compareStores.ts'
import { storeFormValues, storeLabels } from '../storeForm.ts'

interface FailedPart {
  /** `The hours of Ballard could not be loaded` */
  readonly title: string
  readonly read: {
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => Promise<unknown>
  }
}

interface ComparedStore {
  readonly facts: StoreFacts
  readonly isReading: boolean
  readonly failed: readonly FailedPart[]
}

/** Each part is read on its own. What the viewer may not read, or the host does not have, is left out. */
export function useStoreFacts(id: number, name: string, formOf: FormOf): ComparedStore {
  const access = useAccess()
  const mayRead = (operation: OperationId) => ({
    ...notFlashed,
    enabled: access.can(operation, { storeId: id, storeName: name }).allowed,
  })
  const menu = useQuery({ ...productsAtStoreQuery(id), ...mayRead('listProductsAtStore') })
  const hours = useQuery({ ...storeHoursQuery(id), ...mayRead('getStoreHours') })
  const starting = useQuery({ ...initialInventoryQuery(id), ...mayRead('getInitialInventory') })
  const rates = useQuery({ ...taxRatesQuery(id), ...mayRead('listStoreTaxRates') })
  const attributes = useQuery({ ...storeAttributesQuery(id), ...mayRead('listStoreAttributes') })
  const store = useQuery({ ...storeQuery(id), ...mayRead('getStore') })
  const reads = [
    { what: `menu of ${name}`, read: menu },
    { what: `hours of ${name}`, read: hours },
    { what: `starting inventory of ${name}`, read: starting },
    { what: `tax rates of ${name}`, read: rates },
    { what: `product attributes of ${name}`, read: attributes },
    { what: `fields of ${name}`, read: store },
  ]
  return {
    facts: {
      menu: menu.data,
      hours: hours.data,
      starting: starting.data?.inventory,
      rates: rates.data,
      attributes: attributes.data,
      form: store.data && formOf(store.data),
    },
    isReading: reads.some(({ read }) => read.isLoading),
    failed: reads.filter(({ read }) => isFailed(read)).map(failedPart),
  }
}

export function useSurcharges() {
  const access = useAccess()
  const enabled = access.can('listSurcharges').allowed
  const read = useQuery({ ...surchargesQuery(), ...notFlashed, enabled })
  const failed = isFailed(read) ? [failedPart({ what: 'names of the surcharges', read })] : []
  return { surcharges: read.data ?? [], failed }
}

const failedPart = ({ what, read }: { what: string; read: FailedPart['read'] }): FailedPart => ({
  title: `The ${what} could not be loaded`,
  read,
})

const notOffered = [403, 404, 405, 501]

function isFailed({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean {
  const isLeftOut = error instanceof ApiError && notOffered.includes(error.status)
  return data === undefined && error !== null && !isLeftOut
}

/** Neither pictures nor the secret (AMB-86). The name heads the column. */
const leftOut = ['name', 'bda_password', 'image', 'header_image_one', 'header_image_two']

const shared: Readonly<Record<keyof SharedFields, (store: Store) => SharedFields>> = {
  region: ({ region }) => ({ region }),
  vendor_region_id: ({ vendor_region_id }) => ({ vendor_region_id }),
  area: ({ area }) => ({ area }),
  time_zone: ({ time_zone }) => ({ time_zone }),
  max_prep_time: ({ max_prep_time }) => ({ max_prep_time }),
  minutes_to_closing_warning: (store) => ({
    minutes_to_closing_warning: store.minutes_to_closing_warning,
  }),
  accepts_mobile_orders: ({ accepts_mobile_orders }) => ({ accepts_mobile_orders }),
  curbside_enabled: ({ curbside_enabled }) => ({ curbside_enabled }),
  afternoon_at: ({ afternoon_at }) => ({ afternoon_at: afternoon_at?.slice(0, 5) ?? null }),
  evening_at: ({ evening_at }) => ({ evening_at: evening_at?.slice(0, 5) ?? null }),
}

const isShared = (field: string): field is keyof SharedFields => field in shared

export type FormOf = (store: Store) => StoreFacts['form']

/** The fields of the store's form in words. An empty one cannot be copied: a copy takes nothing away. */
export function useFormOf(): FormOf {
  const regions = useQuery({ ...vendorRegionsQuery(), ...notFlashed }).data
  const textOf = (field: string, value: unknown) => {
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    const region = field === 'vendor_region_id' && regions?.find(({ id }) => id === value)
    return region ? region.name : String(value)
  }
  return (store) =>
    Object.entries(storeFormValues(store))
      .filter(([field]) => !leftOut.includes(field))
      .map(([field, value = null]) => ({
        name: Reflect.get(storeLabels, field),
        text: value === null ? '' : textOf(field, value),
        change:
          isShared(field) && value !== null && value !== '' ? shared[field](store) : undefined,
      }))
}
