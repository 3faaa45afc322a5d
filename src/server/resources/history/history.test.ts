import { expect, test } from 'vitest'
import type { AnswerOf, QueryOf } from '#api/core/contract.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { type Persona, refusedAt } from '#mocks/p4.ts'
import { demoAccounts } from '#server/seed/accounts.ts'

const p4 = freshP4()

const owner = { id: demoAccounts.owner.id, name: demoAccounts.owner.name }

async function historyOf(query: QueryOf<'listHistory'>, who: Persona = 'owner') {
  return p4.as(who).ok('listHistory', { query })
}

/** `field about: before -> after` */
function lines({ rows }: AnswerOf<'listHistory'>): string[] {
  const text = (value: unknown) => JSON.stringify(value)
  return rows.map(
    ({ field, about, before, after }) =>
      `${field} ${about.map(({ name }) => name).join(', ')}: ${text(before)} -> ${text(after)}`,
  )
}

async function renamedTag() {
  const { id } = await p4.as('owner').ok('createTag', { body: { name: 'Nuts' } })
  const rename = { path: { id }, body: { name: 'Tree Nuts', is_allergen: true } }
  await p4.as('owner').ok('updateTag', rename)
  return { rename, record: { kind: 'tag', id: String(id) } as const }
}

test('AMB-279: the history of a record has each changed field with who, when and both values', async () => {
  const { rename, record } = await renamedTag()
  await p4.as('owner').ok('updateTag', rename)
  const found = await historyOf(record)
  expect(lines(found)).toEqual([
    'is_allergen : false -> true',
    'name : "Nuts" -> "Tree Nuts"',
    `null : null -> {"id":"${record.id}","name":"Nuts"}`,
  ])
  expect(found).toMatchObject({ total_results: 3, fields: ['is_allergen', 'name'], users: [owner] })
  expect(found.rows[1]).toMatchObject({
    ...{ at: p4.clock.now().toISOString(), user: owner, operation: 'updateTag', kind: 'tag' },
    record: { id: record.id, name: 'Tree Nuts' },
  })
})

test('AMB-279: a deleted record keeps its history, and ids of others are told by name', async () => {
  const body = { role: 'roaster', permission_ids: [] }
  const { id } = await p4.as('owner').ok('createRole', { body })
  await p4.as('owner').ok('updateRole', { path: { id }, body: { ...body, permission_ids: [1] } })
  expect(lines(await historyOf({ kind: 'role', id: String(id), field: 'permission_ids' }))).toEqual(
    [expect.stringMatching(/^permission_ids : \[\] -> \[\{"id":"1","name":"[\w:-]+"\}\]$/)],
  )
  const fee = { name: 'Beans Fee', flat_rate: 10 }
  const surcharge = await p4.as('owner').ok('createSurcharge', { body: fee })
  const path = { id: surcharge.id }
  await p4.as('owner').ok('deleteSurcharge', { path, body: { confirm: fee.name } })
  const deletion = `null : {"id":"${path.id}","name":"Beans Fee"} -> null`
  expect(lines(await historyOf({ kind: 'surcharge', id: String(path.id) }))[0]).toBe(deletion)
  expect(lines(await historyOf({ kind: 'surcharge' }))[0]).toBe(deletion)
})

test('AMB-279: it is filtered by person, field and time, and read page by page', async () => {
  const { record } = await renamedTag()
  p4.clock.advance({ hours: 1 })
  const body = { name: 'All Nuts', is_allergen: true }
  await p4.as('admin').ok('updateTag', { path: { id: Number(record.id) }, body })
  const ofAdmin = await historyOf({ ...record, by: demoAccounts.admin.id })
  expect(lines(ofAdmin)).toEqual(['name : "Tree Nuts" -> "All Nuts"'])
  expect(ofAdmin.users.map(({ id }) => id)).toEqual([demoAccounts.admin.id, owner.id])
  expect((await historyOf({ ...record, field: 'name' })).total_results).toBe(2)
  const now = p4.clock.now().toISOString().slice(0, 19).replace('T', ' ')
  expect((await historyOf({ ...record, begin: now, end: now })).total_results).toBe(1)
  p4.clock.advance({ minutes: -30 })
  const earlier = p4.clock.now().toISOString().slice(0, 19).replace('T', ' ')
  expect((await historyOf({ ...record, end: earlier })).total_results).toBe(3)
  const page = await historyOf({ ...record, limit: 1, offset: 1 })
  expect(lines(page)).toEqual(['is_allergen : false -> true'])
  expect(page.total_results).toBe(4)
})

test('AMB-279: a query without a record and a user, and one of half a record, is refused', async () => {
  const ask = (query: object) => p4.as('owner').call('listHistory', { query })
  expect(await ask({})).toMatchObject(refusedAt('by'))
  expect(await ask({ id: '1' })).toMatchObject(refusedAt('kind'))
  expect(await ask({ kind: 'order', id: '1' })).toMatchObject(refusedAt('kind'))
  expect(await ask({ by: 1, limit: 101 })).toMatchObject(refusedAt('limit'))
  const range = { begin: '2026-03-05 00:00:00', end: '2026-03-04 00:00:00' }
  expect(await ask({ by: 1, ...range })).toMatchObject(refusedAt('end'))
})

test('AMB-280: whoever reads a record reads its history; passwords and codes are in none', async () => {
  const body = { area: 'Pier', bda_password: 'secret-bda', email_address: 'pier@store.example' }
  await p4.as('owner').ok('patchStore', { path: { id: 3 }, body })
  const code = { manager_approval_code: 'QX4821', employee_id: '4711' }
  await p4.as('owner').ok('updateUser', { path: { id: 3 }, body: code })
  for (const who of ['barista', 'storeLead', 'owner'] as const) {
    const store = await historyOf({ kind: 'store', id: '3' }, who)
    expect(store.fields).toEqual(['area', 'email_address'])
    const user = await historyOf({ kind: 'user', id: '3' }, who)
    expect(user.fields).toEqual(['employee_id'])
    expect(JSON.stringify([store, user])).not.toMatch(/secret-bda|QX4821/)
  }
  expect((await p4.as('signedOut').call('listHistory', { query: { by: 1 } })).status).toBe(401)
})

test('AMB-281: prices tell their store and variant; many values of one call are one row', async () => {
  const stored = await p4.as('owner').ok('getStoreStatus', { path: { storeId: 1 } })
  await p4
    .as('owner')
    .ok('setStoreOnline', { path: { storeId: 1 }, body: { online: !stored.online } })
  const [sold] = await p4.as('owner').ok('listProductsAtStore', { path: { id: 1 } })
  const [variant] = sold?.prices ?? []
  if (!sold || !variant) throw new Error('Store 1 sells nothing')
  const path = { storeId: 1, variantId: variant.variant_id }
  await p4.as('owner').ok('updateStoreVariantPrice', { path, body: { price: 991 } })
  const record = { kind: 'product', id: String(sold.product_id) } as const
  expect((await historyOf(record)).rows).toMatchObject([
    {
      field: 'prices',
      about: [{ id: '1' }, { id: String(path.variantId) }],
      before: variant.price,
      after: 991,
    },
  ])
  const products = await p4.as('owner').ok('listProductsAtStore', { path: { id: 1 } })
  const prices = products.flatMap((one) => one.prices).slice(0, 30)
  const list = prices.map(({ variant_id, price }) => `${variant_id},1,${price + 1}`)
  const plus = new File([`variant_id,store_id,price\n${list.join('\n')}\n`], 'prices.csv')
  await p4.as('admin').ok('importPrices', { body: { plus } })
  const mass = { operation: 'importPrices', record: null, field: 'prices', count: 30 }
  expect((await historyOf({ by: demoAccounts.admin.id })).rows).toMatchObject([mass])
  expect((await historyOf(record)).rows[0]).toMatchObject(mass)
})

test('AMB-281: the history of a store has its prices, and each product added or removed', async () => {
  const record = { kind: 'store', id: '16' } as const
  const sold = await p4.as('owner').ok('listProductStores', { path: { id: 1 } })
  const [variant] = sold.find(({ store_id }) => store_id === 16)?.prices ?? []
  const product = { kind: 'product', record: { id: '1' } }
  const path = { storeId: 16, variantId: variant?.variant_id ?? 0 }
  await p4.as('owner').ok('updateStoreVariantPrice', { path, body: { price: 991 } })
  const price = { ...product, field: 'prices', about: [{ id: '16' }, {}], after: 991 }
  const found = await historyOf(record, 'barista')
  expect(found.rows).toMatchObject([price])
  expect(found).toMatchObject({ total_results: 1, fields: ['prices'], users: [owner] })
  expect((await historyOf({ kind: 'store', id: '15' })).rows).toEqual([])

  expect(sold.length).toBeGreaterThan(20)
  const archived = { archived_at: p4.clock.now().toISOString() }
  await p4.as('owner').ok('patchProduct', { path: { id: 1 }, body: archived })
  const about = [{ id: '1', name: sold[0]?.product.name }]
  const store = { kind: 'store', field: 'products', record: { id: '16' }, about, count: 1 }
  const removed = { ...store, before: true, after: null }
  expect((await historyOf(record)).rows).toMatchObject([removed, price])

  await p4.as('owner').ok('patchProduct', { path: { id: 1 }, body: { archived_at: null } })
  const again = { path: { product_id: 1 }, body: { store_id: 16, price: 475 } }
  await p4.as('owner').ok('createProductStore', again)
  const added = { ...store, before: null, after: true }
  expect((await historyOf(record)).rows).toMatchObject([added, removed, price])
  const both = await historyOf({ ...record, field: 'prices,hours' })
  expect(both.rows).toMatchObject([price])
})

test('AMB-281: counted prices are one row per store', async () => {
  const file = ['variant_id,store_id,price']
  for (const id of [1, 2]) {
    const products = await p4.as('owner').ok('listProductsAtStore', { path: { id } })
    const prices = products.flatMap((one) => one.prices).slice(0, 11 * id)
    file.push(...prices.map(({ variant_id, price }) => `${variant_id},${id},${price + 1}`))
  }
  const plus = new File([`${file.join('\n')}\n`], 'prices.csv')
  await p4.as('admin').ok('importPrices', { body: { plus } })
  for (const [id, count] of [
    ['1', 11],
    ['2', 22],
  ] as const) {
    const row = { field: 'prices', about: [{ id }], before: null, after: null, count }
    expect((await historyOf({ kind: 'store', id })).rows).toMatchObject([row])
  }
})
