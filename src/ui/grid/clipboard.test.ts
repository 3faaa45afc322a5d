import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromTsv, toTsv } from './clipboard.ts'

const matrix = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([height, width]) =>
    fc.array(fc.array(fc.string(), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )

test('whatever cells hold, they come back from the clipboard', () => {
  fc.assert(
    fc.property(matrix, (cells) => {
      expect(fromTsv(toTsv(cells))).toEqual(cells)
    }),
  )
  const nasty = [
    ['a\tb', 'line\r\nbreak'],
    ['"quoted"', ''],
    ['\n', '"'],
  ]
  expect(fromTsv(toTsv(nasty))).toEqual(nasty)
})

test('rows as spreadsheet programs write them', () => {
  expect(fromTsv('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(fromTsv('1\t2\n3')).toEqual([['1', '2'], ['3']])
  expect(fromTsv('"two\nlines"\t"say ""hi"""')).toEqual([['two\nlines', 'say "hi"']])
  expect(fromTsv('5" pan\t6"')).toEqual([['5" pan', '6"']])
  expect(fromTsv('"6" pan\tx')).toEqual([['"6" pan', 'x']])
  expect(fromTsv('"never closed\tx')).toEqual([['"never closed', 'x']])
  expect(fromTsv('')).toEqual([['']])
})
