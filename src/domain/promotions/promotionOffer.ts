import { shortDate } from '../calendar.ts'
import { formatDollars } from '../prices/money.ts'
import { productTypes, wordFor } from '../products/productWords.ts'
import { counted, joined } from '../wording.ts'

export interface OfferConfiguration {
  readonly percentage_off?: number | null
  /** Cents. */
  readonly cents_off?: number | null
  /** Cents. */
  readonly discount_amount?: number | null
  readonly triggering_product_ids?: readonly number[] | null
  readonly triggering_product_type?: string | null
  readonly triggering_product_types?: readonly string[] | null
  readonly minimum_required_quantity?: number | null
  /** null: no limit; undefined: the type has no limit. */
  readonly item_limit_per_day?: number | null
  readonly cohort?: string | null
  readonly cohort_parameters?: readonly string[] | null
  readonly number_of_free_bags?: number | null
  readonly discounted_promotional_category_id?: number | null
  readonly qualifying_promotional_category_ids?: readonly number[] | null
  readonly attribute_value_qualifying_match?: number | null
  readonly attribute_value_discount_match?: number | null
}

/** If all are 0, nothing is given. */
const discountFields = [
  'percentage_off',
  'cents_off',
  'discount_amount',
  'number_of_free_bags',
] as const

export function givesNothing(configuration: OfferConfiguration): boolean {
  const amounts = discountFields
    .map((member) => configuration[member])
    .filter((one) => one !== undefined)
  return amounts.length > 0 && amounts.every((amount) => (amount ?? 0) === 0)
}

export const nothingGiven = 'Nothing is discounted: the discount is 0.'

export function namesCategory(configuration: OfferConfiguration, id: number): boolean {
  const { discounted_promotional_category_id: discounted } = configuration
  return discounted === id || !!configuration.qualifying_promotional_category_ids?.includes(id)
}

/** undefined while a name is loading. */
export interface OfferNames {
  readonly product: (id: number) => string | undefined
  readonly category: (id: number) => string | undefined
  readonly attributeValue: (id: number) => string | undefined
}

type Sentence = (configuration: OfferConfiguration, names: OfferNames) => string

/** ' for Lapsed customers (last purchase 12/1/25)'. */
function cohortText({ cohort, cohort_parameters: days }: OfferConfiguration): string {
  if (!cohort) return ''
  const [day] = days ?? []
  return ` for ${cohort} customers${day ? ` (last purchase ${shortDate(day)})` : ''}`
}

const noProduct = 'no product'

const maxShownNames = 3

const sentences: Readonly<Record<string, Sentence>> = {
  DiscountPromotion: (configuration, names) => discount(configuration, names, ''),
  FirstOrderAtStoreDiscountPromotion: (configuration, names) =>
    discount(configuration, names, ' in the first order at a store'),
  NewCustomerDiscountPromotion: (configuration, names) =>
    discount(configuration, names, ' in a customer’s first order'),
  FreeTriggeredSmallCupPromotion: (configuration, names) =>
    `A free small cup with ${triggering(configuration, names)}`,
  SizeUpPromotion: (configuration) =>
    `The next larger size at the price of the smaller one${cohortText(configuration)}`,
  TriggeredDiscountPromotion: (configuration, names) =>
    `${formatDollars(configuration.discount_amount ?? 0)} off with ${
      configuration.minimum_required_quantity ?? 1
    } or more of ${triggering(configuration, names)}`,
  FreeEmployeeBagsPromotion: ({ number_of_free_bags }) =>
    `${numberOf(number_of_free_bags ?? 0, 'free bag', 'free bags')} for employees`,
  WholeOrderDiscountPromotion: (configuration) =>
    `${amount(configuration)} off an order with ${ofTypes(configuration.triggering_product_types ?? [])}`,
  ComboDiscountPromotion: (configuration, names) =>
    `${amount(configuration)} off ${combo(configuration, names)}`,
  AttributeUpgradePromotion: (configuration, names) => {
    const name = (id: number | null | undefined) => (id ? names.attributeValue(id) : undefined)
    const received = name(configuration.attribute_value_qualifying_match)
    const charged = name(configuration.attribute_value_discount_match)
    return received && charged
      ? `${received} for the price of ${charged}`
      : 'An attribute value for the price of a cheaper one'
  },
}

/** A sentence without full stop; null for an unknown type. */
export function offerText(
  type: string,
  configuration: OfferConfiguration,
  names: OfferNames,
): string | null {
  return sentences[type]?.(configuration, names) ?? null
}

function discount(configuration: OfferConfiguration, names: OfferNames, orders: string): string {
  const nothing = givesNothing({ cents_off: null, ...configuration })
  const off = nothing ? 'No discount' : `${amount(configuration)} off`
  const products = limited(configuration, names)
  if (products === noProduct) return `${off}${orders}, with no product chosen`
  return `${off} ${nothing ? 'on ' : ''}${products}${orders}`
}

/** 'one beverage a day per customer', 'Latte or Mocha' */
function limited(configuration: OfferConfiguration, names: OfferNames): string {
  const { item_limit_per_day: limit, triggering_product_type: type } = configuration
  const products = triggering(configuration, names)
  if (limit === undefined || products === noProduct) return products
  const [one, many] = type ? itemsOf(type) : [null, null]
  if (limit === null) return one === null ? products : `every ${one}`
  const items = limit === 1 ? (one ?? `of ${products}`) : (many ?? `of ${products}`)
  return `${limit === 1 ? 'one' : `up to ${limit}`} ${items} a day per customer`
}

const countable: Readonly<Record<string, string>> = {
  food: 'food item',
  merchandise: 'piece of merchandise',
}

/** 'beverage', 'beverages' */
function itemsOf(type: string): readonly [one: string, many: string] {
  const one = countable[type] ?? wordFor(productTypes, type).toLowerCase()
  return [one, type === 'merchandise' ? 'pieces of merchandise' : `${one}s`]
}

function amount({ percentage_off, cents_off }: OfferConfiguration): string {
  return typeof percentage_off === 'number' ? `${percentage_off}%` : formatDollars(cents_off ?? 0)
}

function triggering(configuration: OfferConfiguration, names: OfferNames): string {
  const { triggering_product_ids: ids, triggering_product_type: type } = configuration
  if (type) return ofTypes([type])
  return namesOrCount(ids ?? [], names.product, 'or', ['product', 'products'])
}

function ofTypes(types: readonly string[]): string {
  if (types.length === 0) return noProduct
  if (productTypes.every(({ value }) => types.includes(value))) return 'any product'
  return `any ${joined(
    'or',
    types.map((type) => wordFor(productTypes, type).toLowerCase()),
  )}`
}

function combo(configuration: OfferConfiguration, names: OfferNames): string {
  const { discounted_promotional_category_id: id } = configuration
  const qualifying = configuration.qualifying_promotional_category_ids ?? []
  const discounted = (id ? names.category(id) : undefined) ?? 'one category'
  return `${discounted} with ${namesOrCount(qualifying, names.category, 'and', ['category', 'categories'])}`
}

/** Few records by name; many or unknown ones by count. */
function namesOrCount(
  ids: readonly number[],
  nameOf: (id: number) => string | undefined,
  word: 'and' | 'or',
  [one, many]: readonly [string, string],
): string {
  const knownNames = ids.map(nameOf).filter((name) => name !== undefined)
  if (knownNames.length === ids.length && ids.length > 0 && ids.length <= maxShownNames)
    return joined(word, knownNames)
  return numberOf(ids.length, one, many)
}

function numberOf(count: number, one: string, many: string): string {
  return count === 0 ? `no ${one}` : counted(count, one, many)
}

/** The ids of triggering products. A product type overrides them. */
export function triggeringProducts(configuration: object): readonly number[] {
  if (Reflect.get(configuration, 'triggering_product_type')) return []
  const ids: unknown = Reflect.get(configuration, 'triggering_product_ids')
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
}
