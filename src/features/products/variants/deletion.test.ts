import { expect, test } from 'vitest'
import type { Variant } from '#api/variants.ts'
import { touchedVariants, variantsSentence } from './deletion.ts'
import { offeredAttributes } from './offered.ts'

const value = (id: number, attribute_id: number, name: string) => ({
  id,
  attribute_id,
  name,
  is_void: false,
})
const [small, large, oat] = [value(1, 10, 'Small'), value(2, 10, 'Large'), value(3, 20, 'Oat')]
const variant = (id: number, ...attribute_values: Variant['attribute_values']): Variant => ({
  id,
  product_id: 7,
  sku: `SKU-${id}`,
  attribute_values,
})
const variants = [
  variant(1, small, oat),
  variant(2, large, oat),
  variant(3, large),
  variant(4, large),
  variant(5, large),
]
const [size, milk] = offeredAttributes(
  [
    {
      id: 100,
      attribute_id: 10,
      product_id: 7,
      sort_order: 0,
      product_attribute_values: [
        {
          id: 500,
          attribute_value_id: 2,
          product_attribute_id: 100,
          sort_order: 0,
          is_default: true,
        },
      ],
    },
    { id: 101, attribute_id: 20, product_id: 7, sort_order: 1, product_attribute_values: [] },
  ],
  [
    {
      id: 10,
      name: 'Size',
      label: 'Choose a size',
      product_type: 'beverage',
      is_adjective: true,
      includes_goods: false,
      modifier_attribute_id: null,
      attribute_values: [small, large],
    },
  ],
)

test('VAR-01: attributes and values have the names of the catalogue, or their number where it has none', () => {
  expect(size?.name).toBe('Size')
  expect(size?.values.map(({ name }) => name)).toEqual(['Large'])
  expect(size?.others.map(({ name }) => name)).toEqual(['Small'])
  expect(milk?.name).toBe('Attribute 20')
})

test('VAR-13: a deletion tells which variants it touches', () => {
  if (!size || !milk) throw new Error('no attributes')
  const [first] = size.values
  if (!first) throw new Error('no value')
  const deletion = { kind: 'value', attribute: size, value: first } as const
  const touched = touchedVariants(deletion, variants)
  expect(touched.map(({ id }) => id)).toEqual([2, 3, 4, 5])
  expect(variantsSentence(deletion, touched)).toBe(
    '4 variants have this value (SKU-2, SKU-3, SKU-4 and 1 more). Nobody can order them until another one is chosen.',
  )
  const whole = { kind: 'attribute', attribute: milk } as const
  expect(variantsSentence(whole, touchedVariants(whole, variants))).toBe(
    '2 variants lose a value (SKU-1 and SKU-2).',
  )
  expect(variantsSentence(whole, [])).toBe('No variant uses it.')
})
