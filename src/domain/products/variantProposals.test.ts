import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combinationKey } from './attributes.ts'
import { proposedSku, proposedVariants } from './variantProposals.ts'

const size = [
  { id: 1, name: '12 oz' },
  { id: 2, name: '16 oz' },
]
const milk = [
  { id: 3, name: 'Oat Milk' },
  { id: 4, name: 'No Milk' },
]

test('VAR-05: the combinations without a variant are proposed with a SKU', () => {
  const variants = [{ sku: 'BEV-1', attribute_values: [{ id: 3 }, { id: 1 }] }]
  expect([...proposedVariants('BEV-1', [size, milk], variants)]).toEqual([
    { sku: 'BEV-1-12OZ-NOMILK', attribute_values: [1, 4] },
    { sku: 'BEV-1-16OZ-OATMILK', attribute_values: [2, 3] },
    { sku: 'BEV-1-16OZ-NOMILK', attribute_values: [2, 4] },
  ])
})

test('VAR-05: a product without attributes gets a single variant, and only one', () => {
  const [proposed, ...others] = proposedVariants('MUG', [], [])
  expect(proposed).toEqual({ sku: 'MUG', attribute_values: [] })
  expect(others).toEqual([])
  expect([...proposedVariants('MUG', [], [{ sku: 'MUG', attribute_values: [] }])]).toEqual([])
})

test('VAR-05: a proposed SKU is readable, and never taken already', () => {
  expect(proposedSku('P', [{ id: 1, name: 'Crème Brûlée' }])).toBe('P-CREMEBRULEE')
  expect(proposedSku('P', [{ id: 7, name: '+++' }])).toBe('P-7')
  const variants = [{ sku: 'P-S', attribute_values: [{ id: 9 }] }]
  const [proposed] = proposedVariants('P', [[{ id: 1, name: 'S' }]], variants)
  expect(proposed?.sku).toBe('P-S-2')
  expect(
    proposedSku('', [
      { id: 1, name: 'Small' },
      { id: 3, name: 'Oat' },
    ]),
  ).toBe('SMALL-OAT')
})

test('VAR-05: proposals whose values read alike, or whose SKU is too long, are numbered', () => {
  const skus = (productSku: string, names: readonly string[]) =>
    [
      ...proposedVariants(productSku, [names.map((name, index) => ({ id: index + 1, name }))], []),
    ].map(({ sku }) => sku)
  expect(skus('P', ['Oat', 'oat!', 'OAT'])).toEqual(['P-OAT', 'P-OAT-2', 'P-OAT-3'])
  const long = 'P'.repeat(255)
  expect(skus(long, ['Small', 'Large'])).toEqual([long, `${'P'.repeat(253)}-2`])
})

test('VAR-05: variants and proposals together are all combinations, each once, with SKUs that fit', () => {
  const names = fc.string({ minLength: 1, maxLength: 6 })
  const attributes = fc
    .array(fc.array(names, { maxLength: 3 }), { maxLength: 3 })
    .map((lists) =>
      lists.map((list, index) => list.map((name, place) => ({ id: index * 10 + place + 1, name }))),
    )
  const productSku = fc.string({ minLength: 1, maxLength: 255 })
  fc.assert(
    fc.property(attributes, productSku, fc.func(fc.boolean()), (offered, sku, hasVariant) => {
      const all = [...proposedVariants(sku, offered, [])]
      const filled = offered.filter((values) => values.length > 0)
      expect(all).toHaveLength(filled.reduce((count, values) => count * values.length, 1))
      const existing = all
        .filter((variant) => hasVariant(combinationKey(variant.attribute_values)))
        .map((variant) => ({
          sku: variant.sku,
          attribute_values: variant.attribute_values.map((id) => ({ id })),
        }))
      const proposed = [...proposedVariants(sku, offered, existing)]
      const keys = [
        ...existing.map((variant) => combinationKey(variant.attribute_values.map(({ id }) => id))),
        ...proposed.map((variant) => combinationKey(variant.attribute_values)),
      ]
      const wanted = all.map((variant) => combinationKey(variant.attribute_values))
      expect([...keys].sort()).toEqual([...wanted].sort())
      const skus = [...existing, ...proposed].map((variant) => variant.sku)
      expect(new Set(skus).size).toBe(skus.length)
      for (const one of skus) expect([...one].length).toBeLessThanOrEqual(255)
      for (const variant of proposed)
        filled.forEach((values, index) => {
          expect(values.map(({ id }) => id)).toContain(variant.attribute_values[index])
        })
    }),
  )
})
