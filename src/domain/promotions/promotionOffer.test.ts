import { expect, test } from 'vitest'
import {
  namesCategory,
  type OfferConfiguration,
  offerText,
  triggeringProducts,
} from './promotionOffer.ts'

const words: Readonly<Record<number, string>> = { 1: 'Latte', 2: 'Mocha', 3: 'Scone', 4: 'Bun' }
const name = (id: number) => words[id]
const known = { product: name, category: name, attributeValue: name }
const nothing = () => undefined
const unknown = { product: nothing, category: nothing, attributeValue: nothing }

type Offers = Readonly<Record<string, readonly [type: string, configuration: OfferConfiguration]>>

const whole: Offers = {
  '20% off Latte or Mocha': [
    'DiscountPromotion',
    { percentage_off: 20, triggering_product_ids: [1, 2] },
  ],
  '$1.00 off any bag': ['DiscountPromotion', { cents_off: 100, triggering_product_type: 'bag' }],
  '$3.00 off any beverage in the first order at a store': [
    'FirstOrderAtStoreDiscountPromotion',
    { cents_off: 300, triggering_product_type: 'beverage' },
  ],
  '100% off Latte in a customer’s first order': [
    'NewCustomerDiscountPromotion',
    { percentage_off: 100, triggering_product_ids: [1] },
  ],
  'A free small cup with Latte, Mocha, or Scone': [
    'FreeTriggeredSmallCupPromotion',
    { triggering_product_ids: [1, 2, 3] },
  ],
  'The next larger size at the price of the smaller one for Lapsed customers': [
    'SizeUpPromotion',
    { cohort: 'Lapsed' },
  ],
  '$2.50 off with 3 or more of 4 products': [
    'TriggeredDiscountPromotion',
    { triggering_product_ids: [1, 2, 3, 4], minimum_required_quantity: 3, discount_amount: 250 },
  ],
  '2 free bags for employees': ['FreeEmployeeBagsPromotion', { number_of_free_bags: 2 }],
  '1 free bag for employees': ['FreeEmployeeBagsPromotion', { number_of_free_bags: 1 }],
  '$2.00 off an order with any product': [
    'WholeOrderDiscountPromotion',
    {
      cents_off: 200,
      triggering_product_types: ['beverage', 'food', 'bag', 'bottle', 'merchandise'],
    },
  ],
  '$1.00 off an order with any beverage or food': [
    'WholeOrderDiscountPromotion',
    { cents_off: 100, triggering_product_types: ['beverage', 'food'] },
  ],
  '$0.75 off Scone with Latte and Mocha': [
    'ComboDiscountPromotion',
    {
      discounted_promotional_category_id: 3,
      qualifying_promotional_category_ids: [1, 2],
      cents_off: 75,
    },
  ],
  'Mocha for the price of Latte': [
    'AttributeUpgradePromotion',
    { attribute_value_qualifying_match: 2, attribute_value_discount_match: 1 },
  ],
}

test.each(Object.entries(whole))(
  'PROMO-19 to PROMO-28: what a promotion gives is told in a sentence: %s',
  (text, offer) => {
    expect(offerText(...offer, known)).toBe(text)
  },
)

test('PROMO-19, PROMO-27, PROMO-28: what has no name yet is counted or described', () => {
  const tell = (type: string, configuration: OfferConfiguration) =>
    offerText(type, configuration, unknown)
  expect(tell('DiscountPromotion', { percentage_off: 20, triggering_product_ids: [1] })).toBe(
    '20% off 1 product',
  )
  expect(
    tell('ComboDiscountPromotion', {
      percentage_off: 50,
      discounted_promotional_category_id: 3,
      qualifying_promotional_category_ids: [1, 2],
    }),
  ).toBe('50% off one category with 2 categories')
  expect(
    tell('AttributeUpgradePromotion', {
      attribute_value_qualifying_match: 2,
      attribute_value_discount_match: 1,
    }),
  ).toBe('An attribute value for the price of a cheaper one')
})

const partial: Offers = {
  'No discount, with no product chosen': ['DiscountPromotion', {}],
  '$1.50 off Latte': [
    'DiscountPromotion',
    { percentage_off: null, cents_off: 150, triggering_product_ids: [1] },
  ],
  '20% off 2 products': [
    'DiscountPromotion',
    { percentage_off: 20, triggering_product_ids: [1, 9] },
  ],
  'No discount on Latte in a customer’s first order': [
    'NewCustomerDiscountPromotion',
    { percentage_off: 0, triggering_product_ids: [1] },
  ],
}

test.each(Object.entries(partial))(
  'PROMO-19, PROMO-31: an offer that does not say everything is told as far as it is known: %s',
  (text, offer) => {
    expect(offerText(...offer, known)).toBe(text)
  },
)

test.each([
  [1, { triggering_product_type: 'beverage' }, 'one beverage a day per customer'],
  [2, { triggering_product_type: 'food' }, 'up to 2 food items a day per customer'],
  [null, { triggering_product_type: 'merchandise' }, 'every piece of merchandise'],
  [1, { triggering_product_ids: [1, 2] }, 'one of Latte or Mocha a day per customer'],
  [
    3,
    { triggering_product_type: 'merchandise' },
    'up to 3 pieces of merchandise a day per customer',
  ],
  [1, { triggering_product_type: 'merchandise' }, 'one piece of merchandise a day per customer'],
  [3, { triggering_product_ids: [1, 2, 3, 4] }, 'up to 3 of 4 products a day per customer'],
  [null, { triggering_product_ids: [1] }, 'Latte'],
])('PROMO-30: a limit of %s items is told', (item_limit_per_day, products, text) => {
  const configuration = { percentage_off: 20, item_limit_per_day, ...products }
  expect(offerText('DiscountPromotion', configuration, known)).toBe(`20% off ${text}`)
})

test('PROMO-17: a type that is not known has no sentence', () => {
  expect(offerText('MoonPromotion', {}, known)).toBeNull()
})

test('PROMO-27, PCAT-03: a combo names the category that it discounts and those that it asks for', () => {
  const combo = {
    discounted_promotional_category_id: 3,
    qualifying_promotional_category_ids: [1, 2],
  }
  expect([1, 2, 3, 4].map((id) => namesCategory(combo, id))).toEqual([true, true, true, false])
  expect(namesCategory({ percentage_off: 10, qualifying_promotional_category_ids: null }, 1)).toBe(
    false,
  )
})

test('AMB-59: the products a promotion names are those that trigger it; one of a product type names none', () => {
  expect(triggeringProducts({ triggering_product_ids: [7, 9], cents_off: 100 })).toEqual([7, 9])
  expect(triggeringProducts({ triggering_product_type: 'bag' })).toEqual([])
  expect(
    triggeringProducts({ triggering_product_type: 'bag', triggering_product_ids: [7] }),
  ).toEqual([])
  expect(triggeringProducts({ triggering_product_ids: null })).toEqual([])
  expect(triggeringProducts({})).toEqual([])
})

test('AMB-176: what is no id is passed over', () => {
  expect(triggeringProducts({ triggering_product_ids: [7, null, 'nine', { id: 9 }] })).toEqual([7])
})
