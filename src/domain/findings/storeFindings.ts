import { mediumDate } from '../calendar.ts'
import type { MenuProduct } from '../products/menuVariants.ts'
import { productTypes, wordFor } from '../products/productWords.ts'
import type { SpecialDay } from '../stores/specialDays.ts'
import { overrideKey, type StoreWeek } from '../stores/storeHours.ts'
import { type Rate, untaxedTypes } from '../stores/taxRates.ts'
import { listed } from '../wording.ts'
import type { Finding } from './finding.ts'

interface NamedStore {
  readonly id: number
  readonly name: string
}

/** A store whose state is unknown is no finding. */
export function offlineStores(
  stores: readonly (NamedStore & { readonly online?: boolean })[],
): Finding[] {
  return stores
    .filter(({ online }) => online === false)
    .map(({ id, name }) => ({ id: `offline ${id}`, label: name, to: `/stores/${id}` }))
}

export function missingTaxRates({ id, name }: NamedStore, rates: readonly Rate[]): Finding[] {
  const missing = untaxedTypes(rates)
  if (missing.length === 0) return []
  const detail = `No tax rate for ${listed(missing.map((type) => wordFor(productTypes, type)))}`
  const finding = { id: `tax ${id} ${missing.join(' ')}`, label: name, detail }
  return [{ ...finding, to: `/stores/${id}`, hash: 'tax-rates' }]
}

export function missingHolidayHours(
  { id, name }: NamedStore,
  week: StoreWeek,
  day: SpecialDay,
): Finding[] {
  if (overrideKey(day.date) in week.overrides) return []
  const detail = `No hours for ${day.name}, ${mediumDate(day.date)}`
  return [{ id: `hours ${id} ${day.date}`, label: name, detail, to: `/stores/${id}/holidays` }]
}

const maxLow = 3

/** 'Almond Croissant, Warmed (2)': counted variants on sale of which few are left. */
export function lowStock(products: readonly MenuProduct[]): string[] {
  return products
    .flatMap(({ variants }) => variants)
    .filter(({ quantity, isSoldOut }) => quantity !== null && quantity <= maxLow && !isSoldOut)
    .map(({ name, quantity }) => `${name} (${quantity})`)
}
