import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { configurationFacts } from './configurationFacts.tsx'

/** Each fact by its name; `drawn` stands for what is more than a text. */
const facts = (configuration: object) =>
  configurationFacts(configuration).map(({ term, value }) => [
    term,
    isValidElement(value) ? 'drawn' : value,
  ])

test('PROMO-19, PROMO-20, PROMO-21: a discount, whatever the order of its keys', () => {
  expect(
    facts({ item_limit_per_day: 2, triggering_product_type: 'bag', percentage_off: 15 }),
  ).toEqual([
    ['Percentage Off', '15%'],
    ['Product Type', 'Bag'],
    ['Limit per Day', '2 items'],
  ])
  expect(facts({ item_limit_per_day: null })).toEqual([['Limit per Day', 'No limit']])
})

test('PROMO-23: the date of a cohort is a day, which never goes through a time zone', () => {
  expect(facts({ cohort: 'Lapsed', cohort_parameters: ['2025-12-01'] })).toEqual([
    ['Cohort', 'Lapsed'],
    ['Last Purchase', '12/1/25'],
  ])
  expect(facts({ cohort: 'Lapsed', cohort_parameters: [] })).toContainEqual([
    'Last Purchase',
    'Not chosen',
  ])
  expect(facts({ cohort: 'Loyal', cohort_parameters: [] })).toEqual([['Cohort', 'Loyal']])
})

test('PROMO-24, PROMO-25, PROMO-26: amounts, quantities and product types', () => {
  expect(facts({ minimum_required_quantity: 3, discount_amount: 250 })).toEqual([
    ['Discount Amount', 'drawn'],
    ['Minimum Quantity', '3 items'],
  ])
  expect(facts({ number_of_free_bags: 2 })).toEqual([['Free Bags', '2']])
  expect(facts({ triggering_product_types: ['beverage', 'food'] })).toEqual([
    ['Product Types', 'Beverage, Food'],
  ])
})

test('PROMO-22, PROMO-27, PROMO-28: what is named by id is drawn by name', () => {
  expect(facts({ triggering_product_ids: [1, 2] })).toEqual([['Products', 'drawn']])
  expect(
    facts({ discounted_promotional_category_id: 3, qualifying_promotional_category_ids: [1] }),
  ).toEqual([
    ['Discounted Category', 'drawn'],
    ['Qualifying Categories', 'drawn'],
  ])
  expect(facts({ attribute_value_discount_match: 6, attribute_value_qualifying_match: 7 })).toEqual(
    [
      ['Customer Receives', 'drawn'],
      ['At the Price Of', 'drawn'],
    ],
  )
})

test('AMB-176: a key or a value that is not known is shown as it is, last', () => {
  expect(facts({ moon_phase: { full: true }, number_of_free_bags: 1 })).toEqual([
    ['Free Bags', '1'],
    ['moon_phase', 'drawn'],
  ])
  expect(facts({ percentage_off: 'a lot' })).toEqual([['Percentage Off', 'drawn']])
})
