import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  combinationKey,
  defaultMayBecome,
  variantFaults,
  withDefault,
  withVoid,
} from './attributes.ts'

const size = {
  attribute_id: 1,
  product_attribute_values: [{ attribute_value_id: 11 }, { attribute_value_id: 12 }],
}
const milk = {
  attribute_id: 2,
  product_attribute_values: [{ attribute_value_id: 21 }, { attribute_value_id: 22 }],
}
const empty = { attribute_id: 3, product_attribute_values: [] }

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 })

test('VAR-08: turning a default on turns the others off', () => {
  fc.assert(
    fc.property(ids, fc.array(fc.boolean(), { minLength: 8 }), fc.nat(), (list, marks, pick) => {
      const values = list.map((id, index) => ({ id, is_default: marks[index] === true }))
      const id = list[pick % list.length] ?? 0
      const defaults = withDefault(values, id).filter((value) => value.is_default)
      expect(defaults.map((value) => value.id)).toEqual([id])
    }),
  )
})

test('VAR-08: only the current default cannot be turned off', () => {
  expect(defaultMayBecome(true, false)).toBe(false)
  expect(defaultMayBecome(true, true)).toBe(true)
  expect(defaultMayBecome(false, true)).toBe(true)
  expect(defaultMayBecome(false, false)).toBe(true)
})

test('ATTR-14: one value at most is void', () => {
  const values = [
    { id: 1, is_void: true },
    { id: 2, is_void: false },
  ]
  expect(withVoid(values, 2)).toEqual([
    { id: 1, is_void: false },
    { id: 2, is_void: true },
  ])
})

test('VAR-05: a variant has one value of every attribute, in whatever order', () => {
  expect(variantFaults([size, milk], [21, 12])).toEqual([])
  expect(variantFaults([size, milk], [12])).toEqual([{ kind: 'missing', attributeId: 2 }])
  expect(variantFaults([size, milk], [12], new Set([1]))).toHaveLength(1)
  expect(variantFaults([size, milk], [12], new Set([2]))).toEqual([])
  expect(variantFaults([size, milk], [11, 12, 21])).toEqual([
    { kind: 'second', index: 1, attributeId: 1 },
  ])
  expect(variantFaults([size], [11, 99])).toEqual([{ kind: 'not-offered', index: 1 }])
})

test('VAR-05: an attribute without values on offer asks for none', () => {
  expect(variantFaults([size, empty], [11])).toEqual([])
  expect(variantFaults([], [])).toEqual([])
})

test('VAR-05: the key of a combination tells sets of values apart and no orders', () => {
  fc.assert(
    fc.property(ids, ids, (a, b) => {
      const same = a.length === b.length && a.every((id) => b.includes(id))
      expect(combinationKey(a) === combinationKey(b)).toBe(same)
      expect(combinationKey([...a].reverse())).toBe(combinationKey(a))
    }),
  )
  expect(combinationKey([1, 2, 13])).not.toBe(combinationKey([1, 213]))
})
