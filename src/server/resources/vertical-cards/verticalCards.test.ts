import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt, refusedWith } from '#mocks/p4.ts'
import { onePixelPng } from '#mocks/pictures.ts'

const p4 = freshP4()
const owner = p4.as('owner')

test('API-121, API-123, CARD-09: cards come by position, one by one the same', async () => {
  const barista = p4.as('barista')
  const cards = await barista.ok('listVerticalCards')
  expect(cards.length).toBeGreaterThan(3)
  expect(cards.map(({ sort_order }) => sort_order)).toEqual(cards.map((_, index) => index))
  for (const card of cards) {
    expect(card.archived_at).toBeNull()
    expect(await barista.ok('getVerticalCard', { path: { id: card.id } })).toEqual(card)
  }
})

test('API-122, CARD-04, AMB-136: a card needs a title and is put after all others', async () => {
  const { length } = await owner.ok('listVerticalCards')
  const { status, body } = await owner.call('createVerticalCard', { body: { title: 'Cups' } })
  expect(status).toBe(201)
  expect(body).toMatchObject({ title: 'Cups', sort_order: length, type: null, archived_at: null })
  expect((await owner.ok('listVerticalCards')).at(-1)).toEqual(body)
  for (const refused of [{}, { title: '' }, { title: '  ' }])
    expect(await owner.call('createVerticalCard', { body: refused })).toMatchObject(
      refusedAt('title', 'Must provide a title.'),
    )
})

test('API-122, AMB-136: a card is put behind one with the highest position', async () => {
  const owner = p4.as('owner')
  const before = await owner.ok('listVerticalCards')
  const [first] = before
  if (!first) throw new Error('There are cards')
  const body = { sort_order: 2_147_483_647 }
  await owner.ok('updateVerticalCard', { path: { id: first.id }, body })
  await owner.ok('createVerticalCard', { body: { title: 'Cups' } })
  const after = await owner.ok('listVerticalCards')
  expect(after.slice(-2).map(({ title }) => title)).toEqual([first.title, 'Cups'])
  expect(after.map(({ sort_order }) => sort_order)).toEqual(after.map((_, index) => index))
})

test('API-124, CARD-05: the sent fields are written, and an archived card leaves the list', async () => {
  const [card] = await owner.ok('listVerticalCards')
  if (!card) throw new Error('There are cards')
  const path = { id: card.id }
  const link = {
    type: 'URL' as const,
    url_title: 'See the menu',
    url: 'https://coffee.example/spring',
  }
  const linked = await owner.ok('updateVerticalCard', { path, body: link })
  expect(linked).toEqual({ ...card, ...link, updated_at: '2026-03-04T17:05:00.000Z' })
  const picture = { image_data: onePixelPng, image_name: 'dot.png' }
  const pictured = await owner.ok('updateVerticalCard', { path, body: picture })
  expect(pictured.image_url).toMatch(/^\/files\/[0-9a-f]{64}\.png$/)
  expect(pictured).toEqual({ ...linked, image_url: pictured.image_url })
  const archived_at = '2026-03-04T17:05:00.000Z'
  await owner.ok('updateVerticalCard', { path, body: { archived_at } })
  const ids = (await owner.ok('listVerticalCards')).map(({ id }) => id)
  expect(ids).not.toContain(card.id)
  expect(await owner.ok('getVerticalCard', { path })).toMatchObject({ archived_at })
})

test('API-124, AMB-134: a link that no browser opens as a page is refused', async () => {
  const path = { id: 1 }
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'not a url'])
    expect(await owner.call('updateVerticalCard', { path, body: { url } })).toMatchObject(
      refusedWith(400, 'A link begins with https:// and has no blanks.', 'url'),
    )
})

test('API-125, CARD-02: positions are written all or none, before a card named bulk is looked for', async () => {
  const cards = await owner.ok('listVerticalCards')
  const order = cards.toReversed().map(({ id }, sort_order) => ({ id, sort_order }))
  const sorted = await owner.ok('sortVerticalCards', { body: { cards: order } })
  expect(sorted.cards.map(({ id }) => id)).toEqual(order.map(({ id }) => id))
  expect(await owner.ok('listVerticalCards')).toEqual(sorted.cards)
  const [first] = order
  if (!first) throw new Error('There are cards')
  const unknown = [
    { ...first, sort_order: 3 },
    { id: 987_654, sort_order: 0 },
  ]
  expect(await owner.call('sortVerticalCards', { body: { cards: unknown } })).toMatchObject({
    status: 404,
  })
  const twice = { cards: [first, { ...first, sort_order: 1 }] }
  expect(await owner.call('sortVerticalCards', { body: twice })).toMatchObject(
    refusedAt('cards.1.id'),
  )
  expect(await owner.ok('listVerticalCards')).toEqual(sorted.cards)
})

test('API-125: two cards never share a position', async () => {
  const last = (await owner.ok('listVerticalCards')).at(-1)
  if (!last) throw new Error('There are cards')
  const { cards } = await owner.ok('sortVerticalCards', {
    body: { cards: [{ id: last.id, sort_order: 0 }] },
  })
  expect(new Set(cards.map(({ sort_order }) => sort_order)).size).toBe(cards.length)
})
