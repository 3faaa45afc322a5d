import { expect, test } from 'vitest'
import { type AnyRequest, startP4, type TestP4 } from '#mocks/p4.ts'

const changedMeanwhile = {
  status: 412,
  body: { code: 'changed_meanwhile', message: 'Somebody else saved this meanwhile.' },
}

async function readTag(p4: TestP4) {
  const admin = p4.as('admin')
  const { id } = await admin.ok('createTag', { body: { name: 'House roast' } })
  const { headers } = await admin.call('getTag', { path: { id } })
  const list = await admin.call('listTags')
  const save = (name: string, ifMatch?: string | null) => {
    const request: AnyRequest = { path: { id }, body: { name, is_allergen: false } }
    const sent = ifMatch ? { headers: { 'if-match': ifMatch } } : {}
    return p4.as('owner').call('updateTag', { ...request, ...sent })
  }
  const saved = async () => (await admin.ok('getTag', { path: { id } })).name
  return { save, saved, tag: headers.get('etag'), listTag: list.headers.get('etag') }
}

test('AMB-194: who saves with the tag of what they read is refused once somebody else has saved', async () => {
  await using p4 = await startP4()
  const { save, saved, tag } = await readTag(p4)
  expect(tag).toMatch(/^W\/"getTag\.[\w-]{16}\.[\w-]{6}"$/)
  expect((await save('First', tag)).status).toBe(200)
  expect(await save('Second', tag)).toMatchObject(changedMeanwhile)
  expect(await saved()).toBe('First')
})

test('AMB-194: the tag of a list counts as well, and nonsense matches nothing', async () => {
  await using p4 = await startP4()
  const { save, saved, listTag } = await readTag(p4)
  expect((await save('First', listTag)).status).toBe(200)
  for (const wrong of [listTag, '"nonsense"', '"login.AAAA.BBBB"', '"getTag.AAAA.BBBB"'])
    expect(await save('Second', wrong)).toMatchObject(changedMeanwhile)
  expect(await saved()).toBe('First')
})

test('AMB-194: of two who save at once with the same tag, one is refused', async () => {
  await using p4 = await startP4()
  const { save, tag } = await readTag(p4)
  const both = await Promise.all([save('One', tag), save('Other', tag)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
})

test('AMB-194: without a tag, or with any, nothing is asked', async () => {
  await using p4 = await startP4()
  const { save } = await readTag(p4)
  expect((await save('First')).status).toBe(200)
  expect((await save('Second', '*')).status).toBe(200)
})
