import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Caller } from '#mocks/p4.ts'
import { refusedAt } from '#mocks/p4.ts'
import { productsWith } from '#mocks/productsWith.ts'

const p4 = freshP4()

async function setting() {
  const owner = p4.as('owner')
  const rows = await owner.ok('listRecommendations')
  const [first, second] = rows
  if (!first || !second) throw new Error('There are recommendations')
  const triggers = new Set(rows.map((row) => row.product_id))
  const [free = 0, ...others] = (await productsWith(p4, 'Shots')).filter((id) => !triggers.has(id))
  return { owner, rows, first, second, free, others }
}

function placesOf(rows: readonly { id: number }[]) {
  return { recommendations: rows.map(({ id }, sort_order) => ({ id, sort_order })) }
}

async function idsInOrder(caller: Caller): Promise<number[]> {
  return (await caller.ok('listRecommendations')).map((row) => row.id)
}

test('API-66, RECENG-11: everybody signed in reads the rows by sort_order', async () => {
  const rows = await p4.as('barista').ok('listRecommendations')
  const orders = rows.map((row) => row.sort_order)
  expect(orders).toEqual([...orders].sort((a, b) => a - b))
  expect(rows[0]?.recommended_product_ids.length).toBeGreaterThan(1)
})

test('API-67, RECENG-09: a new row is empty and comes first', async () => {
  const { owner, rows, first, free } = await setting()
  const made = await owner.ok('createRecommendation', { body: { product_id: free } })
  expect(made).toEqual({
    id: made.id,
    product_id: free,
    recommended_product_ids: [],
    sort_order: first.sort_order - 1,
  })
  expect(await owner.ok('listRecommendations')).toEqual([made, ...rows])
})

test('API-67, RECENG-09: the first row of all has the sort_order 0', async () => {
  const { owner, rows, free } = await setting()
  for (const { id } of rows) await owner.ok('deleteRecommendation', { path: { id } })
  const made = await owner.ok('createRecommendation', { body: { product_id: free } })
  expect(await owner.ok('listRecommendations')).toEqual([{ ...made, sort_order: 0 }])
})

test('API-67: a new row has the products and the place that were sent', async () => {
  const { owner, free, others } = await setting()
  const body = {
    product_id: free,
    recommended_product_ids: others.slice(0, 3).reverse(),
    sort_order: 77,
  }
  const made = await owner.ok('createRecommendation', { body })
  expect(made).toEqual({ id: made.id, ...body })
  expect((await owner.ok('listRecommendations')).at(-1)).toEqual(made)
})

test('API-67, API-69: a product has one recommendation', async () => {
  const { owner, rows, first, second } = await setting()
  const refused = { status: 409, body: { code: 'conflict', fields: [{ path: 'product_id' }] } }
  expect(
    await owner.call('createRecommendation', { body: { product_id: first.product_id } }),
  ).toMatchObject(refused)
  expect(
    await owner.call('updateRecommendation', {
      path: { id: second.id },
      body: { product_id: first.product_id, recommended_product_ids: [] },
    }),
  ).toMatchObject(refused)
  expect(await owner.ok('listRecommendations')).toEqual(rows)
})

test('API-68, API-69, AMB-76: the list of products alone is replaced, in its order', async () => {
  const { owner, first, others } = await setting()
  const path = { id: first.id }
  for (const recommended_product_ids of [
    [...first.recommended_product_ids].reverse(),
    [...first.recommended_product_ids, ...others.slice(0, 2)],
    [],
  ]) {
    const saved = await owner.ok('updateRecommendation', {
      path,
      body: { recommended_product_ids },
    })
    expect(saved).toEqual({ ...first, recommended_product_ids })
    expect(await owner.ok('getRecommendation', { path })).toEqual(saved)
  }
})

test('API-69: trigger and place change alone, and nothing changes nothing', async () => {
  const { owner, first, free } = await setting()
  const path = { id: first.id }
  const patch = (body: object) => owner.ok('updateRecommendation', { path, body })
  expect(await patch({})).toEqual(first)
  expect(await patch({ product_id: first.product_id })).toEqual(first)
  expect(await patch({ product_id: free })).toEqual({ ...first, product_id: free })
  expect(await patch({ sort_order: -9 })).toEqual({ ...first, product_id: free, sort_order: -9 })
})

test('API-67, API-69: products that do not exist are named, and nothing is saved', async () => {
  const { owner, rows, first, free, others } = await setting()
  const path = { id: first.id }
  const recommended_product_ids = [others[0] ?? 0, 987_654]
  const unknownItem = { status: 400, body: { fields: [{ path: 'recommended_product_ids.1' }] } }
  const unknownTrigger = { status: 400, body: { fields: [{ path: 'product_id' }] } }
  expect(
    await owner.call('createRecommendation', {
      body: { product_id: free, recommended_product_ids },
    }),
  ).toMatchObject(unknownItem)
  expect(
    await owner.call('updateRecommendation', {
      path,
      body: { sort_order: 5, recommended_product_ids },
    }),
  ).toMatchObject(unknownItem)
  const body = { product_id: 987_654 }
  expect(await owner.call('createRecommendation', { body })).toMatchObject(unknownTrigger)
  expect(await owner.call('updateRecommendation', { path, body })).toMatchObject(unknownTrigger)
  expect(await owner.ok('listRecommendations')).toEqual(rows)
})

test('API-71, RECENG-10, AMB-78: sorting gives all rows their new place', async () => {
  const { owner, rows } = await setting()
  const wanted = [...rows.slice(1), ...rows.slice(0, 1)]
  const { recommendations } = await owner.ok('sortRecommendations', { body: placesOf(wanted) })
  expect(recommendations).toEqual(wanted.map((row, sort_order) => ({ ...row, sort_order })))
  expect(await owner.ok('listRecommendations')).toEqual(recommendations)
})

test('API-71, AMB-78: of two users sorting at once one follows the other', async () => {
  const { owner, rows } = await setting()
  const [mine, theirs] = [[...rows].reverse(), [...rows.slice(2), ...rows.slice(0, 2)]]
  const answers = await Promise.all([
    owner.ok('sortRecommendations', { body: placesOf(mine) }),
    p4.as('admin').ok('sortRecommendations', { body: placesOf(theirs) }),
  ])
  const orders = answers.map((answer) => answer.recommendations.map((row) => row.id))
  expect(orders).toEqual([mine.map((row) => row.id), theirs.map((row) => row.id)])
  expect(await idsInOrder(owner)).toEqual(orders[1])
})

test('AMB-78: a row that somebody else has added stays first when the others are sorted', async () => {
  const { owner, rows, free } = await setting()
  const made = await p4.as('admin').ok('createRecommendation', { body: { product_id: free } })
  const wanted = [...rows].reverse()
  await owner.ok('sortRecommendations', { body: placesOf(wanted) })
  expect(await idsInOrder(owner)).toEqual([made.id, ...wanted.map((row) => row.id)])
})

test('RECENG-09, RECENG-10: no two rows share a place, whatever old lists are saved', async () => {
  const { owner, rows, first, second, free } = await setting()
  const places = async () => {
    const list = await owner.ok('listRecommendations')
    return new Set(list.map((row) => row.sort_order)).size === list.length
  }
  const body = { product_id: free, sort_order: second.sort_order }
  const made = await p4.as('admin').ok('createRecommendation', { body })
  expect(await idsInOrder(owner)).toEqual([
    first.id,
    made.id,
    ...rows.slice(1).map((row) => row.id),
  ])
  expect(await places()).toBe(true)
  // Another user sorts the list as it was before the new row.
  await owner.ok('sortRecommendations', { body: placesOf([...rows].reverse()) })
  expect(await places()).toBe(true)
  const { sort_order } = await owner.ok('getRecommendation', { path: { id: second.id } })
  const path = { id: made.id }
  await owner.ok('updateRecommendation', { path, body: { sort_order } })
  const ids = await idsInOrder(owner)
  expect(ids.indexOf(made.id)).toBe(ids.indexOf(second.id) - 1)
  expect(await places()).toBe(true)
})

test('API-71: all rows are sorted or none', async () => {
  const { owner, rows, first } = await setting()
  const { recommendations } = placesOf([...rows].reverse())
  const index = recommendations.length
  const refusals = [
    [[...recommendations, { id: 987_654, sort_order: 1 }], `recommendations.${index}.id`],
    [[...recommendations, { id: first.id, sort_order: 1 }], `recommendations.${index}.id`],
  ] as const
  for (const [list, path] of refusals)
    expect(
      await owner.call('sortRecommendations', { body: { recommendations: list } }),
    ).toMatchObject(refusedAt(path))
  expect(await owner.ok('listRecommendations')).toEqual(rows)
})

test('API-70: a deleted recommendation is gone', async () => {
  const { owner, rows, first } = await setting()
  const path = { id: first.id }
  expect(await owner.ok('deleteRecommendation', { path })).toEqual(path)
  expect(await owner.ok('listRecommendations')).toEqual(rows.slice(1))
  expect(await owner.call('getRecommendation', { path })).toMatchObject({ status: 404 })
})

test('API-67, API-69: a product is not offered beside itself, and no other one twice', async () => {
  const { owner, rows, first, free, others } = await setting()
  const path = { id: first.id }
  const [one = 0, two = 0] = others
  const named = (field: string) => ({ status: 400, body: { fields: [{ path: field }] } })
  const create = (recommended_product_ids: number[]) =>
    owner.call('createRecommendation', { body: { product_id: free, recommended_product_ids } })
  const patch = (body: object) => owner.call('updateRecommendation', { path, body })
  expect(await create([one, free])).toMatchObject(named('recommended_product_ids.1'))
  expect(await create([one, two, one])).toMatchObject(named('recommended_product_ids.2'))
  expect(await patch({ recommended_product_ids: [first.product_id] })).toMatchObject(
    named('recommended_product_ids.0'),
  )
  expect(await patch({ recommended_product_ids: [two, two] })).toMatchObject(
    named('recommended_product_ids.1'),
  )
  const [offered = 0] = first.recommended_product_ids
  expect(await patch({ product_id: offered })).toMatchObject(named('product_id'))
  expect(await owner.ok('listRecommendations')).toEqual(rows)
})
