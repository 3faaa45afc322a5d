import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { configurationFacts } from './configurationFacts.tsx'

/** Each fact by its name; `drawn` stands for what is more than a text. */
const facts = (configuration: object) =>
  configurationFacts(configuration).map(({ term, value }) => [
    term,
    isValidElement(value) ? 'drawn' : value,
  ])

test('PROMO-30: an offer without a limit says so', () => {
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

test('AMB-176: a key or a value that is not known is shown as it is, last', () => {
  expect(facts({ moon_phase: { full: true }, number_of_free_bags: 1 })).toEqual([
    ['Free Bags', '1'],
    ['moon_phase', 'drawn'],
  ])
  expect(facts({ percentage_off: 'a lot' })).toEqual([['Percentage Off', 'drawn']])
})
