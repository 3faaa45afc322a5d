import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'

const p4 = freshP4()
const barista = p4.as('barista')

async function write(statement: ReturnType<typeof sql>) {
  await p4.database.transaction((tx) => tx.execute(statement))
}

test('API-77, STORE-02: the stores come by name with their number, archived ones left out', async () => {
  const { stores, total_rows } = await barista.ok('listStores')
  expect(stores).toHaveLength(24)
  expect(total_rows).toBe(24)
  const names = stores.map((store) => store.name.toLowerCase())
  expect(names).toEqual([...names].sort())
  expect(stores[0]).not.toHaveProperty('bda_password')
  for (const { id, online } of stores)
    expect(await barista.ok('getStoreStatus', { path: { storeId: id } })).toEqual({ online })
  await write(sql`update stores set archived_at = '2026-03-01' where id = 1`)
  const later = await barista.ok('listStores')
  expect(later.total_rows).toBe(23)
  expect(later.stores.map((store) => store.id)).not.toContain(1)
})

test('API-77: without any store the list is empty', async () => {
  await write(sql`update stores set archived_at = '2026-03-01'`)
  expect(await p4.as('barista').ok('listStores')).toEqual({ stores: [], total_rows: 0 })
})

test('API-79, STORE-21: a store is read in full, an archived one too', async () => {
  const store = await barista.ok('getStore', { path: { id: 1 } })
  expect(store).toMatchObject({
    id: 1,
    name: 'Capitol Hill',
    netsuite_id: '1101',
    city: 'Seattle',
    latitude: 47.6145,
    time_zone: 'America/Los_Angeles',
    afternoon_at: '12:00',
    archived_at: null,
  })
  await write(sql`update stores set archived_at = '2026-03-01' where id = 1`)
  expect(await barista.ok('getStore', { path: { id: 1 } })).toEqual({
    ...store,
    archived_at: '2026-03-01T00:00:00.000Z',
  })
})

test('AMB-86: bda_password is only there for those who may edit the store', async () => {
  const knows = async (who: 'owner' | 'areaLead' | 'storeLead' | 'barista', id: number) =>
    'bda_password' in (await p4.as(who).ok('getStore', { path: { id } }))
  expect(await knows('owner', 5)).toBe(true)
  expect(await knows('areaLead', 5)).toBe(true)
  expect(await knows('storeLead', 2)).toBe(true)
  expect(await knows('storeLead', 5)).toBe(false)
  expect(await knows('barista', 1)).toBe(false)
})

test('API-87: the status of a store says whether it is online', async () => {
  const status = () => barista.ok('getStoreStatus', { path: { storeId: 1 } })
  await write(sql`update stores set online = true where id = 1`)
  expect(await status()).toEqual({ online: true })
  await write(sql`update stores set online = false where id = 1`)
  expect(await status()).toEqual({ online: false })
  expect(await barista.call('getStoreStatus', { path: { storeId: 987_654 } })).toMatchObject({
    status: 404,
  })
})

test('AMB-86: a viewer with other rights is never told that a store is as the one before saw it', async () => {
  const path = { id: 1 }
  const { headers } = await p4.as('owner').call('getStore', { path })
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  expect((await p4.as('owner').call('getStore', { path, headers: known })).status).toBe(304)
  const { status, body } = await p4.as('barista').call('getStore', { path, headers: known })
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('bda_password')
})
