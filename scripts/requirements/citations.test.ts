import { expect, test } from 'vitest'
import { citedIds, isTestFile, ledgerIds } from './citations.ts'

test('the ledger has one id per row, decisions left out', () => {
  const ledger =
    '| ID | Text |\n| AUTH-01 | a |\n| AMB-02 | b |\n| XC-03 | c |\ntext AUTH-04\n| PROD-110 | d |'
  expect(ledgerIds(ledger)).toEqual(['AUTH-01', 'PROD-110'])
})

test('titles cite single ids and lists, and a range cites nothing', () => {
  const source = [
    "test('AA-01: one', () => {})",
    'test.each([1])(`AA-02,03: %d`, () => {})',
    "describe('AA-04/05', () => {})",
    "it.each(rows)('AA-06..08, BB-01: rows', () => {})",
    "test(\n  'AA-110: on a line of its own', async () => {})",
  ].join('\n')
  expect(citedIds(source)).toEqual([
    ...['AA-01', 'AA-02', 'AA-03', 'AA-04', 'AA-05', 'BB-01', 'AA-110'],
  ])
})

test('ids outside of titles do not count', () => {
  expect(citedIds("// AA-01\ntest('no id', () => expect('AA-02').toBe(1))")).toEqual([])
})

test('tests are test files, and everything of e2e/', () => {
  expect(['src/a.test.ts', 'e2e/a.ts', 'src/a.ts'].map(isTestFile)).toEqual([true, true, false])
})
