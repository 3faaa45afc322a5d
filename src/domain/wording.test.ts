import { expect, test } from 'vitest'
import { joined, listed } from './wording.ts'

test.each([
  [[], ''],
  [['Latte'], 'Latte'],
  [['Latte', 'Mocha'], 'Latte and Mocha'],
  [['Latte', 'Mocha', 'Cortado'], 'Latte, Mocha and Cortado'],
])('%j in a sentence are "%s"', (names, sentence) => {
  expect(listed(names)).toBe(sentence)
})

test('a list over the limit counts the names that it leaves out', () => {
  expect(listed(['Latte', 'Mocha', 'Cortado'], 2)).toBe('Latte, Mocha and 1 more')
  expect(listed(['Latte', 'Mocha'], 2)).toBe('Latte and Mocha')
})

test.each([
  [[], ''],
  [['Latte'], 'Latte'],
  [['Latte', 'Mocha'], 'Latte or Mocha'],
  [['Latte', 'Mocha', 'Scone'], 'Latte, Mocha, or Scone'],
])('%j in what a promotion says are "%s"', (names, sentence) => {
  expect(joined('or', names)).toBe(sentence)
})
