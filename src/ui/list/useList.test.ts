import { expect, test } from 'vitest'
import { clientWindow, pageWindowText, serverWindow } from './useList.ts'

test('EMP-02: ten of 23 rows to a page', () => {
  expect(pageWindowText(clientWindow(23, 0, 10))).toBe('1-10 of 23')
  expect(clientWindow(23, 0, 10)).toMatchObject({ hasNext: true, hasPrevious: false })
  expect(clientWindow(23, 2, 10)).toMatchObject({ from: 21, to: 23, hasNext: false })
  expect(clientWindow(23, 2, 10).hasPrevious).toBe(true)
})

test('PLUS-01: a page beyond the end shows the last one', () => {
  expect(clientWindow(23, 99, 10)).toMatchObject({ page: 2, from: 21 })
  expect(clientWindow(0, 5, 10)).toMatchObject({ page: 0, from: 0, to: 0, hasNext: false })
})

const unknownTotals = ['unknown' as const, Number.MAX_SAFE_INTEGER]

test.each(unknownTotals)(
  'AMB-17, SHELL-45, SHELL-46: a total of %s is unknown until a page is short',
  (total) => {
    const first = serverWindow(10, 0, 10, total)
    expect(pageWindowText(first)).toBe('1-10 of more than 10')
    expect(first.hasNext).toBe(true)
    const last = serverWindow(4, 2, 10, total)
    expect(pageWindowText(last)).toBe('21-24 of 24')
    expect(last.hasNext).toBe(false)
    const beyond = serverWindow(0, 3, 10, total)
    expect(pageWindowText(beyond)).toBe('No more rows')
    expect(beyond).toMatchObject({ hasNext: false, hasPrevious: true })
    expect(pageWindowText(serverWindow(0, 0, 10, total))).toBe('0 of 0')
  },
)

test('ORD-07: a known total tells where the list ends', () => {
  expect(serverWindow(10, 1, 10, 20)).toMatchObject({ from: 11, to: 20, hasNext: false })
  expect(serverWindow(10, 0, 10, 20)).toMatchObject({ hasNext: true, hasPrevious: false })
  // Rows that were deleted meanwhile leave the last page empty, from which nothing leads on.
  expect(serverWindow(0, 1, 10, 20)).toMatchObject({ from: 0, to: 0, hasNext: false })
})
