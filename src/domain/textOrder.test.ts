import { expect, test } from 'vitest'
import { compareTexts } from './textOrder.ts'

test('SHELL-44: texts stand as a user orders them, numbers by size and letters whatever their case', () => {
  const texts = ['Store 10', 'éclair', 'store 9', 'Zest', 'Eclair 2', 'apple']
  expect(texts.sort(compareTexts)).toEqual([
    ...['apple', 'éclair', 'Eclair 2', 'store 9', 'Store 10', 'Zest'],
  ])
})
