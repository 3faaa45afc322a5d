// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { newProductAttributeValue, requireOwner } from './productAttributes.ts'

test('VAR-12: without its product attribute no value is touched', () => {
  expect(() => requireOwner(undefined)).toThrow('needs its product attribute')
})

test('VAR-06: a new value is first in order and no default', () => {
  expect(newProductAttributeValue).toEqual({ sort_order: 0, is_default: false })
})
