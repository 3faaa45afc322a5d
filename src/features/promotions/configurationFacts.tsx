import type { ReactNode } from 'react'
import { shortDate } from '#domain/calendar.ts'
import { productTypes, wordFor } from '#domain/products/productWords.ts'
import { lapsed } from '#domain/promotions/promotionWarnings.ts'
import { counted } from '#domain/wording.ts'
import { MoneyCell } from '#ui/cells/cells.tsx'
import type { Fact } from '#ui/page/DefinitionList.tsx'
import { AttributeValueName, CategoryNames, ProductNames } from './names.tsx'
import classes from './promotions.module.css'

/** Undefined for a value of an unexpected type. */
interface Reading {
  readonly term: string
  readonly words: (value: unknown) => ReactNode | undefined
}

const number = (words: (value: number) => ReactNode) => (value: unknown) =>
  typeof value === 'number' ? words(value) : undefined
const ids = (words: (value: readonly number[]) => ReactNode) => (value: unknown) =>
  Array.isArray(value) && value.every((id) => typeof id === 'number') ? words(value) : undefined
const texts = (words: (value: readonly string[]) => ReactNode) => (value: unknown) =>
  Array.isArray(value) && value.every((text) => typeof text === 'string') ? words(value) : undefined
const cents = number((value) => <MoneyCell cents={value} unit="cents" />)
const items = (count: number) => counted(count, 'item')
const typeWord = (type: string) => wordFor(productTypes, type)

/** In screen order. */
const readings = new Map<string, Reading>([
  ['percentage_off', { term: 'Percentage Off', words: number((value) => `${value}%`) }],
  ['cents_off', { term: 'Cents Off', words: cents }],
  ['discount_amount', { term: 'Discount Amount', words: cents }],
  ['number_of_free_bags', { term: 'Free Bags', words: number(String) }],
  [
    'attribute_value_qualifying_match',
    {
      term: 'Customer Receives',
      words: number((id) => <AttributeValueName label="Customer Receives" id={id} />),
    },
  ],
  [
    'attribute_value_discount_match',
    {
      term: 'At the Price Of',
      words: number((id) => <AttributeValueName label="At the Price Of" id={id} />),
    },
  ],
  [
    'discounted_promotional_category_id',
    {
      term: 'Discounted Category',
      words: number((id) => <CategoryNames label="Discounted Category" ids={[id]} />),
    },
  ],
  [
    'qualifying_promotional_category_ids',
    {
      term: 'Qualifying Categories',
      words: ids((list) => <CategoryNames label="Qualifying Categories" ids={list} />),
    },
  ],
  ['cohort', { term: 'Cohort', words: (value) => (typeof value === 'string' ? value : undefined) }],
  [
    'cohort_parameters',
    {
      term: 'Last Purchase',
      words: texts((list) => list.map(shortDate).join(', ') || 'Not chosen'),
    },
  ],
  [
    'triggering_product_ids',
    { term: 'Products', words: ids((list) => <ProductNames ids={list} />) },
  ],
  [
    'triggering_product_type',
    {
      term: 'Product Type',
      words: (value) => (typeof value === 'string' ? typeWord(value) : undefined),
    },
  ],
  [
    'triggering_product_types',
    { term: 'Product Types', words: texts((list) => list.map(typeWord).join(', ')) },
  ],
  ['minimum_required_quantity', { term: 'Minimum Quantity', words: number(items) }],
  [
    'item_limit_per_day',
    {
      term: 'Limit per Day',
      words: (value) => (value === null ? 'No limit' : number(items)(value)),
    },
  ],
])

const order = [...readings.keys()]

/** The cohort needs no last purchase. */
function lacksPurchase(configuration: object, key: string, value: unknown): boolean {
  const isEmpty = Array.isArray(value) && value.length === 0
  const isLapsed = 'cohort' in configuration && configuration.cohort === lapsed
  return key === 'cohort_parameters' && isEmpty && !isLapsed
}

/** Unknown keys and values are shown unchanged. */
export function configurationFacts(configuration: object): Fact[] {
  const position = (key: string) => (readings.has(key) ? order.indexOf(key) : order.length)
  return Object.entries(configuration)
    .filter(([key, value]) => !lacksPurchase(configuration, key, value))
    .toSorted(([a], [b]) => position(a) - position(b))
    .map(([key, value]) => {
      const reading = readings.get(key)
      return {
        term: reading?.term ?? key,
        value: reading?.words(value) ?? (
          <code className={classes.raw}>{JSON.stringify(value)}</code>
        ),
      }
    })
}
