import { expect, test } from 'vitest'
import { testsWithoutAssertion } from './assertions.ts'

const titled = (body: string) => `test('a title', async () => { ${body} })`

test.each([
  'await open()',
  'const expected = 3',
  "const text = 'expect(1)'",
  'return <p>expect(1)</p>',
])('a test that does %s asserts nothing', (body) => {
  expect(testsWithoutAssertion(titled(body))).toEqual(["'a title'"])
})

test.each([
  'expect(1).toBe(1)',
  'await expect.poll(read).toBe(1)',
  'for (const one of all) expect(one).toBe(1)',
  'await expectAccessible()',
])('a test that does %s asserts something', (body) => {
  expect(testsWithoutAssertion(titled(body))).toEqual([])
})

test('tests are found by rows, in groups and under a condition', () => {
  const source = `
    describe('group', () => { it('in a group', () => {}) })
    test.each([1, 2])('by rows', () => {})
    test.runIf(true)('under a condition', () => {})
    const other = test.extend({ page: async ({}, use) => { await use(1) } })`
  expect(testsWithoutAssertion(source)).toEqual([
    "'in a group'",
    "'by rows'",
    "'under a condition'",
  ])
})
