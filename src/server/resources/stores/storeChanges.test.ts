import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedWith } from '#mocks/p4.ts'
import { onePixelGif, onePixelPng } from '#mocks/pictures.ts'
import { rows } from '#server/database/database.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const fresh = { name: 'Ferry Plaza', netsuite_id: '1131' }
const newPicture = expect.stringMatching(/^\/files\/[0-9a-f]{64}\.(png|gif)$/)

test('API-78, STORE-19, AMB-80: a new store takes its defaults for what is left out', async () => {
  const lead = p4.as('areaLead')
  const answer = await lead.call('createStore', { body: { ...fresh, name: ' Ferry Plaza ' } })
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    ...fresh,
    max_prep_time: 150,
    minutes_to_closing_warning: 10,
    accepts_mobile_orders: true,
    has_drive_thru: false,
    curbside_enabled: false,
    time_zone: 'America/Los_Angeles',
    description: null,
    latitude: null,
    bda_password: null,
    archived_at: null,
  })
  const { stores, total_rows } = await lead.ok('listStores')
  expect(total_rows).toBe(25)
  expect(stores.find(({ name }) => name === 'Ferry Plaza')).toMatchObject({ online: false })
})

test('API-78, STORE-21, STORE-23: every field and all three pictures are kept', async () => {
  const fields = {
    ...fresh,
    description: 'At the pier',
    contentful_id: 'p2m4t8zq1',
    phone: '4155550142',
    email_address: 'ferry@p4.example',
    state: 'HI',
    city: 'Honolulu',
    postal_code: '96815',
    address: '1 Pier',
    region: 'Oahu',
    area: 'Islands',
    has_drive_thru: true,
    latitude: 21.28,
    longitude: -157.83,
    time_zone: 'Pacific/Honolulu',
    bda_password: ' a secret ',
    max_prep_time: 90,
    minutes_to_closing_warning: 5,
    accepts_mobile_orders: false,
    curbside_enabled: true,
    curbside_online: true,
    bd_destination_id: 'bd-9',
    yext_id: 'y',
    doordash_id: 'd',
    paytronix_id: 'p',
    vendor_region_id: 1,
    afternoon_at: '12:00',
    evening_at: '17:30',
  }
  const store = await owner.ok('createStore', {
    body: {
      ...fields,
      store_image_data: onePixelPng,
      image_filename: 'a.png',
      store_header_image_one_data: onePixelGif,
      store_header_image_two_data: onePixelPng,
    },
  })
  expect(store).toMatchObject({
    ...fields,
    image_url: newPicture,
    header_image_one_url: newPicture,
    header_image_two_url: newPicture,
  })
  expect(await owner.ok('getStore', { path: { id: store.id } })).toEqual(store)
})

test.each([
  [{ name: ' ' }, 'name', 'Must enter a name.'],
  [{ netsuite_id: ' ' }, 'netsuite_id', 'Must enter a Netsuite ID.'],
  [
    { description: 'x'.repeat(256) },
    'description',
    'The description may have at most 255 characters.',
  ],
  [{ max_prep_time: 1.5 }, 'max_prep_time', 'The max prep time must be a whole number.'],
  [{ time_zone: 'Europe/Berlin' }, 'time_zone', expect.any(String)],
  [{ evening_at: '25:00' }, 'evening_at', 'The start of the evening is not valid.'],
  [{ vendor_region_id: 987_654 }, 'vendor_region_id', 'This region does not exist.'],
  [
    { store_header_image_two_data: `data:image/jpeg;base64,${btoa('only words')}` },
    'store_header_image_two_data',
    expect.any(String),
  ],
])(
  'a store with %o is refused at its field (API-78, CONST-08, STORE-14, STORE-15, STORE-17)',
  async (wrong, path, message) => {
    const body = { ...fresh, ...wrong }
    const refused = { status: 400, body: { message, fields: [{ path, message }] } }
    expect(await owner.call('createStore', { body })).toMatchObject(refused)
    const store = await owner.ok('getStore', { path: { id: 1 } })
    expect(
      await owner.call('updateStore', { path: { id: 1 }, body: { ...store, ...wrong } }),
    ).toMatchObject(refused)
    expect(await owner.ok('getStore', { path: { id: 1 } })).toEqual(store)
    expect((await owner.ok('listStores')).total_rows).toBe(24)
  },
)

test('AMB-80: null takes the zone of a new store', async () => {
  const { id } = await owner.ok('createStore', { body: { ...fresh, time_zone: null } })
  expect(await owner.ok('getStore', { path: { id } })).toMatchObject({
    time_zone: 'America/Los_Angeles',
  })
})

test('API-81: a PUT saves what is sent and keeps what is left out; null clears', async () => {
  const lead = p4.as('storeLead')
  const path = { id: 1 }
  const before = await lead.ok('getStore', { path })
  const saved = await lead.ok('updateStore', {
    path,
    body: { ...before, name: 'Pike', phone: ' ', latitude: null, store_image_data: onePixelPng },
  })
  expect(saved).toEqual({
    ...before,
    name: 'Pike',
    phone: null,
    latitude: null,
    image_url: newPicture,
  })
  const picture = saved.image_url
  if (!picture) throw new Error('The store has a picture')
  const file = () => p4.files.get(picture.replace('/files/', ''))
  expect(await file()).not.toBeNull()
  await lead.ok('patchStore', { path, body: { store_image_data: onePixelGif } })
  expect(await file()).toBeNull()
  const kept = await lead.ok('updateStore', {
    path,
    body: { name: 'Pike Street', netsuite_id: before.netsuite_id },
  })
  expect(kept).toEqual({ ...saved, name: 'Pike Street', image_url: newPicture })
})

test('STORE-29, STORE-30: without destination or curbside what depends on it goes off', async () => {
  const lead = p4.as('storeLead')
  const path = { id: 1 }
  const store = await lead.ok('getStore', { path })
  const on = { bd_destination_id: 'bd-1', curbside_enabled: true, curbside_online: true }
  const curbside = async (body: object) => {
    const { bd_destination_id, curbside_enabled, curbside_online } = await lead.ok('updateStore', {
      path,
      body: { ...store, ...body },
    })
    return { bd_destination_id, curbside_enabled, curbside_online }
  }
  const off = { curbside_enabled: false, curbside_online: false }
  expect(await curbside(on)).toEqual(on)
  expect(await curbside({ ...on, bd_destination_id: ' ' })).toEqual({
    ...off,
    bd_destination_id: null,
  })
  expect(await curbside({ ...on, curbside_enabled: false })).toEqual({
    ...off,
    bd_destination_id: 'bd-1',
  })
})

test('API-80, AMB-84, STORE-27: curbside goes online only where the store takes curbside orders', async () => {
  const lead = p4.as('storeLead')
  const path = { id: 1 }
  const store = await lead.ok('getStore', { path })
  await lead.ok('patchStore', {
    path,
    body: { bd_destination_id: 'bd-1', curbside_enabled: true },
  })
  expect(await lead.ok('patchStore', { path, body: { curbside_online: true } })).toEqual({
    ...store,
    bd_destination_id: 'bd-1',
    curbside_enabled: true,
    curbside_online: true,
  })
  expect(await lead.ok('patchStore', { path, body: { curbside_enabled: false } })).toMatchObject({
    curbside_enabled: false,
    curbside_online: false,
  })
  expect(await lead.call('patchStore', { path, body: { curbside_online: true } })).toMatchObject(
    refusedWith(409, 'This store takes no curbside orders.', 'curbside_online'),
  )
})

test('API-80, AMB-85: archiving takes a store out of the list, restoring puts it back', async () => {
  const lead = p4.as('areaLead')
  const path = { id: 3 }
  const archived_at = '2026-03-04T10:00:00.000Z'
  expect(await lead.ok('patchStore', { path, body: { archived_at } })).toMatchObject({
    archived_at,
  })
  expect((await lead.ok('listStores')).total_rows).toBe(23)
  await lead.ok('patchStore', { path, body: { archived_at: null } })
  expect((await lead.ok('listStores')).total_rows).toBe(24)
})

test('API-82: several stores are changed all or none, in the order of the request', async () => {
  const lead = p4.as('areaLead')
  const { stores } = await lead.ok('patchStores', {
    body: {
      stores: [
        { id: 5, minutes_to_closing_warning: 15 },
        { id: 2, minutes_to_closing_warning: 20 },
      ],
    },
  })
  expect(stores.map(({ id, minutes_to_closing_warning: minutes }) => [id, minutes])).toEqual([
    [5, 15],
    [2, 20],
  ])
  const refused = async (second: object) =>
    lead.call('patchStores', { body: { stores: [{ id: 5, name: 'Other' }, second] } })
  expect(await refused({ id: 987_654, name: 'X' })).toMatchObject(
    refusedWith(400, 'This store does not exist.', 'stores.1.id'),
  )
  expect(await refused({ id: 2, name: ' ' })).toMatchObject(
    refusedWith(400, 'Must enter a name.', 'stores.1.name'),
  )
  expect((await lead.ok('getStore', { path: { id: 5 } })).name).not.toBe('Other')
})

test('API-82, PERM-13: whoever lacks one of the stores may change none of them in one call', async () => {
  const before = await owner.ok('getStore', { path: { id: 1 } })
  const stores = [1, 5].map((id) => ({ id, region: 'Elsewhere' }))
  expect(await p4.as('storeLead').call('patchStores', { body: { stores } })).toMatchObject({
    status: 403,
  })
  expect(await owner.ok('getStore', { path: { id: 1 } })).toEqual(before)
})

test('API-88, AMB-89: online is saved and answered as its opposite', async () => {
  const lead = p4.as('storeLead')
  const path = { storeId: 2 }
  for (const online of [false, true]) {
    expect(await lead.ok('setStoreOnline', { path, body: { online } })).toEqual({
      offline: !online,
    })
    expect(await lead.ok('getStoreStatus', { path })).toEqual({ online })
  }
})

test('API-81: the audit row holds what the store was, without its secret', async () => {
  await p4.as('storeLead').ok('patchStore', {
    path: { id: 1 },
    body: { description: 'Ours', bda_password: 'hushed' },
  })
  const [row] = await rows(
    p4.database.reads,
    sql`select before ->> 'name' as name, after ->> 'description' as description,
          before::text || after::text as whole
        from audit_rows where operation_id = 'patchStore'`,
    z.object({ name: z.string(), description: z.string(), whole: z.string() }),
  )
  expect(row).toMatchObject({ name: 'Capitol Hill', description: 'Ours' })
  expect(row?.whole).not.toContain('bda_password')
})

test('STORE-11: the phone and the e-mail address of a store are checked, each at its field', async () => {
  const wrong = { phone: 'ask Dana', email_address: 'dana@p4.example, theo@p4.example' }
  expect(await owner.call('patchStore', { path: { id: 1 }, body: wrong })).toMatchObject({
    status: 400,
    body: {
      fields: [
        {
          path: 'phone',
          message: 'A phone number has 7 to 20 digits, blanks and the signs + ( ) - and full stop.',
        },
        { path: 'email_address', message: 'The e-mail address is not valid.' },
      ],
    },
  })
  const right = { phone: ' +44 20 7946 0000 ', email_address: ' ferry@p4.example ' }
  expect(await owner.ok('patchStore', { path: { id: 1 }, body: right })).toMatchObject({
    phone: '+44 20 7946 0000',
    email_address: 'ferry@p4.example',
  })
  const none = { phone: ' ', email_address: null }
  expect(await owner.ok('patchStore', { path: { id: 1 }, body: none })).toMatchObject({
    phone: null,
    email_address: null,
  })
})
