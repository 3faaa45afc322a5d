import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { onePixelPng } from '#mocks/pictures.ts'

const p4 = freshP4()
const owner = p4.as('owner')

test('API-117, API-119, CONT-10: what is not archived is listed, each piece is read whole', async () => {
  const barista = p4.as('barista')
  const list = await barista.ok('listCustomContent')
  expect(list.length).toBeGreaterThan(3)
  expect(list.map(({ archived_at }) => archived_at)).toEqual(list.map(() => null))
  expect(list.map(({ updated_at }) => updated_at)).toEqual(
    list.map(({ updated_at }) => updated_at).sort(),
  )
  for (const one of list) {
    expect(Object.keys(one).sort()).toEqual(
      'archived_at body created_at id image_url title updated_at'.split(' '),
    )
    expect(await barista.ok('getCustomContent', { path: { id: one.id } })).toEqual(one)
  }
})

test('API-118: content is created with title and body', async () => {
  const { status, body } = await owner.call('createCustomContent', {
    body: { title: ' Spring menu ', body: 'Spring menu' },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{ title: 'Spring menu', body: 'Spring menu', image_url: null, archived_at: null },
    ...{ created_at: '2026-03-04T17:05:00.000Z', updated_at: '2026-03-04T17:05:00.000Z' },
  })
  expect(await owner.ok('listCustomContent')).toContainEqual(body)
})

test('API-120, AMB-132: the whole content is saved; the picture stays until another one is sent', async () => {
  const [read] = await owner.ok('listCustomContent')
  if (!read) throw new Error('There is content')
  const path = { id: read.id }
  const picture = { image_data: onePixelPng, image_name: 'dot.png' }
  const pictured = await owner.ok('updateCustomContent', {
    path,
    body: { ...read, title: 'New', body: '# New', ...picture },
  })
  expect(pictured).toEqual({
    ...read,
    ...{ title: 'New', body: '# New', updated_at: '2026-03-04T17:05:00.000Z' },
    image_url: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.png$/),
  })
  const saved = await owner.ok('updateCustomContent', { path, body: { title: 'Newer', body: '' } })
  expect(saved).toEqual({ ...pictured, title: 'Newer', body: '' })
})

test('API-120, AMB-132: content with archived_at leaves the list and can be read', async () => {
  const [read] = await owner.ok('listCustomContent')
  if (!read) throw new Error('There is content')
  const path = { id: read.id }
  const archived_at = '2026-03-04T17:05:00.000Z'
  await owner.ok('updateCustomContent', { path, body: { ...read, archived_at } })
  const ids = (await owner.ok('listCustomContent')).map(({ id }) => id)
  expect(ids).not.toContain(read.id)
  expect(await owner.ok('getCustomContent', { path })).toMatchObject({ archived_at })
})
