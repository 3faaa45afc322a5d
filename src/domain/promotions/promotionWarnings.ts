import { addDays, lastDay, shortDate, weekdayOf, weekdays } from '../calendar.ts'
import { cleanName } from '../cleanName.ts'
import {
  givesNothing,
  nothingGiven,
  type OfferConfiguration,
  triggeringProducts,
} from './promotionOffer.ts'
import { type OtherPromotion, overlapping, sharingCode } from './promotionOverlap.ts'
import {
  dayOf,
  endsNextDay,
  hasUnknownDays,
  lacksInterval,
  lastRunningDay,
  lastsOneMinute,
  missingDay,
  nextRunningDate,
  runningDates,
  skippedDay,
} from './promotionSchedule.ts'
import type { PromotionDraft } from './promotionSentence.ts'

export interface KnownProduct {
  readonly name: string
  readonly product_type: string
  readonly archived: boolean
  /** Stores that sell the product; undefined while loading. */
  readonly stores?: readonly number[] | undefined
}

export interface PromotionWorld {
  readonly today: string
  readonly product: (id: number) => KnownProduct | undefined
  /** Without archived ones. */
  readonly others: readonly OtherPromotion[]
}

interface PromotionWarning {
  readonly id: string
  readonly text: string
  readonly promotions?: readonly { readonly id: number; readonly name: string }[]
}

export function promotionWarnings(
  draft: PromotionDraft,
  world: PromotionWorld,
): PromotionWarning[] {
  return [
    ...scopeWarnings(draft),
    ...dateWarnings(draft, world.today),
    ...offerWarnings(draft),
    ...productWarnings(draft, world),
    ...overlapWarnings(draft, world),
    ...codeWarnings(draft, world),
  ]
}

function scopeWarnings({ stores, activation_code }: PromotionDraft): PromotionWarning[] {
  if (stores.length > 0 || cleanName(activation_code ?? '') !== '') return []
  const text = 'A promotion with no stores needs an activation code to take effect.'
  return [{ id: 'nowhere', text }]
}

function dateWarnings(draft: PromotionDraft, today: string): PromotionWarning[] {
  const [start, end] = [dayOf(draft.start_date), lastDay(draft.end_date)]
  const warnings: PromotionWarning[] = []
  if (endsNextDay(draft))
    warnings.push({
      id: 'hours',
      text: 'Its hours end before they start: they go on past midnight, into the next day.',
    })
  if (lastsOneMinute(draft))
    warnings.push({
      id: 'minute',
      text: 'It starts and ends at the same time of day: it runs for only one minute a day.',
    })
  const missing = missingDay(draft)
  if (missing) return [{ id: 'missing-day', text: `Its ${missing} is missing.` }, ...warnings]
  if (end < start) return [{ id: 'backwards', text: 'It ends before it starts.' }, ...warnings]
  if (end < today) warnings.push({ id: 'over', text: 'It is over: its last day has passed.' })
  else if (lacksInterval(draft))
    warnings.push({ id: 'interval', text: 'The interval of its repetition is missing.' })
  else if (dayOf(lastRunningDay(draft)) < start)
    warnings.push({ id: 'until', text: 'Its repetition ends before it starts.' })
  else if (hasUnknownDays(draft))
    warnings.push({
      id: 'unknown-days',
      text: 'The rule of its repetition cannot be read here: it is not known on which days it runs.',
    })
  else if (nextRunningDate(draft, today) === undefined)
    warnings.push({ id: 'no-date', text: noDateText(draft, today) })
  const skipped = skippedDay(draft)
  if (skipped && end >= today)
    warnings.push({
      id: 'short-months',
      text: `Months without a ${skipped} are skipped. To run in every month, choose the last day of the month.`,
    })
  return warnings
}

function noDateText(draft: PromotionDraft, today: string): string {
  const yearAgo = addDays(today, -366)
  const last = runningDates(draft, yearAgo, addDays(today, -1)).at(-1)
  if (last !== undefined) return `There is no next date: its last day was ${shortDate(last)}.`
  return dayOf(draft.start_date) < yearAgo
    ? 'There is no next date.'
    : 'There is no next date: it runs on none of its days.'
}

type Unchosen = (configuration: OfferConfiguration) => string | false

const products: Unchosen = ({ triggering_product_ids: ids, triggering_product_type: type }) =>
  !ids?.length && !type && 'product'

/** The only cohort with a date. */
export const lapsed = 'Lapsed'

const unchosen: Readonly<Record<string, Unchosen>> = {
  DiscountPromotion: products,
  FirstOrderAtStoreDiscountPromotion: products,
  NewCustomerDiscountPromotion: products,
  FreeTriggeredSmallCupPromotion: products,
  TriggeredDiscountPromotion: products,
  WholeOrderDiscountPromotion: ({ triggering_product_types: types }) =>
    !types?.length && 'product type',
  SizeUpPromotion: ({ cohort, cohort_parameters: days }) =>
    (!cohort && 'cohort') || (cohort === lapsed && !days?.length && 'day of the last purchase'),
  ComboDiscountPromotion: (configuration) =>
    (typeof configuration.discounted_promotional_category_id !== 'number' && 'category') ||
    (!configuration.qualifying_promotional_category_ids?.length && 'qualifying category'),
  AttributeUpgradePromotion: (configuration) =>
    (typeof configuration.attribute_value_qualifying_match !== 'number' ||
      typeof configuration.attribute_value_discount_match !== 'number') &&
    'attribute value',
}

export function nothingChosen({ type, configuration }: PromotionDraft): string | undefined {
  const what = unchosen[type ?? '']?.(configuration)
  return what ? `Nothing is discounted: no ${what} is chosen.` : undefined
}

const numbers = [
  ['percentage_off', 'Percentage Off', 0],
  ['cents_off', 'Cents Off', 0],
  ['discount_amount', 'Discount Amount in Cents', 0],
  ['number_of_free_bags', 'Number of Free Bags', 0],
  ['minimum_required_quantity', 'Minimum Required Quantity', 1],
  ['item_limit_per_day', 'Item Limit per Day', 1],
] as const

function offerWarnings(draft: PromotionDraft): PromotionWarning[] {
  const { type, configuration } = draft
  const warnings: PromotionWarning[] = []
  if (type === null) return []
  if (givesNothing(configuration)) warnings.push({ id: 'nothing', text: nothingGiven })
  for (const [member, name, least] of numbers)
    if ((configuration[member] ?? least) < least)
      warnings.push({ id: member, text: `The ${name} is below ${least}.` })
  const text = nothingChosen(draft)
  if (text) warnings.push({ id: 'unchosen', text })
  const { attribute_value_qualifying_match: more, attribute_value_discount_match: less } =
    configuration
  if (more && more === less)
    warnings.push({ id: 'equal', text: 'Both attribute values are the same: nobody gains by it.' })
  const { discounted_promotional_category_id: category, qualifying_promotional_category_ids: by } =
    configuration
  if (typeof category === 'number' && by?.includes(category))
    warnings.push({ id: 'same', text: 'The discounted category qualifies for itself.' })
  return warnings
}

function productWarnings(draft: PromotionDraft, world: PromotionWorld): PromotionWarning[] {
  const { stores } = draft
  return triggeringProducts(draft.configuration).flatMap((id) => {
    const product = world.product(id)
    if (!product) return []
    if (product.archived) return [{ id: `archived-${id}`, text: `${product.name} is archived.` }]
    const sold = product.stores
    if (!sold) return []
    // Without stores a promotion works by its code in every store.
    const somewhere = stores.length === 0 ? sold.length > 0 : stores.some((at) => sold.includes(at))
    const where = stores.length === 0 ? 'no store' : 'none of the stores'
    return somewhere ? [] : [{ id: `unsold-${id}`, text: `${product.name} is sold at ${where}.` }]
  })
}

const maxNames = 5

function overlapWarnings(draft: PromotionDraft, world: PromotionWorld): PromotionWarning[] {
  const typeOf = (id: number) => world.product(id)?.product_type
  const found = overlapping(draft, world.others, typeOf, world.today)
  return warningsOf('overlap', draft, found, (possibly, many) => {
    return `Some of the same products are discounted ${possibly}at the same time by ${many}:`
  })
}

function codeWarnings(draft: PromotionDraft, world: PromotionWorld): PromotionWarning[] {
  const code = cleanName(draft.activation_code ?? '')
  const found = sharingCode(draft, world.others, world.today)
  return warningsOf('code', draft, found, (possibly, many) => {
    return `The activation code ${code} is used ${possibly}on some of the same days by ${many}:`
  })
}

/** Promotions with unknown days are in a warning of their own. */
function warningsOf(
  id: string,
  draft: PromotionDraft,
  found: readonly OtherPromotion[],
  textOf: (possibly: string, others: string) => string,
): PromotionWarning[] {
  return [false, true].flatMap((isUnknown) => {
    const promotions = found.filter((other) => [draft, other].some(hasUnknownDays) === isUnknown)
    const count = promotions.length
    if (count === 0) return []
    const many = count > maxNames ? `${count} other promotions, such as` : 'other promotions'
    return [
      {
        id: isUnknown ? `${id}-possibly` : id,
        text: textOf(isUnknown ? 'possibly ' : '', many),
        promotions: promotions.slice(0, maxNames),
      },
    ]
  })
}

/** Whole weeks from the Sunday before `from`, as in the hours panel. */
export function stripDays(from: string, weeks: number): string[] {
  const weekday = weekdays.indexOf(weekdayOf(from))
  const sunday = addDays(from, -weekday)
  return Array.from({ length: weeks * 7 }, (_, at) => addDays(sunday, at))
}
