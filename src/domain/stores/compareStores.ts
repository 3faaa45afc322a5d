import { clockText, mediumDate, type Weekday, weekdays } from '../calendar.ts'
import { formatCents } from '../prices/money.ts'
import { startingQuantities } from '../products/inventory.ts'
import { variantName } from '../products/menuVariants.ts'
import { type ProductType, productTypes, wordFor } from '../products/productWords.ts'
import { compareTexts } from '../sorting.ts'
import { capitalized } from '../wording.ts'
import { hoursText, type Override, openHours, type StoreWeek, type Times } from './storeHours.ts'
import { type Rate, shownRate, taxedTypes } from './taxRates.ts'

export const comparedParts = [
  { id: 'menu', title: 'Menu' },
  { id: 'prices', title: 'Prices' },
  { id: 'hours', title: 'Hours' },
  { id: 'starting', title: 'Starting Inventory' },
  { id: 'taxes', title: 'Tax Rates' },
  { id: 'attributes', title: 'Product Attributes' },
  { id: 'form', title: 'Store' },
] as const

export type ComparedPart = (typeof comparedParts)[number]['id']

interface SoldProduct {
  readonly product_id: number
  readonly price: number
  readonly prices: readonly { readonly variant_id: number; readonly price: number }[]
  readonly product: {
    readonly name: string
    readonly square_sku?: string | null
    readonly inventory_control: string | null
    readonly variants: readonly {
      readonly id: number
      readonly sku: string
      readonly value_names?: readonly string[]
    }[]
  }
}

interface StoreAttribute {
  readonly id: number
  readonly name: string
  readonly is_disabled: boolean
  readonly attribute: { readonly product_type: ProductType; readonly name?: string }
}

/** Fields that stores may share. The other fields identify one store (AMB-302). */
export interface SharedFields {
  readonly region?: string | null
  readonly vendor_region_id?: number | null
  readonly area?: string | null
  readonly time_zone?: string | null
  readonly max_prep_time?: number
  readonly minutes_to_closing_warning?: number
  readonly accepts_mobile_orders?: boolean
  readonly curbside_enabled?: boolean
  readonly afternoon_at?: string | null
  readonly evening_at?: string | null
}

interface FormField {
  readonly name: string
  readonly text: string
  /** Undefined for what cannot be copied. */
  readonly change?: SharedFields | undefined
}

/** What was read of a store. */
export interface StoreFacts {
  readonly menu?: readonly SoldProduct[] | undefined
  readonly hours?: StoreWeek | undefined
  readonly starting?: Parameters<typeof startingQuantities>[0] | undefined
  readonly rates?: readonly Rate[] | undefined
  readonly attributes?: readonly StoreAttribute[] | undefined
  readonly form?: readonly FormField[] | undefined
}

export interface CompareContext {
  /** Special days before it are left out. */
  readonly today: string
  readonly surcharges: readonly {
    readonly id: number
    readonly name: string
    readonly flat_rate: number | null
  }[]
}

/** What one store has and the other can get. */
export type StoreItem =
  | {
      readonly kind: 'product'
      readonly productId: number
      readonly price: number
      readonly prices: SoldProduct['prices']
    }
  | { readonly kind: 'price'; readonly variantId: number; readonly price: number }
  | { readonly kind: 'weekday'; readonly day: Weekday; readonly times: Times }
  | { readonly kind: 'date'; readonly date: string; readonly override: Override }
  | {
      readonly kind: 'quantities'
      readonly variantId: number
      readonly quantities: ReadonlyMap<Weekday, number>
    }
  | { readonly kind: 'rate'; readonly rate: Rate }
  | { readonly kind: 'attribute'; readonly attribute: StoreAttribute }
  | { readonly kind: 'field'; readonly change: SharedFields }

interface Entry {
  readonly key: string
  readonly name: string
  readonly code?: string | null | undefined
  readonly text: string
  /** Undefined for what cannot be copied. */
  readonly item?: StoreItem | undefined
}

export interface ComparedRow {
  readonly id: string
  readonly part: ComparedPart
  readonly name: string
  readonly code: string | undefined
  readonly valueA: string
  readonly valueB: string
  readonly itemA: StoreItem | undefined
  readonly itemB: StoreItem | undefined
  readonly isDifferent: boolean
}

type EntriesOf = (
  mine: StoreFacts,
  other: StoreFacts,
  context: CompareContext,
) => Entry[] | undefined

const monday = weekdays.slice(1).concat(weekdays.slice(0, 1))

const productsAtBoth = (mine: StoreFacts, other: StoreFacts) => {
  const there = new Set(other.menu?.map(({ product_id }) => product_id))
  return other.menu && mine.menu?.filter(({ product_id }) => there.has(product_id))
}

/** `Mon-Fri 12, Sat 20, Sun 0` */
function quantitiesText(quantities: ReadonlyMap<Weekday, number>): string {
  const runs: { from: Weekday; to: Weekday; quantity: number }[] = []
  for (const day of monday) {
    const quantity = quantities.get(day) ?? 0
    const last = runs.at(-1)
    if (last?.quantity === quantity) last.to = day
    else runs.push({ from: day, to: day, quantity })
  }
  const short = (day: Weekday) => capitalized(day.slice(0, 3))
  return runs
    .map(({ from, to, quantity }) =>
      from === to ? `${short(from)} ${quantity}` : `${short(from)}-${short(to)} ${quantity}`,
    )
    .join(', ')
}

function rateText(rate: Rate | undefined, isFlat: boolean): string {
  const shown = shownRate(rate, isFlat)
  if (typeof shown === 'number') return `${shown}%`
  return shown === null ? 'Not set' : shown ? 'Yes' : 'No'
}

const overrideText = ({ is_closed, is_holiday, ...times }: Override) =>
  `${hoursText(is_closed ? 'closed' : openHours(times))}${is_holiday ? ', holiday' : ''}`

/** Undefined where a store was not read. */
const entriesOf: Record<ComparedPart, EntriesOf> = {
  menu: ({ menu }) =>
    menu?.map(({ product_id, price, prices, product }) => ({
      key: String(product_id),
      name: product.name,
      code: product.square_sku,
      text: 'On the menu',
      item: { kind: 'product', productId: product_id, price, prices },
    })),

  prices: (mine, other) =>
    productsAtBoth(mine, other)?.flatMap(({ price: base, prices, product }) => {
      const byVariant = new Map(prices.map(({ variant_id, price }) => [variant_id, price]))
      return product.variants.map((variant): Entry => {
        const price = byVariant.get(variant.id) ?? base
        return {
          key: String(variant.id),
          name: variantName(product.name, variant),
          code: variant.sku,
          text: formatCents(price),
          item: { kind: 'price', variantId: variant.id, price },
        }
      })
    }),

  hours: ({ hours: week }, { hours: otherWeek }, { today }) =>
    week && [
      ...monday.map((day): Entry => {
        const { opening_time = null, closing_time = null } = week.hours[day] ?? {}
        const times = { opening_time, closing_time }
        const hours = openHours(times)
        return {
          key: day,
          name: `Every ${capitalized(day)}`,
          text: hoursText(hours),
          item: hours === null ? undefined : { kind: 'weekday', day, times },
        }
      }),
      ...Object.keys({ ...week.overrides, ...otherWeek?.overrides })
        .sort()
        .filter((key) => key.slice(0, 10) >= today)
        .map((key): Entry => {
          const date = key.slice(0, 10)
          const override = week.overrides[key]
          return {
            key: date,
            name: mediumDate(date),
            text: override ? overrideText(override) : 'Regular hours',
            item: override && { kind: 'date', date, override },
          }
        }),
    ],

  starting: (mine, other) => {
    if (!mine.starting || !other.starting) return undefined
    const quantityOf = startingQuantities(mine.starting)
    return productsAtBoth(mine, other)
      ?.filter(({ product }) => product.inventory_control === 'daily')
      .flatMap(({ product }) =>
        product.variants.map((variant): Entry => {
          const quantities = new Map(monday.map((day) => [day, quantityOf(variant.id, day)]))
          return {
            key: String(variant.id),
            name: variantName(product.name, variant),
            code: variant.sku,
            text: quantitiesText(quantities),
            item: { kind: 'quantities', variantId: variant.id, quantities },
          }
        }),
      )
  },

  taxes: ({ rates }, _other, { surcharges }) =>
    rates &&
    surcharges.flatMap(({ id, name, flat_rate }) =>
      taxedTypes.map((type): Entry => {
        const rate = rates.find((one) => one.surcharge_id === id && one.product_type === type)
        return {
          key: `${id} ${type}`,
          name: `${name}, ${wordFor(productTypes, type)}`,
          text: rateText(rate, flat_rate !== null),
          item: rate && { kind: 'rate', rate },
        }
      }),
    ),

  attributes: (mine, other) => {
    const there = new Set(other.attributes?.map(({ id }) => id))
    return mine.attributes?.map((attribute) => ({
      key: String(attribute.id),
      name: [attribute.name, attribute.attribute.name].filter(Boolean).join(', '),
      text: attribute.is_disabled ? 'Off' : 'On',
      item: there.has(attribute.id) ? { kind: 'attribute', attribute } : undefined,
    }))
  },

  form: ({ form }) =>
    form?.map(({ name, text, change }) => ({
      ...{ key: name, name, text: clockText(text) || 'None' },
      item: change && { kind: 'field', change },
    })),
}

/** Where only the other store has it. */
const missing: Partial<Record<ComparedPart, string>> = {
  menu: 'Not on the menu',
  attributes: 'Not offered',
}

/** In the rows' own order: days of the week, fields of the form. */
const ordered: ReadonlySet<ComparedPart> = new Set(['hours', 'taxes', 'form'])

/** The value of a row at a store, such as one that was read again. */
export function textAt(
  { id, part }: ComparedRow,
  mine: StoreFacts,
  other: StoreFacts,
  context: CompareContext,
): string {
  const entry = entriesOf[part](mine, other, context)?.find(({ key }) => id === `${part} ${key}`)
  return entry?.text ?? missing[part] ?? 'None'
}

/** Rows by part, of what both stores were read for. */
export function compareStores(
  a: StoreFacts,
  b: StoreFacts,
  context: CompareContext,
): ComparedRow[] {
  return comparedParts.flatMap(({ id: part }) => {
    const atA = entriesOf[part](a, b, context)
    const atB = entriesOf[part](b, a, context)
    if (!atA || !atB) return []
    const byKeyA = new Map(atA.map((entry) => [entry.key, entry]))
    const byKeyB = new Map(atB.map((entry) => [entry.key, entry]))
    const rows = [...new Map([...byKeyB, ...byKeyA])].map(([key, { name, code }]): ComparedRow => {
      const [one, other] = [byKeyA.get(key), byKeyB.get(key)]
      const valueA = one?.text ?? missing[part] ?? 'None'
      const valueB = other?.text ?? missing[part] ?? 'None'
      return {
        ...{ id: `${part} ${key}`, part, name, code: code ?? undefined, valueA, valueB },
        ...{ itemA: one?.item, itemB: other?.item, isDifferent: valueA !== valueB },
      }
    })
    return ordered.has(part) ? rows : rows.sort((x, y) => compareTexts(x.name, y.name))
  })
}
