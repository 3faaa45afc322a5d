import { expect, test } from 'vitest'
import { cellText, defineColumns, shownColumns, wholeWidths, wideListPx } from './columns.ts'

interface Drink {
  name: string
  price?: number
}

const value = () => ''
const columns = defineColumns<Drink>([
  { id: 'id', header: 'ID', value, width: 80 },
  { id: 'name', header: 'Name', value, minWidth: 200, grow: 2, names: true },
  { id: 'price', header: 'Price', value },
  { id: 'note', header: 'Note', value, width: 400, hidden: true },
  { id: 'sku', header: 'SKU', value, width: 500, hidden: true },
  { id: 'audit', header: 'Audit', value, width: 1, hidden: 'untilChosen' },
])
const shown = (chosen: readonly string[] | null, width: number, of = columns) =>
  shownColumns(of, chosen, width).map(({ id }) => id)

test('PLUS-01: the chosen columns are shown beside the one that names the row, which is the first by default', () => {
  expect(shown(['audit', 'price', 'gone'], 0)).toEqual(['name', 'price', 'audit'])
  const unnamed = columns.map((column) => ({ ...column, names: false }))
  expect(shown(['price'], 0, unnamed)).toEqual(['id', 'price'])
  expect(shown(['gone'], 0)).toEqual(['id', 'name', 'price'])
  const hidden = columns.map((column) => ({ ...column, hidden: true }))
  expect(shown(null, 0, hidden)).toEqual(['name'])
})

test('PLUS-01: hidden columns come one by one where a wide window has room for them', () => {
  // The others take 80, 1.3 times 200 and 1.3 times 96 pixels.
  const others = 80 + 260 + 124.8
  expect(shown(null, wideListPx - 1)).toEqual(['id', 'name', 'price'])
  expect(shown(null, wideListPx)).toEqual(['id', 'name', 'price', 'note'])
  expect(shown(null, others + 899)).toEqual(['id', 'name', 'price', 'note'])
  expect(shown(null, others + 900)).toEqual(['id', 'name', 'price', 'note', 'sku'])
  // The last one comes by choice alone.
  expect(shown(null, others + 2000)).toEqual(['id', 'name', 'price', 'note', 'sku'])
})

test('PLUS-01, AMB-239: hidden columns come where the texts of the others are whole', () => {
  const named = columns.map((column) =>
    column.id === 'price' ? { ...column, value: ({ name }: Drink) => name } : column,
  )
  const whole = wholeWidths(named, [{ name: 'x' }, { name: 'x'.repeat(50) }])
  expect(whole.get('price')).toBe(50 * 8 + 24)
  const others = 80 + 260 + 424
  expect(shownColumns(named, null, others + 399, whole).map(({ id }) => id)).not.toContain('note')
  expect(shownColumns(named, null, others + 400, whole).map(({ id }) => id)).toContain('note')
})

test('AMB-176: a cell has the text of its value, and none for what the host leaves out', () => {
  const of = (value: string | number | boolean | null | undefined) =>
    cellText({ id: 'cell', header: 'Cell', value: () => value }, { name: 'Latte' })
  expect(['Latte', 4, 0, true, false, null, undefined].map(of)).toEqual([
    ...['Latte', '4', '0', 'Yes', 'No', '', ''],
  ])
})
