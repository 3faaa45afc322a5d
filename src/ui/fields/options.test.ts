import { expect, test } from 'vitest'
import { matchOptions } from './options.ts'

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
