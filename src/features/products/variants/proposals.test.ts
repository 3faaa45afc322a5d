import { expect, test } from 'vitest'
import type { OfferedAttribute } from './offered.ts'
import type { Proposal } from './proposals.ts'
import { firstMissing, skuFaults } from './proposals.ts'

function attribute(id: number, ...names: string[]): OfferedAttribute {
  const source = {
    id,
    attribute_id: id,
    product_id: 7,
    sort_order: 0,
    product_attribute_values: [],
  }
  const values = names.map((name, index) => ({
    id: id * 100 + index,
    attribute_value_id: id * 10 + index,
    product_attribute_id: id,
    sort_order: index,
    is_default: false,
    name,
    is_void: false,
  }))
  return { id, attributeId: id, name: `A${id}`, label: '', values, others: [], source }
}

const product = { square_sku: 'BEV-7' }

test('AMB-68: a new variant starts with the first combination that is missing', () => {
  const sizes = [attribute(1, 'S', 'L')]
  const variant = (id: number) => ({
    id,
    product_id: 7,
    sku: `V${id}`,
    attribute_values: [{ id, attribute_id: 1, name: 'x', is_void: false }],
  })
  expect(firstMissing(product, sizes, [])).toEqual([10])
  expect(firstMissing(product, sizes, [variant(10)])).toEqual([11])
  expect(firstMissing(product, sizes, [variant(11), variant(10)])).toBeNull()
  expect(firstMissing(product, [], [])).toEqual([])
})

test('VAR-05: a SKU is needed and used once, whatever its case; what is not wanted does not count', () => {
  const proposal = (key: string, sku: string, wanted = true): Proposal => ({
    key,
    words: key,
    sku,
    attribute_values: [],
    wanted,
    price: '495',
  })
  const faults = skuFaults(
    [
      proposal('a', 'A'),
      proposal('b', ' a '),
      proposal('c', 'X'),
      proposal('d', ' '),
      proposal('e', 'A', false),
    ],
    ['x'],
  )
  expect([...faults]).toEqual([
    ['b', 'Another variant has this SKU.'],
    ['c', 'Another variant has this SKU.'],
    ['d', 'Must provide a SKU.'],
  ])
})
