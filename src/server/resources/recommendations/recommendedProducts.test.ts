import { expect, test } from 'vitest'
import { moveOf, swapped } from '#domain/ordering.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt } from '#mocks/p4.ts'
import { productWith } from '#mocks/productsWith.ts'

const p4 = freshP4()

async function setting() {
  const owner = p4.as('owner')
  const rows = await owner.ok('listRecommendedProducts')
  const [first, second] = rows
  if (!first || !second) throw new Error('There are recommended products')
  return { owner, rows, first, second, product_id: await productWith(p4, 'Shots') }
}

/** The body that the console sends to move the row at `from` to `to`. */
function changesOf(rows: Parameters<typeof swapped>[0], from: number, to: number) {
  const move = moveOf(rows, from, to)
  return move ? swapped(rows, move) : []
}

test('API-72, RECPROD-07: everybody signed in reads the rows by sort_order', async () => {
  const rows = await p4.as('barista').ok('listRecommendedProducts')
  expect(rows.map((row) => row.sort_order)).toEqual(rows.map((_, index) => index))
})

test('API-73, RECPROD-09: a new row takes the current count as sort_order, and is plain', async () => {
  const { owner, rows, product_id } = await setting()
  const made = await owner.ok('createRecommendedProduct', { body: { product_id } })
  expect(made).toEqual({
    id: made.id,
    headline: '',
    description: '',
    product_id,
    pinned: false,
    recent_locations_only: false,
    sort_order: rows.length,
  })
  expect(await owner.ok('listRecommendedProducts')).toEqual([...rows, made])
})

test('API-73: a new row has what was sent', async () => {
  const { owner, product_id } = await setting()
  const body = {
    headline: 'Something warm',
    description: 'Maple and cinnamon.',
    product_id,
    pinned: true,
    recent_locations_only: true,
    sort_order: 0,
  }
  const made = await owner.ok('createRecommendedProduct', { body })
  expect(made).toEqual({ id: made.id, ...body })
  expect(await owner.ok('listRecommendedProducts')).toContainEqual(made)
})

test('API-74, AMB-79: only the fields that are sent change', async () => {
  const { owner, rows, first, product_id } = await setting()
  const path = { id: first.id }
  const { id, ...whole } = { ...first, headline: 'New', description: '', product_id }
  for (const body of [
    {},
    { pinned: !first.pinned },
    { recent_locations_only: !first.recent_locations_only },
    { headline: '' },
    whole,
  ]) {
    const [before] = await owner.ok('listRecommendedProducts')
    const saved = await owner.ok('updateRecommendedProduct', { path, body })
    expect(saved).toEqual({ ...before, ...body, id })
    expect(await owner.ok('listRecommendedProducts')).toEqual([saved, ...rows.slice(1)])
  }
})

test('RECPROD-08, AMB-79: two patches move a row past its neighbour', async () => {
  const { owner, rows, first, second } = await setting()
  await Promise.all(
    changesOf(rows, 1, 0).map(({ id, sort_order }) =>
      owner.ok('updateRecommendedProduct', { path: { id }, body: { sort_order } }),
    ),
  )
  const ids = (await owner.ok('listRecommendedProducts')).map((row) => row.id)
  expect(ids).toEqual([second.id, first.id, ...rows.slice(2).map((row) => row.id)])
})

test('RECPROD-07, RECPROD-08: users who move from an old list leave no two rows at one place', async () => {
  const { owner, rows } = await setting()
  const orders = async () =>
    (await owner.ok('listRecommendedProducts')).map((row) => row.sort_order)
  const move = (who: 'owner' | 'admin', from: number, to: number) =>
    changesOf(rows, from, to).map(({ id: moved, sort_order }) =>
      p4.as(who).ok('updateRecommendedProduct', { path: { id: moved }, body: { sort_order } }),
    )
  // Both requests are based on the first state of the list.
  await Promise.all(
    rows.flatMap((_, at) => [...move('owner', at, at + 1), ...move('admin', at, at - 1)]),
  )
  expect(await orders()).toEqual(rows.map((_, index) => index))
})

test('RECPROD-07, RECPROD-09: a new and a deleted row leave the places without a gap', async () => {
  const { owner, rows, first, second, product_id } = await setting()
  const ids = async () => (await owner.ok('listRecommendedProducts')).map((row) => row.id)
  const made = await owner.ok('createRecommendedProduct', { body: { product_id, sort_order: 1 } })
  expect(await ids()).toEqual([first.id, made.id, ...rows.slice(1).map((row) => row.id)])
  await owner.ok('deleteRecommendedProduct', { path: { id: second.id } })
  const list = await owner.ok('listRecommendedProducts')
  expect(list.map((row) => row.sort_order)).toEqual(list.map((_, index) => index))
  const body = { sort_order: 987 }
  const last = await owner.ok('updateRecommendedProduct', { path: { id: first.id }, body })
  expect(last.sort_order).toBe(list.length - 1)
})

test.each([
  ['missing product', {}, 'product_id'],
  ['unknown product', { product_id: 987_654 }, 'product_id'],
  ['empty picker', { product_id: -1 }, 'product_id'],
  ['negative place', { product_id: 1, sort_order: -1 }, 'sort_order'],
  ['headline of 256 characters', { product_id: 1, headline: 'H'.repeat(256) }, 'headline'],
  ['word as switch', { product_id: 1, pinned: 'yes' }, 'pinned'],
])('API-73, API-74: a %s is refused', async (name, body, path) => {
  const { owner, rows, first } = await setting()
  const refused = { status: 400, body: { fields: [{ path }] } }
  expect(await owner.call('createRecommendedProduct', { body })).toMatchObject(refused)
  if (name !== 'missing product')
    expect(
      await owner.call('updateRecommendedProduct', { path: { id: first.id }, body }),
    ).toMatchObject(refused)
  expect(await owner.ok('listRecommendedProducts')).toEqual(rows)
})

test('API-75: a deleted row is gone, with its id in the body or without a body', async () => {
  const { owner, rows, first, second } = await setting()
  const path = { id: first.id }
  expect(
    await owner.call('deleteRecommendedProduct', { path, body: { id: second.id } }),
  ).toMatchObject(refusedAt('id'))
  expect(await owner.ok('listRecommendedProducts')).toEqual(rows)
  expect(await owner.ok('deleteRecommendedProduct', { path, body: path })).toEqual(path)
  const next = { id: second.id }
  expect(await owner.ok('deleteRecommendedProduct', { path: next })).toEqual(next)
  expect(await owner.ok('listRecommendedProducts')).toEqual(
    rows.slice(2).map((row, sort_order) => ({ ...row, sort_order })),
  )
  const refused = { status: 404, body: { message: 'This recommended product does not exist.' } }
  expect(await owner.call('deleteRecommendedProduct', { path })).toMatchObject(refused)
  expect(await owner.call('updateRecommendedProduct', { path, body: {} })).toMatchObject(refused)
})
