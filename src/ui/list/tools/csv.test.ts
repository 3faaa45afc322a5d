import { expect, test } from 'vitest'
import { defineColumns } from '../columns.ts'
import { toCsv } from './csv.ts'

interface Thing {
  name: string
  price: number
}

const columns = defineColumns<Thing>([
  { id: 'name', header: 'Name, "full"', value: (row) => row.name },
  { id: 'price', header: 'Price', value: (row) => row.price, csv: (row) => row.price / 100 },
  { id: 'mark', header: 'Mark', value: () => 'x', csv: false },
])
const lines = (rows: Thing[]) => toCsv(rows, columns)

test('PLUS-03: a CSV begins with a byte order mark and ends its lines as spreadsheets expect', () => {
  expect(lines([{ name: 'Latte', price: 495 }])).toBe(
    '\uFEFF"Name, ""full""",Price\r\nLatte,4.95\r\n',
  )
})

test('PLUS-03: commas, quotes and line breaks are quoted', () => {
  expect(lines([{ name: 'a "b", c', price: 1 }])).toContain('"a ""b"", c",0.01')
  expect(lines([{ name: 'two\nlines', price: 1 }])).toContain('"two\nlines",0.01')
})

test('PLUS-03: a text that a spreadsheet would run is written as text, a negative number is not', () => {
  expect(lines([{ name: '=1+1', price: 1 }])).toContain("'=1+1,")
  expect(lines([{ name: '@x', price: -500 }])).toContain("'@x,-5")
})

test('PLUS-03: a number that is shown as a text is written as that text, which is never run', () => {
  const shown = defineColumns<Thing>([
    { id: 'price', header: 'Price', value: ({ price }) => price, text: ({ price }) => `${price}¢` },
    { id: 'name', header: 'Name', value: () => null, csv: ({ name }) => `-${name}` },
    { id: 'store', header: 'Store', value: () => 7, text: ({ name }) => `7 ${name};=1` },
  ])
  expect(toCsv([{ name: 'Latte', price: -5 }], shown)).toContain(`-5¢,'-Latte,"7 Latte;'=1"\r\n`)
})
