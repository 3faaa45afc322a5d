import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { onePixelPng } from '#mocks/pictures.ts'

const p4 = freshP4()
const owner = p4.as('owner')

test('API-62, API-65, AMB-75: tags come by name, and one by one', async () => {
  const barista = p4.as('barista')
  const tags = await barista.ok('listTags')
  const names = tags.map((tag) => tag.name.toLowerCase())
  expect(names.length).toBeGreaterThan(3)
  expect(names).toEqual([...names].sort())
  for (const tag of tags) expect(await barista.ok('getTag', { path: { id: tag.id } })).toEqual(tag)
})

test('API-63, TAG-07: a tag is created with its picture', async () => {
  const { status, body } = await owner.call('createTag', {
    body: { name: 'Contains Figs', is_allergen: true, image_data: onePixelPng },
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'Contains Figs',
    is_allergen: true,
    image_url: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.png$/),
    created_at: '2026-03-04T17:05:00.000Z',
    updated_at: '2026-03-04T17:05:00.000Z',
  })
  expect(await owner.ok('listTags')).toContainEqual(body)
})

test('API-63: a tag without more than its name is no allergen and has no picture', async () => {
  const tag = await owner.ok('createTag', { body: { name: 'Contains Figs' } })
  expect(tag).toMatchObject({ is_allergen: false, image_url: null })
})

test('API-63, API-64: a name belongs to one tag, whatever its case', async () => {
  const [one, other] = await owner.ok('listTags')
  if (!one || !other) throw new Error('There are tags')
  const name = one.name.toUpperCase()
  const body = { name, is_allergen: false }
  const refused = { status: 409, body: { code: 'conflict', fields: [{ path: 'name' }] } }
  expect(await owner.call('createTag', { body })).toMatchObject(refused)
  const path = { id: other.id }
  expect(await owner.call('updateTag', { path, body })).toMatchObject(refused)
  expect(await owner.ok('getTag', { path })).toEqual(other)
  expect(await owner.ok('updateTag', { path: { id: one.id }, body })).toMatchObject({ name })
})

test('API-64: saving replaces name and mark; the picture stays until another one is sent', async () => {
  const path = { id: 3 }
  const before = await owner.ok('getTag', { path })
  const saved = await owner.ok('updateTag', { path, body: { name: 'Contains Milk' } })
  expect(saved).toEqual({
    ...before,
    name: 'Contains Milk',
    is_allergen: false,
    updated_at: '2026-03-04T17:05:00.000Z',
  })
  const body = { name: 'Contains Milk', is_allergen: true, image_data: onePixelPng }
  const pictured = await owner.ok('updateTag', { path, body })
  expect(pictured).toMatchObject({ is_allergen: true })
  expect(pictured.image_url).not.toBe(before.image_url)
  expect(await owner.ok('getTag', { path })).toEqual(pictured)
})
