import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Who } from '#mocks/p4.ts'
import { refusedAt, refusedWith } from '#mocks/p4.ts'
import { onePixelGif, onePixelPng } from '#mocks/pictures.ts'
import { userWith } from '#mocks/userWith.ts'
import { users } from '#server/database/schema/people.ts'
import { demoAccounts } from '#server/seed/accounts.ts'

const p4 = freshP4()

const { owner, areaLead, storeLead, barista } = demoAccounts
const missing = { id: 999_999 }

const change = (who: Who, id: number, body: object) =>
  p4.as(who).call('updateUser', { path: { id }, body })
const read = (id: number) => p4.as('owner').ok('getUser', { path: { id } })

const message = 'You need the role store-lead, area-lead, admin or owner for this.'

test('API-08, EMP-14, AMB-30: a photo is set by those who lead', async () => {
  await p4.as('owner').ok('createRole', { body: { role: 'area-load' } })
  const areaLoad = await userWith(p4, {
    ...{ roles: ['area-load'], permissions: ['stores:update-inventory'], storeIds: [1] },
  })
  const editor = await userWith(p4, { permissions: ['users:update', 'roles:update'] })
  const set = (who: Who, id: number, image_data = onePixelPng) =>
    p4.as(who).call('updateUserPhoto', { path: { id }, body: { image_data } })
  expect(await set('storeLead', barista.id)).toMatchObject({
    status: 200,
    body: { photo_url: expect.stringMatching(/^\/files\/\w+\.png$/) },
  })
  for (const who of ['areaLead', 'admin', 'owner', areaLoad] as const)
    expect((await set(who, barista.id, onePixelGif)).status).toBe(200)
  expect(await set(editor, barista.id)).toMatchObject(refusedWith(403, message))
  expect((await set('owner', missing.id)).status).toBe(404)
  const patch = { image_data: onePixelPng }
  expect(await change(editor, barista.id, patch)).toMatchObject(
    refusedWith(403, message, 'image_data'),
  )
  expect((await change('owner', barista.id, patch)).status).toBe(200)
})

test('EMP-14, AMB-186: the photo of somebody who holds more is not changed', async () => {
  const body = { image_data: onePixelPng }
  const refused = refusedWith(
    403,
    'This user holds more than you do. You do not hold credits:update and 5 more.',
  )
  const path = { id: areaLead.id }
  expect(await p4.as('storeLead').call('updateUserPhoto', { path, body })).toMatchObject(refused)
  expect(await change('areaLead', owner.id, body)).toMatchObject({
    status: 403,
    body: { fields: [{ path: 'image_data' }] },
  })
})

test('API-08: a photo that is none, or cut off, is refused, and the old one stays', async () => {
  const before = await read(barista.id)
  const cut = onePixelPng.slice(0, onePixelPng.indexOf(',') + 1 + 72)
  for (const image_data of [
    ...['data:image/png;base64,aGVsbG8=', 'data:image/svg+xml;base64,aGVsbG8=', cut],
  ])
    expect(
      await p4
        .as('storeLead')
        .call('updateUserPhoto', { path: { id: barista.id }, body: { image_data } }),
    ).toMatchObject(refusedAt('image_data'))
  expect(await read(barista.id)).toEqual(before)
})

test('API-08: a photo that was replaced is deleted, and the very same of somebody else stays', async () => {
  const set = async (id: number, image_data: string) => {
    const { photo_url } = await p4
      .as('owner')
      .ok('updateUserPhoto', { path: { id }, body: { image_data } })
    return photo_url?.replace('/files/', '') ?? ''
  }
  const own = await set(barista.id, onePixelPng)
  const same = await set(storeLead.id, onePixelPng)
  await set(barista.id, onePixelGif)
  expect(await p4.files.get(own)).toBeNull()
  expect(await p4.files.get(same)).not.toBeNull()
})

test('API-08: a photo that is replaced stays where a product or a tag shows the same picture', async () => {
  const product = await p4.as('admin').ok('createProduct', {
    body: {
      ...{ product_type: 'food', name: 'Shared', price: 100, square_sku: 'SHARED-1' },
      product_image_data: onePixelPng,
    },
  })
  const tag = await p4
    .as('admin')
    .ok('createTag', { body: { name: 'Shared', image_data: onePixelGif } })
  const path = { id: barista.id }
  for (const image_data of [onePixelPng, onePixelGif, onePixelPng])
    await p4.as('storeLead').ok('updateUserPhoto', { path, body: { image_data } })
  for (const url of [product.image_url, tag.image_url]) {
    const answer = await p4.fetch(new Request(`http://p4.test${url}`))
    expect(answer.status).toBe(200)
  }
})

test('API-23, API-64: the picture that a product or a tag had is deleted once nothing shows it', async () => {
  const admin = p4.as('admin')
  const stored = (url: string | null | undefined) =>
    p4.files.get(String(url).replace('/files/', ''))
  const tag = await admin.ok('createTag', { body: { name: 'Old', image_data: onePixelGif } })
  await admin.ok('updateTag', {
    path: { id: tag.id },
    body: { name: 'Old', is_allergen: false, image_data: onePixelPng },
  })
  expect(await stored(tag.image_url)).toBeNull()
  const product = await admin.ok('createProduct', {
    body: {
      ...{ product_type: 'food', name: 'Old', price: 100, square_sku: 'OLD-1' },
      product_image_data: onePixelGif,
    },
  })
  await admin.ok('patchProduct', {
    path: { id: product.id },
    body: { product_image_data: onePixelPng },
  })
  expect(await stored(product.image_url)).toBeNull()
})

test('API-08: the call for a photo changes nothing but the photo', async () => {
  const before = await read(storeLead.id)
  const hash = (await passwordHashes()).get(storeLead.id)
  const { status, body } = await p4.as('storeLead').call('updateUserPhoto', {
    path: { id: storeLead.id },
    body: {
      ...{ image_data: onePixelPng, id: 999, name: 'Somebody', email: 'attacker@p4.example' },
      ...{ role_ids: [1, 4], permission_ids: [1], store_ids: [7], manager_approval_code: 'AAAAAA' },
      ...{ password_hash: 'known', deleted_at: '2026-01-01T00:00:00Z' },
    },
  })
  expect(status).toBe(200)
  const photo_url = expect.stringMatching(/\.png$/)
  expect(body).toMatchObject({ id: storeLead.id, photo_url })
  expect(await read(storeLead.id)).toEqual({ ...before, photo_url })
  expect((await passwordHashes()).get(storeLead.id)).toBe(hash)
})

async function passwordHashes() {
  const found = await p4.database.reads.select().from(users)
  return new Map(found.map(({ id, password_hash }) => [id, password_hash]))
}
