import { z } from 'zod'
import type { Offer, PromotionType } from '#api/promotions.ts'
import { never } from '#domain/calendar.ts'
import { centsText, parseAmount } from '#domain/prices/money.ts'
import { productTypeValues } from '#domain/products/productWords.ts'
import type { OfferConfiguration } from '#domain/promotions/promotionOffer.ts'
import { lapsed } from '#domain/promotions/promotionWarnings.ts'
import { chosen, moneySchema, readMoney } from '#ui/form/schemas.ts'

const ids = z.array(z.number())
const blankAsZero = (text: string) => text.trim() || '0'
const centsOff = z.string().transform(blankAsZero).pipe(moneySchema('Cents Off'))
const discountAmount = moneySchema('Discount Amount in Cents')

/** Only the chosen one of the two is sent (AMB-152). */
const triggering = z.object({
  by: z.enum(['products', 'type']),
  triggering_product_ids: ids,
  triggering_product_type: z.enum(productTypeValues).nullable(),
})

type Triggering = z.infer<typeof triggering>

function sentProducts({ by, ...products }: Triggering, context: z.RefinementCtx) {
  const { triggering_product_ids, triggering_product_type } = products
  if (by === 'products') return { triggering_product_ids }
  if (triggering_product_type !== null) return { triggering_product_type }
  const path = ['triggering_product_type']
  context.addIssue({ code: 'custom', path, message: 'Choose a product type.' })
  return z.NEVER
}

/** Only the chosen one of the two is sent (AMB-152). */
const discount = z.object({
  off: z.enum(['percentage', 'cents']),
  percentage_off: z.number(),
  // Validated only if chosen: the user could not see an error of the hidden field.
  cents_off: z.string(),
})

function sentDiscount(
  { off, percentage_off, cents_off }: z.infer<typeof discount>,
  context: z.RefinementCtx,
) {
  return off === 'percentage'
    ? { percentage_off }
    : { cents_off: readMoney('Cents Off', blankAsZero(cents_off), context, ['cents_off']) }
}

const discounted = z
  .object({ item_limit_per_day: z.number().nullable(), ...discount.shape, ...triggering.shape })
  .transform((values, context) => ({
    item_limit_per_day: values.item_limit_per_day,
    ...sentDiscount(values, context),
    ...sentProducts(values, context),
  }))

const cohort = z
  .object({
    cohort: chosen(z.string(), 'Choose a cohort.'),
    /** Only for the cohort Lapsed. */
    last_purchase: z.string().nullable(),
  })
  .transform(({ cohort, last_purchase }) => ({
    cohort,
    cohort_parameters: cohort === lapsed && last_purchase ? [last_purchase] : [],
  }))

const attributeValue = chosen(z.number(), 'Choose an attribute value.')

export const offerSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.enum([
      'DiscountPromotion',
      'FirstOrderAtStoreDiscountPromotion',
      'NewCustomerDiscountPromotion',
    ]),
    configuration: discounted,
  }),
  z.object({
    type: z.literal('FreeTriggeredSmallCupPromotion'),
    configuration: triggering.transform(sentProducts),
  }),
  z.object({ type: z.literal('SizeUpPromotion'), configuration: cohort }),
  z.object({
    type: z.literal('TriggeredDiscountPromotion'),
    configuration: z.object({
      triggering_product_ids: ids,
      minimum_required_quantity: z.number(),
      discount_amount: discountAmount,
    }),
  }),
  z.object({
    type: z.literal('FreeEmployeeBagsPromotion'),
    configuration: z.object({ number_of_free_bags: z.number() }),
  }),
  z.object({
    type: z.literal('WholeOrderDiscountPromotion'),
    configuration: z.object({
      triggering_product_types: z.array(z.enum(productTypeValues)),
      cents_off: centsOff,
    }),
  }),
  z.object({
    type: z.literal('ComboDiscountPromotion'),
    configuration: z
      .object({
        discounted_promotional_category_id: chosen(z.number(), 'Choose a category.'),
        qualifying_promotional_category_ids: ids,
        ...discount.shape,
      })
      .transform(({ off, percentage_off, cents_off, ...categories }, context) => ({
        ...categories,
        ...sentDiscount({ off, percentage_off, cents_off }, context),
      })),
  }),
  z.object({
    type: z.literal('AttributeUpgradePromotion'),
    configuration: z.object({
      attribute_value_qualifying_match: attributeValue,
      attribute_value_discount_match: attributeValue,
    }),
  }),
]) satisfies z.ZodType<Offer>

export type OfferValues = z.input<typeof offerSchema>
export type OfferOf<Type extends PromotionType> = Extract<OfferValues, { type: Type }>

type DiscountValues = z.input<typeof discounted>

/** Null for an unknown type. */
export function offerValues(type: string, configuration: OfferConfiguration): OfferValues | null {
  const known = promotionTypes.find((one) => one === type)
  return known === undefined ? null : readings[known](configuration)
}

/** Switching the type clears the configuration. */
export function newOffer(type: PromotionType): OfferValues {
  return readings[type](newConfiguration)
}

const newConfiguration: OfferConfiguration = {
  item_limit_per_day: 1,
  percentage_off: 0,
  number_of_free_bags: 2,
  minimum_required_quantity: 1,
  triggering_product_types: productTypeValues,
}

type Reading = (configuration: OfferConfiguration) => OfferValues

/** Exhaustive by type. */
const readings: { readonly [Type in PromotionType]: Reading } = {
  DiscountPromotion: (known) => ({
    type: 'DiscountPromotion',
    configuration: discountValues(known),
  }),
  FirstOrderAtStoreDiscountPromotion: (known) => ({
    type: 'FirstOrderAtStoreDiscountPromotion',
    configuration: discountValues(known),
  }),
  NewCustomerDiscountPromotion: (known) => ({
    type: 'NewCustomerDiscountPromotion',
    configuration: discountValues(known),
  }),
  FreeTriggeredSmallCupPromotion: (known) => ({
    type: 'FreeTriggeredSmallCupPromotion',
    configuration: productValues(known),
  }),
  SizeUpPromotion: (known) => ({
    type: 'SizeUpPromotion',
    configuration: {
      cohort: known.cohort ?? null,
      last_purchase: known.cohort_parameters?.[0]?.slice(0, never.length) ?? null,
    },
  }),
  TriggeredDiscountPromotion: (known) => ({
    type: 'TriggeredDiscountPromotion',
    configuration: {
      triggering_product_ids: [...(known.triggering_product_ids ?? [])],
      minimum_required_quantity: known.minimum_required_quantity ?? 1,
      discount_amount: centsText(known.discount_amount ?? 0),
    },
  }),
  FreeEmployeeBagsPromotion: (known) => ({
    type: 'FreeEmployeeBagsPromotion',
    configuration: { number_of_free_bags: known.number_of_free_bags ?? 2 },
  }),
  WholeOrderDiscountPromotion: (known) => ({
    type: 'WholeOrderDiscountPromotion',
    configuration: {
      triggering_product_types: productTypeValues.filter((one) =>
        known.triggering_product_types?.includes(one),
      ),
      cents_off: centsText(known.cents_off ?? 0),
    },
  }),
  ComboDiscountPromotion: (known) => ({
    type: 'ComboDiscountPromotion',
    configuration: {
      discounted_promotional_category_id: known.discounted_promotional_category_id ?? null,
      qualifying_promotional_category_ids: [...(known.qualifying_promotional_category_ids ?? [])],
      ...amountValues(known),
    },
  }),
  AttributeUpgradePromotion: (known) => ({
    type: 'AttributeUpgradePromotion',
    configuration: {
      attribute_value_qualifying_match: known.attribute_value_qualifying_match ?? null,
      attribute_value_discount_match: known.attribute_value_discount_match ?? null,
    },
  }),
}

export const promotionTypes = [
  'DiscountPromotion',
  'FirstOrderAtStoreDiscountPromotion',
  'NewCustomerDiscountPromotion',
  'FreeTriggeredSmallCupPromotion',
  'SizeUpPromotion',
  'TriggeredDiscountPromotion',
  'FreeEmployeeBagsPromotion',
  'WholeOrderDiscountPromotion',
  'ComboDiscountPromotion',
  'AttributeUpgradePromotion',
] as const

function discountValues(known: OfferConfiguration): DiscountValues {
  return {
    item_limit_per_day: known.item_limit_per_day ?? null,
    ...amountValues(known),
    ...productValues(known),
  }
}

function amountValues({ percentage_off, cents_off }: OfferConfiguration) {
  const off = typeof percentage_off === 'number' ? ('percentage' as const) : ('cents' as const)
  return { off, percentage_off: percentage_off ?? 0, cents_off: centsText(cents_off ?? 0) }
}

function productValues(known: OfferConfiguration): Triggering {
  const type = known.triggering_product_type
  return {
    by: type ? 'type' : 'products',
    triggering_product_ids: [...(known.triggering_product_ids ?? [])],
    triggering_product_type: productTypeValues.find((one) => one === type) ?? null,
  }
}

interface AnyConfiguration extends Omit<OfferConfiguration, 'cents_off' | 'discount_amount'> {
  readonly cents_off?: string
  readonly discount_amount?: string
  readonly off?: 'percentage' | 'cents'
  readonly by?: 'products' | 'type'
  readonly last_purchase?: string | null
}

export function draftConfiguration({ configuration }: OfferValues): OfferConfiguration {
  const { off, by, last_purchase, cents_off, discount_amount, ...members }: AnyConfiguration =
    configuration
  return {
    ...members,
    ...(discount_amount === undefined ? {} : { discount_amount: draftCents(discount_amount) }),
    ...(last_purchase === undefined
      ? {}
      : { cohort_parameters: last_purchase ? [last_purchase] : [] }),
    percentage_off: off === 'cents' ? undefined : members.percentage_off,
    cents_off: off === 'percentage' || cents_off === undefined ? undefined : draftCents(cents_off),
    triggering_product_ids: by === 'type' ? undefined : members.triggering_product_ids,
    triggering_product_type: by === 'products' ? undefined : members.triggering_product_type,
  }
}

/** NaN, shown as a dash, for an invalid amount. */
function draftCents(text: string): number {
  return parseAmount(blankAsZero(text)) ?? Number.NaN
}
