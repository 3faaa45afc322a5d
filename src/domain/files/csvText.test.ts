import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvText, withoutApostrophe } from './csvText.ts'

test('PLUS-03, AMB-156: a text that a spreadsheet program would run is written as text, a number is not', () => {
  expect(csvText([['=1+1', '+1', '-1', '@x', '＝1+1', ' \u00a0=x', 'a=1', -1]])).toBe(
    `'=1+1,'+1,'-1,'@x,'＝1+1,' \u00a0=x,a=1,-1\r\n`,
  )
  expect(csvText([['\tx', '\rx', 'a b', 'a\tb', 'a;b', ';=1']])).toBe(
    `"'\tx","'\rx",a b,"a\tb","a;b","';'=1"\r\n`,
  )
})

test('PLUS-03: no cell begins a formula where the list separator is a semicolon or a tab', () => {
  const text = csvText([[7, 'x;=1+1;', 'y\t+1', 'z\n-1', 'u\r\n; @v'], [8]])
  for (const delimiter of [';', '\t', ',']) {
    const cells = text.split(/\r\n|\r|\n/).flatMap((line) => line.split(delimiter))
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
  }
  expect(text).toContain(`"x;'=1+1;"`)
})

test('PLUS-03: whatever a cell holds, CSV gives it back and no cell begins a formula', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1+1', '"', 'a,b', 'a\nb', '-', "'=", "'", ';=1', 'a;\t=', '\r\n-'),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2 }), { minLength: 1 }), (rows) => {
      const { data } = Papa.parse<string[]>(csvText(rows).slice(0, -2), {
        ...{ delimiter: ',', newline: '\r\n' },
      })
      expect(data.flat().some((text) => /^[\s;]*[=+\-@＝＋－＠]/.test(text))).toBe(false)
      // An apostrophe that was there before a formula is taken for the one that keeps it from running.
      expect(data.map((cells) => cells.map(withoutApostrophe))).toEqual(
        rows.map((cells) => cells.map(withoutApostrophe)),
      )
    }),
  )
})
