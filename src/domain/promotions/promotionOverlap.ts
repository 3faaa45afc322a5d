import { addDays, lastDay } from '../calendar.ts'
import { cleanName, isSameName } from '../cleanName.ts'
import { givesNothing, triggeringProducts } from './promotionOffer.ts'
import {
  dayOf,
  endsNextDay,
  hasUnknownDays,
  missingDay,
  runningDates,
} from './promotionSchedule.ts'
import type { PromotionDraft } from './promotionSentence.ts'

export interface OtherPromotion extends PromotionDraft {
  readonly id: number
  readonly name: string
}

/** From `today` on. Hours that go on past midnight overlap any hours. */
export function overlapping(
  draft: PromotionDraft,
  others: readonly OtherPromotion[],
  typeOf: (product: number) => string | undefined,
  today: string,
): OtherPromotion[] {
  const mine = aimsOf(draft, typeOf)
  const [stores, roles] = [new Set(draft.stores), new Set(draft.roles)]
  return others.filter(
    (other) =>
      !isIdle(draft) &&
      !isIdle(other) &&
      haveCommon(stores, other.stores) &&
      haveCommon(roles, other.roles) &&
      sameHours(draft, other) &&
      !keptApart(draft, other) &&
      !keptApart(other, draft) &&
      sameAims(mine, aimsOf(other, typeOf)) &&
      sameDates(draft, other, today),
  )
}

/** Other promotions that the same activation code turns on, on some of the same days from `today` on. */
export function sharingCode(
  draft: PromotionDraft,
  others: readonly OtherPromotion[],
  today: string,
): OtherPromotion[] {
  const code = cleanName(draft.activation_code ?? '')
  if (code === '') return []
  return others.filter(
    (other) => isSameName(code, other.activation_code ?? '') && sameDates(draft, other, today),
  )
}

interface Aims {
  readonly products: ReadonlySet<number>
  readonly types: ReadonlySet<string>
  readonly category: number | null
  readonly attributeValue: number | null
  readonly ofProducts: ReadonlySet<string>
}

function aimsOf(
  { type, configuration }: PromotionDraft,
  typeOf: (product: number) => string | undefined,
): Aims {
  const products = triggeringProducts(configuration)
  const types = [
    configuration.triggering_product_type,
    // A whole-order discount counts as a discount on the types that it requires.
    ...(type === 'WholeOrderDiscountPromotion'
      ? (configuration.triggering_product_types ?? [])
      : []),
  ]
  return {
    products: new Set(products),
    types: new Set(types.filter(isKnown)),
    ofProducts: new Set(products.map(typeOf).filter(isKnown)),
    category: configuration.discounted_promotional_category_id ?? null,
    attributeValue: configuration.attribute_value_qualifying_match ?? null,
  }
}

const isKnown = (type: string | null | undefined): type is string => typeof type === 'string'

function sameAims(one: Aims, other: Aims): boolean {
  return (
    some(one.products, other.products) ||
    some(one.types, other.types) ||
    some(one.types, other.ofProducts) ||
    some(one.ofProducts, other.types) ||
    (one.category !== null && one.category === other.category) ||
    (one.attributeValue !== null && one.attributeValue === other.attributeValue)
  )
}

function some<One>(set: ReadonlySet<One>, other: ReadonlySet<One>): boolean {
  for (const one of set) if (other.has(one)) return true
  return false
}

/** Without stores, a promotion works by its code only. */
function isIdle({ stores, activation_code, configuration }: PromotionDraft): boolean {
  return (stores.length === 0 && !activation_code) || givesNothing(configuration)
}

/** An empty limit excludes nothing. */
function haveCommon(one: ReadonlySet<number>, other: readonly number[]): boolean {
  return one.size === 0 || other.length === 0 || other.some((id) => one.has(id))
}

function keptApart({ inclusions }: PromotionDraft, { exclusions }: PromotionDraft): boolean {
  return inclusions.length > 0 && inclusions.every((id) => exclusions.includes(id))
}

function sameHours(one: PromotionDraft, other: PromotionDraft): boolean {
  const nightly = [one, other].some(endsNextDay)
  return nightly || (one.start_time <= other.end_time && other.start_time <= one.end_time)
}

function sameDates(one: PromotionDraft, other: PromotionDraft, today: string): boolean {
  if ([one, other].some(missingDay)) return false
  const from = [today, dayOf(one.start_date), dayOf(other.start_date)].reduce((a, b) =>
    a > b ? a : b,
  )
  if ([one, other].some(({ end_date }) => lastDay(end_date) < from)) return false
  if (one.repeats === null && other.repeats === null) return true
  const to = addDays(from, 366)
  return some(possibleDates(one, from, to), possibleDates(other, from, to))
}

/** All days, if the days of its rule are unknown. */
function possibleDates(promotion: PromotionDraft, from: string, to: string): Set<string> {
  const repeats = hasUnknownDays(promotion) ? null : promotion.repeats
  return new Set(runningDates({ ...promotion, repeats }, from, to))
}
