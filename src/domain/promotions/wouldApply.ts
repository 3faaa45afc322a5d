import { isSameName } from '../cleanName.ts'
import { productTypes, wordFor } from '../products/productWords.ts'
import { counted } from '../wording.ts'
import { givesNothing, nothingGiven, triggeringProducts } from './promotionOffer.ts'
import { dayOfHours, hasUnknownDays, runsAt, windowText } from './promotionSchedule.ts'
import type { PromotionDraft, PromotionNames } from './promotionSentence.ts'
import { nothingChosen } from './promotionWarnings.ts'
import { runsOn } from './runningPromotions.ts'

export interface BasketItem {
  readonly id: number
  readonly type: string
  readonly quantity: number
  readonly categories: readonly number[]
  readonly attributeValues: readonly number[]
}

/** A hypothetical order, at store-local time. */
export interface Visit {
  readonly store: number
  readonly date: string
  readonly time: string
  readonly basket: readonly BasketItem[]
  /** -1: no role. */
  readonly role: number
  readonly code: string
}

/** `provided` are conditions that only the register can check. */
export type Verdict =
  | { readonly applies: true; readonly provided: readonly string[] }
  | { readonly applies: false; readonly because: string }

/** Whether a promotion applies, or the first failed condition. A preview: the register decides. */
export function wouldApply(
  promotion: PromotionDraft,
  visit: Visit,
  names: PromotionNames,
): Verdict {
  const because = firstFailure(promotion, visit, names)
  return because === undefined
    ? { applies: true, provided: provisos(promotion) }
    : { applies: false, because }
}

type Check = (promotion: PromotionDraft, visit: Visit, names: PromotionNames) => string | undefined

function firstFailure(...given: Parameters<Check>): string | undefined {
  for (const check of checks) {
    const failure = check(...given)
    if (failure !== undefined) return failure
  }
  return undefined
}

const checks: readonly Check[] = [
  (promotion, { date, time }) =>
    runsOn(promotion, dayOfHours(promotion, date, time))
      ? undefined
      : 'It does not run on this day.',
  (promotion, { time }) =>
    runsAt(promotion, time) ? undefined : `It runs from ${windowText(promotion)}.`,
  ({ stores, activation_code }, { store }) => {
    if (stores.length === 0)
      return activation_code ? undefined : 'It has no stores and no activation code.'
    return stores.includes(store) ? undefined : 'It does not run at this store.'
  },
  ({ activation_code }, { code }) =>
    activation_code && !isSameName(activation_code, code)
      ? `The customer has to enter the code ${activation_code}.`
      : undefined,
  ({ roles }, { role }) =>
    roles.length === 0 || roles.includes(role) ? undefined : 'It is for other roles.',
  ({ configuration }) => (givesNothing(configuration) ? nothingGiven : undefined),
  nothingChosen,
  (_promotion, { basket }) => (boughtOf(basket).length === 0 ? 'The basket is empty.' : undefined),
  basketFailure,
]

function boughtOf(basket: Visit['basket']): BasketItem[] {
  return basket.filter(({ quantity }) => quantity > 0)
}

function basketFailure(
  promotion: PromotionDraft,
  visit: Visit,
  names: PromotionNames,
): string | undefined {
  const { configuration, type } = promotion
  const bought = boughtOf(visit.basket)
  const included = bought.filter((item) => isIncluded(item, promotion))
  if (included.length === 0) return 'No product in the basket is in one of its included categories.'
  const eligible = included.filter((item) => !isExcluded(item, promotion))
  if (eligible.length === 0)
    return 'Every product in the basket that could count is in one of its excluded categories.'
  const {
    triggering_product_type: one,
    triggering_product_types: many,
    minimum_required_quantity: asked,
    discounted_promotional_category_id: discounted,
    qualifying_promotional_category_ids: qualifying,
    attribute_value_qualifying_match: value,
  } = configuration
  // An empty condition matches anything.
  const types = one ? [one] : (many ?? [])
  const ids = triggeringProducts(configuration)
  const triggers = (item: BasketItem) =>
    (ids.length === 0 || ids.includes(item.id)) && (types.length === 0 || types.includes(item.type))
  const triggering = eligible.filter(triggers)
  if (triggering.length === 0) {
    const what = ids.length > 0 ? 'product of this promotion' : typeWords(types)
    return `The basket has no ${what}${bought.some(triggers) ? ' in a category that counts' : ''}.`
  }
  const count = triggering.reduce((sum, item) => sum + item.quantity, 0)
  const quantity = asked ?? 1
  if (count < quantity)
    return `It asks for ${counted(quantity, 'product')}; the basket has ${count} of them.`
  if (type === 'ComboDiscountPromotion') {
    const missing = [discounted, ...(qualifying ?? [])].find(
      (id) => id && !eligible.some(({ categories }) => categories.includes(id)),
    )
    if (missing) return `The basket has nothing in ${names.category(missing) ?? 'a category'}.`
  }
  if (value && !eligible.some(({ attributeValues }) => attributeValues.includes(value)))
    return `Nothing in the basket comes with ${names.attributeValue(value) ?? 'the attribute value'}.`
  return undefined
}

/** No included category means all. */
function isIncluded({ categories }: BasketItem, { inclusions }: PromotionDraft): boolean {
  return inclusions.length === 0 || categories.some((id) => inclusions.includes(id))
}

function isExcluded({ categories }: BasketItem, { exclusions }: PromotionDraft): boolean {
  return categories.some((id) => exclusions.includes(id))
}

function typeWords(types: readonly string[]): string {
  return types.map((type) => wordFor(productTypes, type).toLowerCase()).join(' or ')
}

const ofCustomers: Readonly<Record<string, string>> = {
  FirstOrderAtStoreDiscountPromotion: 'it is the first order at this store',
  NewCustomerDiscountPromotion: 'it is the first order of all',
  FreeEmployeeBagsPromotion: 'the customer is an employee',
}

function usesProviso(limit: number | null): string | undefined {
  if (limit === null) return undefined
  return limit === 1
    ? 'the customer has not used it before'
    : `the customer used it less than ${limit} times`
}

function provisos(promotion: PromotionDraft): string[] {
  const { type, configuration, users, limit_uses } = promotion
  const { cohort } = configuration
  return [
    hasUnknownDays(promotion)
      ? 'the rule of its repetition, which cannot be read here, includes this day'
      : undefined,
    ofCustomers[type ?? ''],
    cohort ? `the customer belongs to ${cohort}` : undefined,
    users ? 'the customer is among its users' : undefined,
    usesProviso(limit_uses),
  ].filter((text) => text !== undefined)
}
