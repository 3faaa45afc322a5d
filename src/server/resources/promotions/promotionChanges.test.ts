import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { components } from '#api/core/schema.gen.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { onePixelGif, onePixelPng } from '#mocks/pictures.ts'
import { tags } from '#server/database/schema/products.ts'
import { promotions } from '#server/database/schema/promotions.ts'
import { audit_rows } from '#server/database/schema/session.ts'
import { stores } from '#server/database/schema/stores.ts'

const p4 = freshP4()
const owner = p4.as('owner')

type Offer = components['schemas']['PromotionOffer']

const days = { start_date: '2026-04-01 00:00:00', end_date: '2026-04-30 23:59:59' }
const offer = {
  type: 'DiscountPromotion',
  configuration: {
    item_limit_per_day: 1,
    percentage_off: 20,
    triggering_product_type: 'beverage',
  },
} as const
const simple = { name: 'April', ...days, ...offer }

const refused = (path: string) => ({ status: 400, body: { fields: [{ path }] } })

test('API-134, PROMO-18, AMB-142: a promotion is created with its defaults', async () => {
  const { status, body } = await owner.call('createPromotion', { body: simple })
  expect(status).toBe(201)
  expect(body).toEqual({
    ...simple,
    id: expect.any(Number),
    start_time: '00:00:00',
    end_time: '23:59:59',
    stores: [],
    roles: [],
    activation_code: null,
    limit_uses: null,
    users: [],
    repeats: null,
    account: '50500',
    promotional_category_exclusions: [],
    promotional_category_inclusions: [],
    updated_at: '2026-03-04T17:05:00.000Z',
    content: null,
  })
  const list = await owner.ok('listPromotions')
  expect(list[0]).toMatchObject({ name: 'April', type: 'DiscountPromotion' })
})

test('PROMO-19 to PROMO-28, API-134: a promotion of every type is created', async () => {
  const types = new Set<string>()
  for (const { id } of await owner.ok('listPromotions')) {
    const { type, configuration } = await owner.ok('getPromotion', { path: { id } })
    const offer = { type, configuration }
    const answer = await owner.call('createPromotion', { body: { name: 'Any', ...days, ...offer } })
    expect(answer).toMatchObject({ status: 201, body: offer })
    types.add(type)
  }
  expect(types.size).toBe(10)
})

test('API-135, PROMO-50: what a PUT leaves out stays, and the configuration is replaced in whole', async () => {
  const body = {
    ...simple,
    stores: [{ id: 1 }, { id: 2 }],
    roles: [{ id: -1 }, { id: 2 }],
    users: [{ id: 30 }, { id: 31 }],
    activation_code: ' APRIL ',
    limit_uses: 3,
    promotional_category_exclusions: [{ id: 4 }],
    promotional_category_inclusions: [{ id: 1 }],
    repeats: 'DTSTART:20260401T000000Z\nRRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
  }
  const made = await owner.ok('createPromotion', { body })
  expect(made).toMatchObject({ ...body, activation_code: 'APRIL', users: expect.any(Array) })
  expect(made.users.map(({ id }) => id).sort()).toEqual([30, 31])
  const path = { id: made.id }
  p4.clock.advance({ minutes: 5 })
  const changed: Offer = {
    type: offer.type,
    configuration: { item_limit_per_day: null, cents_off: 100, triggering_product_ids: [7] },
  }
  const saved = await owner.ok('updatePromotion', { path, body: { ...changed, limit_uses: null } })
  expect(saved).toEqual({
    ...made,
    ...changed,
    limit_uses: null,
    updated_at: '2026-03-04T17:10:00.000Z',
  })
  const lists = {
    repeats: 'DTSTART:20260401T000000Z\nRRULE:FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=-1',
    stores: [{ id: 3 }],
    roles: [],
    users: [],
    promotional_category_exclusions: [],
    promotional_category_inclusions: [{ id: 4 }],
  }
  expect(await owner.ok('updatePromotion', { path, body: { ...changed, ...lists } })).toEqual({
    ...saved,
    ...lists,
  })
})

test('PROMO-35, PROMO-37: never ends and always keep their years, an end at midnight is that of the day', async () => {
  const body = {
    ...simple,
    start_date: '0001-01-01 00:00:00',
    end_date: '9999-12-31 23:59:59',
    start_time: '14:00:00',
    end_time: '00:00:00',
  }
  const made = await owner.ok('createPromotion', { body })
  expect(made).toMatchObject({ ...body, end_time: '23:59:59' })
})

test('PROMO-31, PROMO-40, API-134: bad fields are refused by name', async () => {
  const before = await owner.ok('listPromotions')
  const configured = (change: object, type: Offer['type'] = offer.type) => ({
    ...{ type, configuration: change },
  })
  const discount = { ...offer.configuration }
  const counted = { item_limit_per_day: 1, cents_off: 1 }
  const cases: [string, object][] = [
    ['content.url', { content: { type: 'URL', url: 'javascript:alert(1)' } }],
    ['configuration.percentage_off', configured({ ...discount, percentage_off: 101 })],
    ['configuration.percentage_off', configured({ ...discount, cents_off: 10 })],
    ['configuration.item_limit_per_day', configured({ ...discount, item_limit_per_day: 0.5 })],
    ['configuration.triggering_product_ids', configured(counted)],
    [
      'configuration.triggering_product_ids.1',
      configured({ ...counted, triggering_product_ids: [1, 987_654] }),
    ],
    ['end_date', { end_date: '2026-03-31 23:59:59' }],
    ['repeats', { repeats: 'DTSTART:20260401T000000Z\nRRULE:FREQ=DAILY;INTERVAL=0' }],
    ['repeats', { repeats: 'DTSTART:20260401T000000Z\nRRULE:FREQ=DAILY;INTERVAL=' }],
    ['repeats', { repeats: 'DTSTART:20260401T000000Z\nRRULE:FREQ=DAILY;INTERVAL=1000' }],
    [
      'repeats',
      { repeats: 'DTSTART:20260401T000000Z\nRRULE:FREQ=DAILY;INTERVAL=1;UNTIL=20260231T000000Z' },
    ],
    ['stores.1', { stores: [{ id: 1 }, { id: 987_654 }] }],
    ['roles.1', { roles: [{ id: -1 }, { id: 987_654 }] }],
    ['users.0', { users: [{ id: 987_654 }] }],
    ['promotional_category_inclusions.0', { promotional_category_inclusions: [{ id: 987_654 }] }],
    [
      'configuration.cohort',
      configured({ cohort: 'Nobody', cohort_parameters: [] }, 'SizeUpPromotion'),
    ],
    [
      'configuration.attribute_value_discount_match',
      configured(
        { attribute_value_qualifying_match: 1, attribute_value_discount_match: 987_654 },
        'AttributeUpgradePromotion',
      ),
    ],
  ]
  for (const [path, change] of cases) {
    const answer = await owner.call('createPromotion', { body: { ...simple, ...change } })
    expect({ path, change, ...answer }).toMatchObject({
      status: 400,
      body: { fields: expect.arrayContaining([expect.objectContaining({ path })]) },
    })
  }
  expect(await owner.ok('listPromotions')).toEqual(before)
})

test('AMB-189: a promotion that names what is archived or deleted is saved again with it', async () => {
  const combo: Extract<Offer, { type: 'ComboDiscountPromotion' }> = {
    type: 'ComboDiscountPromotion',
    configuration: {
      discounted_promotional_category_id: 6,
      qualifying_promotional_category_ids: [2, 3],
      percentage_off: 50,
    },
  }
  const made = await owner.ok('createPromotion', {
    body: { ...simple, ...combo, stores: [{ id: 1 }], roles: [{ id: 3 }], users: [{ id: 40 }] },
  })
  await owner.ok('deletePromotionalCategory', { path: { id: 6 } })
  await owner.ok('deletePromotionalCategory', { path: { id: 2 } })
  await p4.database.transaction(async (tx) => {
    await tx.update(stores).set({ archived_at: '2026-03-04T00:00:00Z' }).where(eq(stores.id, 1))
    await tx.execute(sql`update roles set archived_at = now() where id = 3`)
    await tx.execute(sql`update users set deleted_at = now() where id = 40`)
  })
  const path = { id: made.id }
  const read = await owner.ok('getPromotion', { path })
  expect(read).toMatchObject({ ...combo, stores: [{ id: 1 }], roles: [{ id: 3 }] })
  const saved = await owner.ok('updatePromotion', { path, body: { ...read, name: 'Still there' } })
  expect(saved).toEqual({ ...read, name: 'Still there' })
  const other = { ...combo.configuration, discounted_promotional_category_id: 987_654 }
  expect(
    await owner.call('updatePromotion', { path, body: { ...read, configuration: other } }),
  ).toMatchObject(refused('configuration.discounted_promotional_category_id'))
})

test('AMB-134: content is kept when it is sent, its picture stays, null takes it away', async () => {
  const content = {
    title: 'Happy hour',
    body: 'Every day.',
    type: 'URL' as const,
    url_title: 'Order',
    url: 'https://coffee.example',
    image_data: onePixelPng,
    image_name: 'hour.png',
  }
  const made = await owner.ok('createPromotion', { body: { ...simple, content } })
  const image_url = made.content?.image_url ?? ''
  expect(image_url).toMatch(/^\/files\/[0-9a-f]{64}\.png$/)
  expect(made.content).toMatchObject({
    title: 'Happy hour',
    type: 'URL',
    url: 'https://coffee.example',
  })
  const path = { id: made.id }
  const again = await owner.ok('updatePromotion', {
    path,
    body: { ...offer, content: { title: 'Later' } },
  })
  expect(again.content).toMatchObject({ title: 'Later', body: null, type: null, image_url })
  expect((await owner.ok('updatePromotion', { path, body: offer })).content).toEqual(again.content)
  // A tag that gives up the same picture leaves it to the promotion.
  const tag = await owner.ok('createTag', { body: { name: 'Hour' } })
  await p4.database.transaction((tx) =>
    tx.update(tags).set({ image_url }).where(eq(tags.id, tag.id)),
  )
  const other = { name: 'Hour', image_data: onePixelGif }
  await owner.ok('updateTag', { path: { id: tag.id }, body: other })
  const file = image_url.replace('/files/', '')
  expect(await p4.files.get(file)).not.toBeNull()
  const without = { ...offer, content: null }
  expect((await owner.ok('updatePromotion', { path, body: without })).content).toBeNull()
  expect(await p4.files.get(file)).toBeNull()
})

test('API-136, PROMO-14, AMB-139: an archived promotion is answered and leaves the list', async () => {
  const made = await owner.ok('createPromotion', { body: simple })
  const path = { id: made.id }
  expect(await owner.ok('archivePromotion', { path })).toEqual(made)
  const ids = (await owner.ok('listPromotions')).map(({ id }) => id)
  expect(ids).not.toContain(made.id)
  expect((await owner.call('getPromotion', { path })).status).toBe(404)
  const late = { status: 404, body: { message: 'This promotion was archived.' } }
  expect(await owner.call('archivePromotion', { path })).toMatchObject(late)
  expect(await owner.call('updatePromotion', { path, body: offer })).toMatchObject(late)
  const [row] = await p4.database.reads.select().from(promotions).where(eq(promotions.id, made.id))
  expect(row?.archived_at).not.toBeNull()
})

test('API-134: the record of a change names users by id alone', async () => {
  const { users } = await owner.ok('createPromotion', { body: { ...simple, users: [{ id: 40 }] } })
  const [row] = await p4.database.reads
    .select()
    .from(audit_rows)
    .where(eq(audit_rows.operation_id, 'createPromotion'))
  expect(row?.after).toMatchObject({ name: 'April', users: [40] })
  expect(JSON.stringify(row)).not.toContain(users[0]?.email ?? 'nobody')
})
