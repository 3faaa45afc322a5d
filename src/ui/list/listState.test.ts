import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defineColumns } from './columns.ts'
import { listSearch } from './listSearch.ts'
import { changeList, defineList, type ListState } from './listState.ts'

const columns = defineColumns<{ id: number }>([
  { id: 'id', header: 'ID', value: ({ id }) => id },
  { id: 'name', header: 'Name', value: () => '', filter: true },
  { id: 'note', header: 'Note', value: () => '', sortable: false },
  { id: 'archived', header: 'Archived', value: () => '', hidden: true },
])
const clean = listSearch()
const list = defineList({ columns, sort: { id: 'id', desc: false } })

test.each([
  ['sort', 'nonsense'],
  ['sort', '-note'],
  ['sort', { id: 'name' }],
  ['page', -1],
  ['page', '1.5'],
  ['page', 'two'],
  ['page', '1e1'],
  ['page', 9e99],
  ['size', 7],
  ['size', '1000000'],
  ['size', null],
  ['columns', 'nobody'],
  ['columns', '(name)'],
  ['q', ['a']],
  ['q', { $gt: '' }],
])('PLUS-01: the malformed parameter %s=%j falls back to the default', (name, value) => {
  expect(list.parse({ [name]: value })).toEqual(list.defaults)
})

test('PLUS-01: whatever stands in the URL, reading it never fails', () => {
  const anything = fc.record({
    q: fc.anything(),
    sort: fc.anything(),
    filter: fc.oneof(
      fc.anything(),
      fc.string().map((text) => `name:${text}`),
    ),
    page: fc.anything(),
    size: fc.anything(),
    columns: fc.anything(),
  })
  fc.assert(
    fc.property(anything, (search) => {
      const state = list.parse(search)
      expect(list.parse(clean(search))).toEqual(state)
    }),
  )
})

test('PLUS-01: every state comes back from its parameters', () => {
  const state = fc.record({
    q: fc.oneof(fc.string(), fc.integer().map(String)),
    sort: fc.option(fc.record({ id: fc.constantFrom('id', 'name'), desc: fc.boolean() })),
    filters: fc.oneof(
      fc.constant({}),
      fc.record({ name: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }) }),
    ),
    page: fc.nat(),
    pageSize: fc.constantFrom(5, 10, 25, 50, 100),
    columns: fc.constantFrom<ListState['columns']>(null, ['archived'], ['name', 'note']),
  })
  fc.assert(
    fc.property(state, (each) => {
      expect(list.parse(list.serialise(each))).toEqual(each)
    }),
  )
})

test('PLUS-01: the parameters are short and readable', () => {
  const state = {
    q: '123',
    sort: { id: 'name', desc: true },
    filters: { name: ['Flat White', '50%'] },
    page: 2,
    pageSize: 25,
    columns: ['id'],
  }
  expect(clean(list.serialise(state))).toEqual({
    q: '123',
    sort: '-name',
    filter: 'name:Flat%20White|50%25',
    page: 2,
    size: 25,
    columns: 'id',
  })
})

test('ORD-08: another search, order or page size starts at page 0, hiding a column does not', () => {
  const third = { ...list.defaults, page: 2 }
  expect(changeList(third, { q: 'x' }).page).toBe(0)
  expect(changeList(third, { sort: null }).page).toBe(0)
  expect(changeList(third, { pageSize: 25 }).page).toBe(0)
  expect(changeList(third, { columns: ['id'] }).page).toBe(2)
  expect(changeList(third, { page: 3 }).page).toBe(3)
})
