import { z } from 'zod'
import type { components } from '#api/core/schema.gen.ts'
import type { Tx } from '../../database/database.ts'
import { attribute_values } from '../../database/schema/attributes.ts'
import { products, promotional_categories } from '../../database/schema/products.ts'
import { invalid, P4Error } from '../../errors.ts'
import { requireKnown, requireOne } from '../../references.ts'
import { promotionTypeDescriptors } from './promotionTypes.ts'

type Offer = components['schemas']['PromotionOffer']

/** Exactly one of each pair (AMB-152). */
const pairs: Readonly<Partial<Record<Offer['type'], readonly (readonly [string, string])[]>>> = {
  DiscountPromotion: both(),
  FirstOrderAtStoreDiscountPromotion: both(),
  NewCustomerDiscountPromotion: both(),
  FreeTriggeredSmallCupPromotion: [['triggering_product_ids', 'triggering_product_type']],
  ComboDiscountPromotion: [['percentage_off', 'cents_off']],
}

function both() {
  return [
    ['percentage_off', 'cents_off'],
    ['triggering_product_ids', 'triggering_product_type'],
  ] as const
}

const references = [
  { member: 'triggering_product_ids', table: products, what: 'product' },
  {
    member: 'qualifying_promotional_category_ids',
    table: promotional_categories,
    what: 'promotional category',
  },
  {
    member: 'discounted_promotional_category_id',
    table: promotional_categories,
    what: 'promotional category',
  },
  {
    member: 'attribute_value_qualifying_match',
    table: attribute_values,
    what: 'attribute value',
  },
  {
    member: 'attribute_value_discount_match',
    table: attribute_values,
    what: 'attribute value',
  },
] as const

const members = z.record(z.string(), z.unknown())
const id = z.number()
const ids = z.array(id)

/** Throws 400, except for ids and cohorts of the stored configuration (AMB-189). */
export async function checkConfiguration(tx: Tx, offer: Offer, stored: unknown = {}) {
  const configuration = members.parse(offer.configuration)
  const before = members.parse(stored)
  for (const pair of pairs[offer.type] ?? []) checkPair(configuration, pair)
  for (const { member, table, what } of references) {
    const path = `configuration.${member}`
    const sent = configuration[member]
    const list = ids.safeParse(sent)
    if (list.success) {
      const stays = new Set(ids.safeParse(before[member]).data)
      await requireKnown(tx, table, list.data, { path, what, stays })
    }
    const one = id.safeParse(sent)
    if (one.success && one.data !== before[member])
      await requireOne(tx, table, one.data, { path, what })
  }
  checkCohort(offer, before)
}

function checkPair(configuration: Record<string, unknown>, pair: readonly [string, string]): void {
  const sentMembers = pair.filter((member) => configuration[member] !== undefined)
  if (sentMembers.length === 1) return
  const message = `Must provide either ${pair.map(spaced).join(' or ')}.`
  const fields = pair.map((member) => ({ path: `configuration.${member}`, message }))
  throw new P4Error(400, 'invalid_request', message, fields)
}

const spaced = (member: string) => member.replaceAll('_', ' ')

function checkCohort({ type, configuration }: Offer, before: Record<string, unknown>): void {
  if (type !== 'SizeUpPromotion' || configuration.cohort === before.cohort) return
  const cohorts = promotionTypeDescriptors.find((one) => one.type === type)?.cohorts ?? []
  if (!cohorts.includes(configuration.cohort))
    throw invalid('configuration.cohort', 'This cohort does not exist.')
}
