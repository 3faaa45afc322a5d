import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'

const p4 = freshP4()

async function named(name: string) {
  const list = await p4.as('barista').ok('listPromotions')
  const found = list.find((one) => one.name === name)
  if (!found) throw new Error(`There is no promotion ${name}`)
  return p4.as('barista').ok('getPromotion', { path: { id: found.id } })
}

test('all promotions come newest first, and one by one, past ones too (API-131, API-133, AMB-141, AMB-182)', async () => {
  const barista = p4.as('barista')
  const list = await barista.ok('listPromotions')
  const ids = list.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect(new Set(list.map(({ type }) => type)).size).toBe(10)
  expect(list.filter(({ end_date }) => end_date < '2026-03-04').length).toBeGreaterThan(2)
  for (const row of list) {
    const { users, content, ...rest } = await barista.ok('getPromotion', { path: { id: row.id } })
    expect(users).toBeInstanceOf(Array)
    expect(content).toBeDefined()
    expect(row).toEqual(rest)
  }
})

test('a promotion has everything of its entity (PROMO-16, AMB-142, AMB-146, AMB-148)', async () => {
  expect(await named('We miss you')).toEqual({
    id: expect.any(Number),
    name: 'We miss you',
    type: 'SizeUpPromotion',
    start_date: '2026-02-27 00:00:00',
    end_date: '2026-03-29 23:59:59',
    start_time: '00:00:00',
    end_time: '23:59:59',
    configuration: { cohort: 'Lapsed', cohort_parameters: ['2025-12-04'] },
    stores: [],
    roles: [{ id: -1 }],
    activation_code: 'MISSYOU',
    limit_uses: 1,
    users: expect.any(Array),
    repeats: null,
    account: '50500',
    promotional_category_exclusions: [],
    promotional_category_inclusions: [],
    updated_at: expect.stringMatching(/^2026-.*Z$/),
    content: expect.objectContaining({ title: 'Your next one is a size up', type: 'URL' }),
  })
  const { users } = await named('We miss you')
  expect(users).toHaveLength(12)
  const names = users.map(({ name }) => name?.toLowerCase() ?? '')
  expect(names).toEqual(names.toSorted())
  expect(users[0]).toEqual({
    id: expect.any(Number),
    name: expect.any(String),
    email: expect.any(String),
  })
})

test('API-132, PROMO-17: every type has a description, only SizeUpPromotion has cohorts', async () => {
  const barista = p4.as('barista')
  const types = await barista.ok('listPromotionTypes')
  const used = new Set((await barista.ok('listPromotions')).map(({ type }) => type))
  expect(new Set(types.map(({ type }) => type))).toEqual(used)
  for (const { type, description, cohorts = [] } of types) {
    expect(description).toMatch(/\.$/)
    expect(cohorts.length > 0).toBe(type === 'SizeUpPromotion')
    if (cohorts.length > 0) expect(cohorts).toContain('Lapsed')
  }
})
