import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeList, defineList, type ListState, replacesHistory } from './listState.ts'

const columns = [
  { id: 'id' },
  { id: 'name' },
  { id: 'note', sortable: false },
  { id: 'archived', hidden: true },
]
const list = defineList({ columns, sort: { id: 'id', desc: false } })

test('PLUS-01: an untouched list leaves the URL empty and an empty URL gives the defaults', () => {
  expect(list.clean({})).toEqual({})
  expect(list.parse({})).toEqual(list.defaults)
  expect(list.defaults).toEqual({
    q: '',
    sort: { id: 'id', desc: false },
    page: 0,
    pageSize: 10,
    hidden: ['archived'],
  })
})

test.each([
  ['sort', 'nonsense'],
  ['sort', '-note'],
  ['sort', { id: 'name' }],
  ['page', -1],
  ['page', '1.5'],
  ['page', 'two'],
  ['page', 9e99],
  ['size', 7],
  ['size', '1000000'],
  ['size', null],
  ['hide', 'name,nobody'],
  ['hide', 'id,name,note,archived'],
  ['q', ['a']],
  ['q', { $gt: '' }],
])('PLUS-01: the malformed parameter %s=%j falls back to the default', (name, value) => {
  expect(list.parse({ [name]: value })).toEqual(list.defaults)
})

test('PLUS-01: whatever stands in the URL, reading it never fails', () => {
  const anything = fc.record({
    q: fc.anything(),
    sort: fc.anything(),
    page: fc.anything(),
    size: fc.anything(),
    hide: fc.anything(),
  })
  fc.assert(
    fc.property(anything, (search) => {
      const state = list.parse(search)
      expect(list.parse(list.clean(search))).toEqual(state)
    }),
  )
})

test('PLUS-01: every state comes back from its parameters', () => {
  const state = fc.record({
    q: fc.oneof(fc.string(), fc.integer().map(String)),
    sort: fc.constantFrom(null, { id: 'name', desc: true }, { id: 'id', desc: false }),
    page: fc.nat(),
    pageSize: fc.constantFrom(5, 10, 25, 50, 100),
    hidden: fc.constantFrom<ListState['hidden']>([], ['archived'], ['name', 'note']),
  })
  fc.assert(
    fc.property(state, (each) => {
      expect(list.parse(list.serialise(each))).toEqual(each)
    }),
  )
})

test('PLUS-01: the parameters are short and readable', () => {
  const state = { q: '123', sort: { id: 'name', desc: true }, page: 2, pageSize: 25, hidden: [] }
  expect(list.clean(list.serialise(state))).toEqual({
    q: 123,
    sort: '-name',
    page: 2,
    size: 25,
    hide: 'none',
  })
})

test('PLUS-01: a parameter that is back at its default is taken out of the URL', () => {
  const search = { other: 'kept', page: 3, sort: 'name' }
  expect({ ...search, ...list.serialise(list.defaults) }).toMatchObject({
    other: 'kept',
    page: undefined,
    sort: undefined,
  })
})

test('PROD-03: a second list on the page has parameters of its own', () => {
  const archived = defineList({ columns, prefix: 'archived' })
  expect(archived.clean({ page: 4, archivedPage: 2, archivedSort: '-name' })).toEqual({
    archivedPage: 2,
    archivedSort: '-name',
  })
})

test('CONST-03, ORD-06: only offered page sizes are taken, 10 otherwise', () => {
  const orders = defineList({ columns, sizes: [5, 10, 15, 25] })
  expect(orders.parse({ size: '15' }).pageSize).toBe(15)
  expect(orders.parse({ size: 100 }).pageSize).toBe(10)
  expect(list.parse({ size: 100 }).pageSize).toBe(100)
})

test('ORD-08: another search, order or page size starts at page 0, hiding a column does not', () => {
  const third = { ...list.defaults, page: 2 }
  expect(changeList(third, { q: 'x' }).page).toBe(0)
  expect(changeList(third, { sort: null }).page).toBe(0)
  expect(changeList(third, { pageSize: 25 }).page).toBe(0)
  expect(changeList(third, { hidden: [] }).page).toBe(2)
  expect(changeList(third, { page: 3 }).page).toBe(3)
})

test('PLUS-01: typing replaces the history entry, paging adds one', () => {
  expect(replacesHistory('typing')).toBe(true)
  expect(replacesHistory('paging')).toBe(false)
})
