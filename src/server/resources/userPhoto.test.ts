import { expect, test } from 'vitest'
import { startP4, type TestP4, type Who } from '#mocks/p4.ts'
import { personWith } from '#mocks/personWith.ts'
import { refusedWith } from '#mocks/refusals.ts'
import { demoAccounts } from '#server/seed/accounts.ts'

const { storeLead, barista } = demoAccounts
const missing = { id: 999_999 }

const change = (p4: TestP4, who: Who, id: number, body: object) =>
  p4.as(who).call('updateUser', { path: { id }, body })
const read = (p4: TestP4, id: number) => p4.as('owner').ok('getUser', { path: { id } })

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const otherPixel = `data:image/gif;base64,${Buffer.from('GIF89a, one pixel or so').toString('base64')}`

test('API-08, EMP-14, AMB-30: a photo is set by the person and by those who lead', async () => {
  await using p4 = await startP4()
  const set = (who: Who, id: number, image_data = onePixel) =>
    p4.as(who).call('updateUserPhoto', { path: { id }, body: { image_data } })
  const lead = await personWith(p4, { roles: ['store-lead'], permissions: ['users:update'] })
  const editor = await personWith(p4, { permissions: ['users:update', 'roles:update'] })
  const answer = await set('barista', barista.id)
  expect(answer).toMatchObject({
    status: 200,
    body: { photo_url: expect.stringMatching(/^\/files\/\w+\.png$/) },
  })
  expect((await set(lead, barista.id, otherPixel)).status).toBe(200)
  expect((await set('areaLead', barista.id)).status).toBe(200)
  expect(await set(editor, barista.id)).toMatchObject(
    refusedWith(403, 'Only store leads and area leads may set the photo of others.'),
  )
  expect((await set('storeLead', barista.id)).status).toBe(403)
  expect((await set('owner', missing.id)).status).toBe(404)
  expect((await change(p4, editor, barista.id, { image_data: onePixel })).status).toBe(403)
  expect((await change(p4, 'owner', barista.id, { image_data: otherPixel })).status).toBe(200)
})

test('API-08: a photo that is none is refused, and the old one stays', async () => {
  await using p4 = await startP4()
  const before = await read(p4, barista.id)
  for (const image_data of ['data:image/png;base64,aGVsbG8=', 'data:image/svg+xml;base64,aGVsbG8='])
    expect(
      await p4
        .as('barista')
        .call('updateUserPhoto', { path: { id: barista.id }, body: { image_data } }),
    ).toMatchObject({ status: 400, body: { fields: [{ path: 'image_data' }] } })
  expect(await read(p4, barista.id)).toEqual(before)
})

test('API-08: a photo that was replaced is erased, unless somebody else has the very same', async () => {
  await using p4 = await startP4()
  const set = async (id: number, image_data: string) => {
    const { photo_url } = await p4
      .as('owner')
      .ok('updateUserPhoto', { path: { id }, body: { image_data } })
    return photo_url?.replace('/files/', '') ?? ''
  }
  const first = await set(barista.id, onePixel)
  await set(storeLead.id, onePixel)
  const second = await set(barista.id, otherPixel)
  expect(await p4.files.get(first)).not.toBeNull()
  expect(await set(barista.id, otherPixel)).toBe(second)
  expect(await p4.files.get(second)).not.toBeNull()
  await set(storeLead.id, otherPixel)
  expect(await p4.files.get(first)).toBeNull()
})
