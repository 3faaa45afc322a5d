import { IDBFactory } from 'fake-indexeddb'
import { createStore, keys, set } from 'idb-keyval'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Draft } from './draft.ts'

beforeAll(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterAll(() => void vi.unstubAllGlobals())

const draft: Draft = {
  ...{ key: 'typed', owner: 'o', at: Date.now(), path: '/', page: '', title: 'Store' },
  ...{ values: { name: 'Typed' }, baseline: { name: 'Saved' } },
}

test('AMB-270: what is no draft is not read and goes, with drafts of more than 14 days', async () => {
  const { putDraft, readDraft, readDrafts, dropExpired } = await import('./draftStore.ts')
  const stored = createStore('p4 drafts', 'drafts')
  await set('broken', '{"values": {', stored)
  await set('foreign', { ...draft, values: null }, stored)
  await putDraft(draft)
  await putDraft({ ...draft, key: 'old', at: draft.at - 15 * 24 * 3_600_000 })
  expect(await readDraft('broken')).toBeNull()
  expect(await readDraft('foreign')).toBeNull()
  expect((await readDrafts('o')).map(({ key }) => key)).toEqual(['typed', 'old'])
  await dropExpired()
  expect(await keys(stored)).toEqual(['typed'])
})

test('AMB-270: a draft that grows beyond 20 MB is not kept, nor is what was kept of it', async () => {
  const { putDraft, readDraft } = await import('./draftStore.ts')
  await putDraft(draft)
  await putDraft({ ...draft, values: { file: new Blob(['x'.repeat(20_000_001)]) } })
  expect(await readDraft(draft.key)).toBeNull()
})
