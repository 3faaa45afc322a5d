import { expect, test } from 'vitest'
import { counted, grouped, joined, listed } from './wording.ts'

test('thousands are grouped', () => {
  expect([0, 999, 1000, 10_000, 123_456, 1_234_567].map(grouped)).toEqual([
    '0',
    '999',
    '1,000',
    '10,000',
    '123,456',
    '1,234,567',
  ])
})

test('one of something and many', () => {
  expect([0, 1, 2].map((count) => counted(count, 'store'))).toEqual([
    '0 stores',
    '1 store',
    '2 stores',
  ])
  expect(counted(2, 'company', 'companies')).toBe('2 companies')
})

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
