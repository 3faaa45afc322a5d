import { expect, test } from 'vitest'
import { chosenLabel, matchOptions, withDistinctDetails } from './options.ts'

const option = (label: string, detail = '') => ({ value: `${label} ${detail}`, label, detail })
const labels = (names: readonly string[], query: string) =>
  matchOptions(
    names.map((name) => option(name)),
    query,
  ).shown.map(({ label }) => label)

test('RECENG-06, RECPROD-04, VAR-15: the option that is what was typed comes first, then those that begin with it', () => {
  const names = [
    'Iced Chai Latte',
    'Latte Macchiato',
    'Oat Latte',
    'Látte',
    'Latte Art Class',
    'Mocha',
  ]
  expect(labels(names, 'latte')).toEqual([
    'Látte',
    'Latte Macchiato',
    'Latte Art Class',
    'Iced Chai Latte',
    'Oat Latte',
  ])
  expect(labels(names, ''), 'nothing typed leaves the order as it is').toEqual(names)
  expect(labels(names, 'oat lat')).toEqual(['Oat Latte'])
})

test('RECENG-06, RECPROD-04: a SKU is found the same way', () => {
  const options = [option('Mug', 'MER-12'), option('Tee MER-1', 'MER-9'), option('Cap', 'mer-1')]
  expect(matchOptions(options, 'MER-1').shown.map(({ label }) => label)).toEqual([
    'Cap',
    'Mug',
    'Tee MER-1',
  ])
  expect(matchOptions(options, 'mer-1', 1)).toMatchObject({ shown: [{ label: 'Cap' }], more: 2 })
})

test('options that look alike get their ids, a chosen one the detail that its namesake lacks', () => {
  const stores = [
    { value: 1, label: 'Downtown', detail: 'Portland' },
    { value: 2, label: 'Downtown', detail: 'Portland' },
    { value: 3, label: 'Downtown', detail: 'Salem' },
    { value: 4, label: 'Airport', detail: 'Salem' },
  ]
  const distinct = withDistinctDetails(stores, ({ value }) => value)
  expect(distinct.map(({ detail }) => detail)).toEqual([
    'Portland, ID 1',
    'Portland, ID 2',
    'Salem',
    'Salem',
  ])
  expect(distinct.map((one) => chosenLabel(one, distinct))).toEqual([
    'Downtown (Portland, ID 1)',
    'Downtown (Portland, ID 2)',
    'Downtown (Salem)',
    'Airport',
  ])
})
