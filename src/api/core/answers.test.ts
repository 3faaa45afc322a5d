import { expect, test } from 'vitest'
import { readAnswer, writeAnswer } from './answers.ts'

const tag = { id: 6, name: 'Vegan', image_url: null, is_allergen: false }

test('AMB-07: user and token may stand beside each other or in one, with what is known of the user', () => {
  const lists = { role_ids: [], permission_ids: [], store_ids: [] }
  const owner = { id: 1, name: 'Olive' }
  const nested = writeAnswer('login', { user: { ...owner }, token: 'abc' })
  expect(nested).toMatchObject({ user: { ...owner, ...lists }, token: 'abc' })
  const flat = writeAnswer('login', { ...owner, token: 'abc' })
  expect(flat).toMatchObject({ user: { ...owner, ...lists }, token: 'abc' })
})

test('AMB-167: the text to show stays beside a record that comes under its own name', () => {
  expect(writeAnswer('updateTag', { message: 'Saved.', tag })).toMatchObject({
    message: 'Saved.',
    name: 'Vegan',
  })
})

test('AMB-176: what is there stays, more than the contract says included', () => {
  const whole = { ...tag, is_allergen: true, image_url: '/a.png', popularity: 5 }
  expect(readAnswer('getTag', { ...whole })).toEqual(whole)
})

test('RECPROD-07, RECENG-01: lists that users arrange are in that order, whatever order they come in', () => {
  const places = [
    { id: 1, sort_order: 2 },
    { id: 2, sort_order: -1 },
    { id: 3, sort_order: 2 },
  ]
  const ids = (list: unknown) => (Array.isArray(list) ? list.map(({ id }) => id) : [])
  expect(ids(readAnswer('listRecommendations', structuredClone(places)))).toEqual([2, 1, 3])
  expect(ids(readAnswer('listRecommendedProducts', structuredClone(places)))).toEqual([2, 1, 3])
  const [offered] = [
    readAnswer('listProductAttributes', [
      { id: 9, sort_order: 1, product_attribute_values: places.toReversed() },
      { id: 8, sort_order: 0 },
    ]),
  ]
  expect(ids(offered)).toEqual([8, 9])
  expect(offered).toMatchObject([
    {},
    { product_attribute_values: [{ id: 2 }, { id: 1 }, { id: 3 }] },
  ])
})

test('CCPA-04: what a host tells of an exported or deleted user is shown as it came', () => {
  expect(writeAnswer('exportUser', { user: { id: 4 } })).toEqual({ user: { id: 4 } })
  expect(writeAnswer('deleteUser', { id: 4 })).toEqual({ id: 4 })
  expect(writeAnswer('deleteUser', { user: { id: 4 } })).toEqual({ user: { id: 4 } })
  expect(writeAnswer('exportUser', 'OK')).toEqual({})
})

test('AMB-176: a row without an id is left out of a list that users arrange', () => {
  const placed = [null, { id: 1, sort_order: 2 }, { sort_order: 0 }, { id: 2, sort_order: 1 }]
  expect(readAnswer('listRecommendations', placed)).toMatchObject([{ id: 2 }, { id: 1 }])
})

test('AMB-142, AMB-176: a promotion without days and times has been there always, all day', () => {
  const always = { start_date: '0001-01-01 00:00:00', end_time: '23:59:59' }
  expect(readAnswer('getPromotion', { id: 4 })).toMatchObject(always)
  const begun = { id: 4, start_date: '2026-03-04 00:00:00', end_time: null }
  expect(readAnswer('getPromotion', begun)).toMatchObject({
    start_date: '2026-03-04 00:00:00',
    end_time: '23:59:59',
  })
})

test('AMB-176: a record is not taken for the only record in it', () => {
  expect(
    writeAnswer('updateStoreVariantPrice', { product: { id: 2, name: 'Latte' } }),
  ).toMatchObject({ product: { id: 2, name: 'Latte' } })
  const configuration = { cents_off: 75 }
  expect(readAnswer('getPromotion', { configuration })).toMatchObject({ configuration })
  const price = { store_id: 7, product: { id: 2, name: 'Latte' }, popularity: 3 }
  expect(writeAnswer('updateStoreVariantPrice', structuredClone(price))).toMatchObject(price)
  expect(readAnswer('getTag', { ...tag, links: { self: '/tags/6' } })).toMatchObject(tag)
  // What else stands beside a record in its own name is no member of it.
  expect(readAnswer('getTag', { tag: { ...tag }, took_ms: 3 })).toEqual(tag)
})

test('AMB-176: an answer that is a text or nothing is an empty list or record', () => {
  for (const nothing of [null, undefined, 'OK']) {
    expect(readAnswer('listTags', nothing)).toEqual([])
    expect(readAnswer('listStores', nothing)).toMatchObject({ stores: [] })
    expect(readAnswer('getTag', nothing)).toMatchObject({ name: '', image_url: null })
  }
})
