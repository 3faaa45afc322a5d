import { expect, test } from 'vitest'
import { demoAccounts } from '#server/seed/accounts.ts'
import { startP4 } from '../p4.ts'
import { type HostWay, hostWays } from './otherHost.ts'

/** A function that calls a host of these ways as the owner, and returns its answer. */
async function hostOf(...host: HostWay[]) {
  const p4 = await startP4({ host })
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await p4.fetch(
      new Request(`http://p4.test${path}`, {
        method,
        headers: {
          authorization: `P4 ${await p4.token('owner')}`,
          'content-type': 'application/json',
        },
        body: body === undefined ? null : JSON.stringify(body),
      }),
    )
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, body: isJson && text ? JSON.parse(text) : text }
  }
  return {
    p4,
    get: async (path: string) => (await send('GET', path)).body,
    send,
    [Symbol.asyncDispose]: p4.release,
  }
}

test('lists are wrapped, and records stand under their own name', async () => {
  await using host = await hostOf('wrapped')
  const tags = await host.p4.as('owner').ok('listTags')
  expect(await host.get('/p4/tags')).toEqual({ tags, total_count: tags.length })
  expect(await host.get(`/p4/tags/${tags[0]?.id}`)).toEqual({ tag: tags[0] })
  expect(await host.get('/p4/search/latte')).toHaveProperty('results')
  expect(Object.keys(await host.get('/p4/stores'))).toEqual(['stores', 'total_rows'])
})

test('nulls, empty lists and false flags are left out', async () => {
  await using host = await hostOf('sparse')
  const [category] = await host.p4.as('owner').ok('listPromotionalCategories')
  const made = await host.p4.as('owner').ok('createTag', { body: { name: 'Halal' } })
  expect(Object.keys(await host.get(`/p4/tags/${made.id}`))).toEqual([
    'id',
    'name',
    'created_at',
    'updated_at',
  ])
  expect(await host.get('/p4/promotionalCategories')).toContainEqual(category)
})

test('writes answer OK, nothing, or an empty object, and reads as before', async () => {
  await using host = await hostOf('textAnswers', 'emptyAnswers', 'bareAnswers')
  const [tag] = await host.get('/p4/tags')
  const answers = []
  for (const name of ['One', 'Two', 'Three'])
    answers.push(await host.send('PUT', `/p4/tags/${tag.id}`, { name }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.map(({ body }) => body)).toEqual(expect.arrayContaining(['OK', '', {}]))
  expect(await host.get(`/p4/tags/${tag.id}`)).toMatchObject({ name: 'Three' })
})

test('lists come in no order, where their order says nothing', async () => {
  await using host = await hostOf('unordered')
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
  const products = await host.p4.as('owner').ok('listProducts')
  const menu = await host.p4.as('owner').ok('getMenuCategories', { path: { menuSlug: 'all-day' } })
  const listed = ids(await host.get('/p4/products'))
  expect(listed).not.toEqual(ids(products))
  expect(new Set(listed)).toEqual(new Set(ids(products)))
  expect(ids(await host.get('/p4/categories/all-day'))).toEqual(ids(menu))
})

test('lists of records without an id come in no order too, but menus in that of their tabs', async () => {
  await using host = await hostOf('unordered')
  const owner = host.p4.as('owner')
  const path = { id: 1 }
  const { inventory } = await owner.ok('getInitialInventory', { path })
  const { inventory: shuffled } = await host.get('/p4/stores/1/initialInventory')
  const lists: [unknown[], unknown[]][] = [
    [
      await owner.ok('listProductStores', { path }),
      await host.get('/p4/products/1/stores/storeProduct'),
    ],
    [await owner.ok('listStoreTaxRates', { path }), await host.get('/p4/stores/1/taxRates')],
    [await owner.ok('listNetsuiteAccounts'), await host.get('/p4/netsuite/accounts')],
    [await owner.ok('listPromotionTypes'), await host.get('/p4/promotions/types')],
    [inventory, shuffled],
  ]
  for (const [ordered, answered] of lists) {
    expect(answered).toHaveLength(ordered.length)
    expect(answered).not.toEqual(ordered)
  }
  expect(await host.get('/p4/menus')).toEqual(await owner.ok('listMenus'))
})

test('a PUT replaces the record: what it leaves out is empty until it is sent again', async () => {
  await using host = await hostOf('replacing')
  const [attribute] = await host.get('/p4/attributes')
  const path = `/p4/attributes/${attribute.id}`
  await host.send('PUT', path, { name: 'Cup', product_type: 'beverage' })
  const read = async () =>
    (await host.get('/p4/attributes')).find(({ id }: { id: number }) => id === attribute.id)
  expect(await read()).toMatchObject({ name: 'Cup', label: '', attribute_values: [] })
  await host.send('PUT', path, attribute)
  expect(await read()).toEqual(attribute)
})

test('the users of a promotion stay where a PUT leaves them out, as they do by the documents (PROMO-50)', async () => {
  await using host = await hostOf('replacing')
  const all = await host.p4.as('owner').ok('listPromotions')
  const promotions = await Promise.all(all.map(({ id }) => host.get(`/p4/promotions/${id}`)))
  const { users, ...others } = promotions.find((one) => one.users.length > 0)
  await host.send('PUT', `/p4/promotions/${others.id}`, { ...others, name: 'For a few' })
  const kept = await host.get(`/p4/promotions/${others.id}`)
  expect(kept).toMatchObject({ name: 'For a few', users })
})

test('references are bare ids', async () => {
  await using host = await hostOf('bareIds')
  const promotions = await host.p4.as('owner').ok('listPromotions')
  const limited = promotions.find(({ stores }) => stores.length > 0)
  const answered = await host.get(`/p4/promotions/${limited?.id}`)
  expect(answered.stores).toEqual(limited?.stores.map(({ id }) => id))
})

test('a customer has what the documents name, and a user of the staff everything', async () => {
  await using host = await hostOf('plainCustomers')
  const staff = await host.p4.as('owner').ok('listEmployees')
  const atMost = Math.max(...staff.map(({ id }) => id))
  const customer = await host.get(`/p4/users/${atMost + 1}`)
  expect(Object.keys(customer)).toEqual(['id', 'name', 'email', 'phone_number'])
  expect(await host.get(`/p4/users/${demoAccounts.owner.id}`)).toHaveProperty('role_ids')
})

test('hours are rows, and time zones are in words or unknown', async () => {
  await using host = await hostOf('otherHours')
  const hours = await host.get('/p4/stores/1/hours')
  expect(hours).toContainEqual(expect.objectContaining({ day_of_week: 'monday' }))
  const { stores } = await host.get('/p4/stores')
  expect(new Set(stores.map((store: { time_zone: unknown }) => store.time_zone))).toEqual(
    new Set(['Pacific Time (US & Canada)', null]),
  )
})

test('a time zone that a PUT sends is kept, also where it was in words', async () => {
  await using host = await hostOf('otherHours')
  const store = await host.get('/p4/stores/2')
  await host.send('PUT', '/p4/stores/2', { ...store, time_zone: 'America/Denver' })
  expect(await host.get('/p4/stores/2')).toHaveProperty('time_zone', 'America/Denver')
})

test('what the documents lack is absent', async () => {
  await using host = await hostOf('documentsOnly')
  const [result] = await host.get('/p4/search/latte')
  expect(Object.keys(result)).toEqual(['type', 'id', 'name', 'user_id'])
  const { status } = await host.send('POST', '/p4/passwordReset/confirm', {})
  expect(status).toBe(404)
  const [category] = await host.get('/p4/promotionalCategories')
  const gone = await host.send('DELETE', `/p4/promotionalCategories/${category.id}`)
  expect(gone).toEqual({ status: 200, body: {} })
})

test('where the documents leave the verb open, only the other one is taken', async () => {
  await using host = await hostOf('otherVerb')
  const { status } = await host.send('PUT', '/p4/stores/1/initialInventory', { rows: [] })
  expect(status).toBe(405)
})

test('every way at once still answers', async () => {
  await using host = await hostOf(...hostWays)
  expect((await host.send('GET', '/p4/products')).status).toBe(200)
})
