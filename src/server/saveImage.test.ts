import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { onePixelGif, onePixelPng } from '#mocks/pictures.ts'
import { createP4 } from './app.ts'
import type { Files } from './files.ts'
import { demoAccounts } from './seed/accounts.ts'

const p4 = freshP4()

test('others are served while a picture is stored, and while a former one is deleted', async () => {
  const storing = Promise.withResolvers<void>()
  const stored = Promise.withResolvers<void>()
  const deleting = Promise.withResolvers<void>()
  const deleted = Promise.withResolvers<void>()
  const files: Files = {
    ...p4.files,
    async put(...picture) {
      storing.resolve()
      await stored.promise
      return p4.files.put(...picture)
    },
    async remove(name) {
      deleting.resolve()
      await deleted.promise
      await p4.files.remove(name)
    },
  }
  const { database, clock, mail } = p4
  const server = createP4({ database, clock, mail, files, publicUrl: 'http://p4.test' })
  const path = { id: demoAccounts.barista.id }
  const former = await p4
    .as('owner')
    .ok('updateUserPhoto', { path, body: { image_data: onePixelGif } })
  const saving = server.fetch(
    new Request(`http://p4.test/p4/users/${path.id}/photo`, {
      method: 'POST',
      headers: {
        authorization: `P4 ${await p4.token('owner')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ image_data: onePixelPng }),
    }),
  )
  await storing.promise
  await p4.as('owner').ok('updateTag', { path: { id: 3 }, body: { name: 'While it is stored' } })
  stored.resolve()
  expect((await saving).status).toBe(200)
  await deleting.promise
  await p4.as('owner').ok('updateTag', { path: { id: 3 }, body: { name: 'While it is deleted' } })
  deleted.resolve()
  await server.settled()
  expect(await p4.files.get(former.photo_url?.replace('/files/', '') ?? '')).toBeNull()
})

test('a request that is refused leaves no picture behind', async () => {
  const put: string[] = []
  const { put: store } = p4.files
  p4.files.put = async (...picture) => {
    const url = await store(...picture)
    put.push(url.replace('/files/', ''))
    return url
  }
  const [taken] = await p4.as('owner').ok('listTags')
  const body = { name: taken?.name ?? '', image_data: onePixelPng }
  expect((await p4.as('owner').call('createTag', { body })).status).toBe(409)
  expect(put).toHaveLength(1)
  expect(await p4.files.get(put[0] ?? '')).toBeNull()
})

test('a picture of somebody who may not send one is not stored', async () => {
  p4.files.put = () => Promise.reject(new Error('It was stored'))
  const path = { id: demoAccounts.barista.id }
  const body = { image_data: onePixelPng }
  expect(await p4.as('barista').call('updateUser', { path, body })).toMatchObject({ status: 403 })
})
