import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { byItself, inList, nested } from './landing.ts'

interface Tag {
  readonly id?: number
  readonly name?: string
  readonly image_url?: string | null
  readonly is_allergen?: boolean
  readonly archived_at?: string | null
}
const tags = inList<Tag>({ detail: 'getTag', list: 'listTags', unlike: ['image_url'] })
const list = ['listTags']
const opened = (id: number) => ['getTag', { path: { id } }]
const path = { id: 7 }

interface Value {
  readonly id: number
  readonly of: number
  readonly name?: string
}
interface Attribute {
  readonly id: number
  readonly values: readonly Value[]
}
const values = nested<Attribute, Value>({
  list: 'listAttributes',
  ownerOf: (value) => value.of,
  rowsOf: (attribute) => attribute.values,
  withRows: (attribute, rows) => ({ ...attribute, values: rows }),
  put: (rows, row) => [...rows.filter(({ id }) => id !== row.id), row],
})

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
})
const known = (key: unknown[]) => client.getQueryData(key)

test('AMB-177: a record is as it was opened, else as it is listed, then as it was sent, then as it was answered', () => {
  client.setQueryData(list, [
    { id: 3, name: 'Nuts' },
    { id: 7, name: 'Listed' },
  ])
  expect(tags.after(client, { path, body: {} }, {})).toEqual({ id: 7, name: 'Listed' })
  client.setQueryData(opened(7), { id: 7, name: 'Opened', image_url: '/a.png' })
  const after = (body: object, answer: Tag) => tags.after(client, { path, body }, answer)
  expect(after({ name: undefined }, {})).toEqual({ id: 7, name: 'Opened', image_url: '/a.png' })
  // A picture is sent in another form than it is read, and its bytes are never read.
  const body = { name: 'Sent', image_url: 'data:', image_data: 'AA==' }
  expect(after(body, {})).toEqual({ id: 7, name: 'Sent', image_url: '/a.png' })
  expect(after(body, { name: 'Answered', image_url: '/b.png' })).toEqual({
    ...{ id: 7, name: 'Answered', image_url: '/b.png' },
  })
})

test('AMB-177: a later call of a write knows what an earlier one saved of the same record', () => {
  client.setQueryData(opened(7), { id: 7, name: 'Opened' })
  const earlier = [{ id: 7, name: 'First' }, { id: 7, name: 'Second' }, { id: 8, name: 'x' }, null]
  expect(tags.after(client, { path }, {}, earlier)).toEqual({ id: 7, name: 'Second' })
  // Of two new records that a host answers without their keys neither takes after the other.
  expect(tags.after(client, {}, { name: 'Oats' }, [{ image_url: '/a.png' }])).toEqual({
    name: 'Oats',
  })
})

test('AMB-177: a new record has what was sent of the fields that the others show', () => {
  const body = { name: 'Nuts', image_data: 'AA==' }
  expect(tags.after(client, { body }, { id: 8 })).toEqual({ id: 8 })
  client.setQueryData(list, [{ id: 7, name: 'Vegan' }])
  expect(tags.after(client, { body }, { id: 8 })).toEqual({ id: 8, name: 'Nuts' })
})

test('a saved record takes its place in the list, with the fields that the list shows', () => {
  client.setQueryData(list, [
    { id: 7, name: 'Vegan' },
    { id: 3, name: 'Nuts' },
  ])
  tags.put(client, { id: 7, name: 'Without milk', image_url: '/a.png', is_allergen: false })
  expect(known(list)).toEqual([
    { id: 7, name: 'Without milk' },
    { id: 3, name: 'Nuts' },
  ])
  // It was listed and not opened: its page reads it whole.
  expect(known(opened(7))).toBeUndefined()
  client.setQueryData(opened(7), { id: 7, name: 'Vegan' })
  tags.put(client, { id: 7, name: 'Oats' })
  expect(known(opened(7))).toEqual({ id: 7, name: 'Oats' })
})

test('a row keeps what its list shows beyond the record', () => {
  client.setQueryData(list, [{ id: 7, name: 'Vegan', products: 3 }])
  tags.put(client, { id: 7, name: 'Oats' })
  expect(known(list)).toEqual([{ id: 7, name: 'Oats', products: 3 }])
})

test('a new record comes last and can be opened, unless it lacks what the others show', () => {
  const vegan = { id: 7, name: 'Vegan' }
  client.setQueryData(list, [vegan])
  tags.put(client, { id: 8 })
  expect([known(list), known(opened(8))]).toEqual([[vegan], undefined])
  const nuts = { id: 8, name: 'Nuts', image_url: null, is_allergen: false }
  tags.put(client, nuts)
  expect([known(list), known(opened(8))]).toEqual([[vegan, nuts], nuts])
})

test('AMB-176: a new record without its empty members is kept nowhere while no other one is known', () => {
  client.setQueryData(list, [])
  const users = inList<{ id: number; name: string; role_ids: readonly number[] }>({
    detail: 'getUser',
    list: 'listEmployees',
    memberships: ({ role_ids }) => [{ key: ['listEmployees'], belongs: role_ids.length > 0 }],
  })
  const answer: { id: number; name: string; role_ids: readonly number[] } =
    JSON.parse('{"id":8,"name":"Nora"}')
  users.put(client, answer)
  expect(client.getQueriesData({ queryKey: ['getUser'] })).toEqual([])
  tags.put(client, { id: 8, name: 'Nuts' })
  expect([known(list), known(opened(8))]).toEqual([[], undefined])
})

test('a new record that lacks what an opened one shows is listed, and read when it is opened', () => {
  const vegan = { id: 7, name: 'Vegan' }
  client.setQueryData(list, [vegan])
  const nuts = { id: 8, name: 'Nuts', image_url: null, is_allergen: false }
  client.setQueryData(opened(7), { ...nuts, ...vegan, price: 75 })
  tags.put(client, nuts)
  expect([known(list), known(opened(8))]).toEqual([[vegan, nuts], undefined])
})

test('an archived record leaves the list, and a new one that is archived never joins it', () => {
  const vegan = { id: 7, name: 'Vegan', archived_at: null }
  const nuts = { id: 3, name: 'Nuts', archived_at: null }
  client.setQueryData(list, [vegan, nuts])
  tags.put(client, { ...vegan, archived_at: '2026-11-21T00:00:00Z' })
  tags.put(client, { ...vegan, id: 8, archived_at: '2026-11-21T00:00:00Z' })
  expect(known(list)).toEqual([nuts])
})

test('AMB-177: an answer without the key of its record is kept nowhere', () => {
  client.setQueryData(list, [{ name: 'Vegan' }])
  tags.put(client, { name: 'Nuts' })
  expect(known(list)).toEqual([{ name: 'Vegan' }])
  expect(client.getQueriesData({ queryKey: ['getTag'] })).toEqual([])
})

test('a deleted record is gone from every list and from its page', () => {
  const archived = [...list, { query: { archived: true } }]
  client.setQueryData(list, [{ id: 3 }, { id: 7 }])
  client.setQueryData(archived, [{ id: 7 }, { id: 9 }])
  client.setQueryData(opened(7), { id: 7 })
  client.setQueryData(opened(3), { id: 3 })
  tags.drop(client, { path })
  expect([known(list), known(archived)]).toEqual([[{ id: 3 }], [{ id: 9 }]])
  expect([known(opened(7)), known(opened(3))]).toEqual([undefined, { id: 3 }])
})

test('a list that is still being read is left to its read', () => {
  for (const queryKey of [list, ['listAttributes']])
    client.getQueryCache().build(client, { queryKey })
  const body = { name: 'Vegan' }
  expect(tags.after(client, { path, body }, { id: 7 })).toEqual({ id: 7 })
  tags.put(client, { id: 7, name: 'Vegan', image_url: null, is_allergen: false })
  tags.drop(client, { path })
  expect(values.after(client, { path, body }, { id: 7, of: 1 })).toEqual({ id: 7, of: 1 })
  values.put(client, { id: 7, of: 1 })
  values.drop(client, { path })
  expect([known(list), known(['listAttributes'])]).toEqual([undefined, undefined])
})

test('a record joins the lists it belongs to, is replaced in the others that show it, and leaves them all', () => {
  const at = (id: number) => ['listProductVariants', { path: { id } }]
  const variants = inList<{ id: number; product_id: number; sku?: string }>({
    list: 'listProductVariants',
    sorted: (rows) => [...rows].sort((a, b) => a.id - b.id),
    memberships: ({ product_id }) => [
      { key: ['listProductVariants', { path: { id: product_id } }], belongs: true },
    ],
  })
  client.setQueryData(at(1), [{ id: 5, product_id: 1, sku: 'A' }])
  client.setQueryData(at(2), [{ id: 6, product_id: 2, sku: 'B' }])
  variants.put(client, { id: 4, product_id: 1, sku: 'C' })
  variants.put(client, { id: 6, product_id: 1, sku: 'D' })
  expect([known(at(1)), known(at(2))]).toEqual([
    [4, 5, 6].map((id) => expect.objectContaining({ id })),
    [{ id: 6, product_id: 1, sku: 'D' }],
  ])
  variants.drop(client, { path: { id: 6 } })
  expect([known(at(1)), known(at(2))]).toEqual([
    [4, 5].map((id) => expect.objectContaining({ id })),
    [],
  ])
})

test('the reads that no longer answer for a record in its state are forgotten', () => {
  const stores = ['listProductStores', { path: { id: 7 } }]
  const products = inList<Tag>({
    list: 'listProducts',
    forgets: ({ archived_at }) => (archived_at ? [stores] : []),
  })
  client.setQueryData(stores, [{ store_id: 1 }])
  products.put(client, { id: 7, archived_at: null })
  expect(known(stores)).toEqual([{ store_id: 1 }])
  products.put(client, { id: 7, archived_at: '2026-11-21T00:00:00Z' })
  expect(known(stores)).toBeUndefined()
})

test('what is forgotten stays on the pages that show it, until the last of them is left', () => {
  const show = () => new QueryObserver(client, { queryKey: opened(7), staleTime: Infinity })
  client.setQueryData(opened(7), { id: 7 })
  const leave = [show().subscribe(() => {}), show().subscribe(() => {})]
  tags.drop(client, { path })
  leave[0]?.()
  expect(known(opened(7))).toEqual({ id: 7 })
  leave[1]?.()
  expect(client.getQueryState(opened(7))).toBeUndefined()
})

test('a record that is kept by itself is kept where it was read', () => {
  const stores = byItself<{ readonly id?: number; readonly name?: string }>('getStore')
  const at = (id: number) => ['getStore', { path: { id } }]
  client.setQueryData(at(7), { id: 7, name: 'Pier' })
  expect(stores.after(client, { path, body: { name: 'Harbour', hours: 9 } }, {})).toEqual({
    ...{ id: 7, name: 'Harbour' },
  })
  stores.put(client, { id: 7, name: 'Harbour' })
  stores.put(client, { id: 8, name: 'Ballard' })
  stores.put(client, { name: 'Nowhere' })
  expect([known(at(7)), known(at(8)), known(['getStore'])]).toEqual([
    { id: 7, name: 'Harbour' },
    undefined,
    undefined,
  ])
  stores.drop(client, { path })
  expect(known(at(7))).toBeUndefined()
})

test('a record inside another is put into its owner and taken out of it', () => {
  const [whole, skim] = [
    { id: 11, of: 1, name: 'Whole' },
    { id: 13, of: 1, name: 'Skim' },
  ]
  const milk = { id: 1, values: [whole, skim] }
  const small = { id: 21, of: 2, name: 'Small' }
  const size = { id: 2, values: [small] }
  client.setQueryData(['listAttributes'], [milk, size])
  client.setQueryData(list, [{ id: 2, name: 'Vegan' }])
  expect(values.after(client, { path: { id: 21 } }, { id: 21, of: 2 })).toEqual(small)
  const saved = values.after(
    client,
    { path: { id: 21 }, body: { name: 'Large' } },
    { id: 21, of: 2 },
  )
  expect(saved).toEqual({ id: 21, of: 2, name: 'Large' })
  // A new value has what was sent of the fields that the others have.
  const oat = { name: 'Oat', extra: true }
  expect(values.after(client, { body: oat }, { id: 12, of: 1 })).toEqual({
    ...{ id: 12, of: 1, name: 'Oat' },
  })
  values.put(client, saved)
  expect(known(['listAttributes'])).toEqual([milk, { ...size, values: [saved] }])
  values.drop(client, { path: { id: 11 } })
  expect(known(['listAttributes'])).toEqual([
    { ...milk, values: [skim] },
    { ...size, values: [saved] },
  ])
  expect(known(list)).toEqual([{ id: 2, name: 'Vegan' }])
})
