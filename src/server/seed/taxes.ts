import type { InferInsertModel } from 'drizzle-orm'
import { type ProductType, productTypeValues } from '#domain/products/productWords.ts'
import { surcharges, tax_rates } from '#server/database/schema/taxes.ts'
import type { SeededStore } from './stores.ts'
import type { SeedWorld } from './world.ts'

interface SeededRate {
  readonly name: string
  readonly rate: number
  readonly flatCents: number
}

export type StoreRates = ReadonlyMap<ProductType, readonly SeededRate[]>

const surchargeData: readonly InferInsertModel<typeof surcharges>[] = [
  {
    id: 1,
    name: 'State Sales Tax',
    description: 'Sales tax of the state',
    default_rate: 0.0625,
    flat_rate: null,
  },
  {
    id: 2,
    name: 'City Sales Tax',
    description: 'Sales tax of the city or county',
    default_rate: 0.0225,
    flat_rate: null,
  },
  {
    id: 3,
    name: 'Prepared Food Tax',
    description: 'On food and drinks that are made to order',
    default_rate: 0.01,
    flat_rate: null,
  },
  {
    id: 4,
    name: 'Bag Fee',
    description: 'Paper bag, by law of some cities',
    default_rate: 0,
    flat_rate: 10,
  },
  {
    id: 5,
    name: 'Bottle Deposit',
    description: 'Deposit on bottled drinks',
    default_rate: 0,
    flat_rate: 5,
  },
]

const stateRates: Record<string, number> = {
  WA: 0.065,
  OR: 0,
  CA: 0.0725,
  CO: 0.029,
  UT: 0.0485,
  AZ: 0.056,
  IL: 0.0625,
  MN: 0.06875,
  TX: 0.0625,
  LA: 0.05,
  NY: 0.04,
  MA: 0.0625,
  PA: 0.06,
  FL: 0.06,
}

const taxedTypes: Record<number, readonly ProductType[]> = {
  1: productTypeValues,
  2: ['beverage', 'food', 'merchandise'],
  3: ['beverage', 'food'],
  4: ['food', 'merchandise'],
  5: ['bottle'],
}

export async function seedTaxes(
  world: SeedWorld,
  stores: readonly SeededStore[],
): Promise<ReadonlyMap<number, StoreRates>> {
  await world.insert(surcharges, surchargeData)
  const rows: InferInsertModel<typeof tax_rates>[] = []
  const byStore = new Map<number, StoreRates>()
  for (const store of stores) {
    const ofStore = new Map<ProductType, SeededRate[]>()
    byStore.set(store.id, ofStore)
    if (store.isEmpty) continue
    for (const surcharge of surchargesOf(store))
      for (const product_type of productTypeValues) {
        const applies = taxedTypes[surcharge.id ?? 0]?.includes(product_type) ?? false
        const rate = surcharge.flat_rate ? null : applies ? rateOf(store, surcharge) : 0
        const flat_rate = surcharge.flat_rate ? (applies ? surcharge.flat_rate : 0) : null
        rows.push({
          store_id: store.id,
          surcharge_id: surcharge.id ?? 0,
          product_type,
          rate,
          flat_rate,
        })
        const known = ofStore.get(product_type) ?? []
        ofStore.set(product_type, known)
        if (rate || flat_rate)
          known.push({ name: surcharge.name, rate: rate ?? 0, flatCents: flat_rate ?? 0 })
      }
  }
  await world.insert(tax_rates, rows)
  return byStore
}

function surchargesOf(store: SeededStore) {
  const { state } = store.data
  return surchargeData.filter(({ id }) => {
    if (id === 4) return ['CA', 'WA', 'NY', 'CO'].includes(state)
    if (id === 5) return ['CA', 'OR', 'NY', 'MA'].includes(state)
    if (id === 3) return ['CO', 'MN', 'IL'].includes(state)
    return true
  })
}

function rateOf(store: SeededStore, surcharge: InferInsertModel<typeof surcharges>): number {
  if (surcharge.id === 1) return stateRates[store.data.state] ?? 0.06
  if (surcharge.id === 2) return store.data.state === 'OR' ? 0 : 0.0225
  return surcharge.default_rate ?? 0
}
