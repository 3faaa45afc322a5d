import { expect, test } from 'vitest'
import { copyName } from './copyName.ts'

test('AMB-292: a copy gets a name that is free, whatever its case and spaces', () => {
  expect(copyName('Latte', ['Latte'])).toBe('Latte copy')
  expect(copyName('Latte', ['latte  COPY', 'Latte copy 2'])).toBe('Latte copy 3')
})
