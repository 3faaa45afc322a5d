// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { call } from './client.ts'
import { hasEffect, type OperationId } from './contract.ts'
import { operationTable } from './operations.gen.ts'
import { seenAs } from './seenAs.ts'
import { session } from './session.ts'

afterEach(() => {
  seenAs.stop()
  vi.unstubAllGlobals()
})

const isOperation = (id: string): id is OperationId => id in operationTable

test('AMB-296: as a role no write leaves the browser, reads do', async () => {
  document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url)
    return Response.json([])
  })
  seenAs.start({ role: { id: 5, role: 'barista' }, store: { id: 1, name: 'Capitol Hill' } })
  const writes = Object.keys(operationTable)
    .filter(isOperation)
    .filter((id) => hasEffect(operationTable[id]) && id !== 'login' && id !== 'logout')
  expect(writes.length).toBeGreaterThan(80)
  for (const id of writes)
    await expect(Reflect.apply(call, undefined, [id, {}])).rejects.toThrow(
      'You see the console as barista at Capitol Hill. Nothing can be changed.',
    )
  expect(asked).toEqual([])
  await call('listTags')
  expect(asked).toEqual(['http://p4.test/p4/tags'])
  seenAs.stop()
  await call('createTag', { body: { name: 'vegan' } })
  expect(asked).toHaveLength(2)
})

test('AMB-311: a reload leaves the console as the role sees it; the end of the session does not', async () => {
  const reloaded = async () => {
    vi.resetModules()
    return (await import('./seenAs.ts')).seenAs.get()
  }
  const contact = { email: null, phone_number: null, employee_id: null, photo_url: null }
  const holdings = { role_ids: [], permission_ids: [], store_ids: [] }
  const signIn = (id: number) =>
    session.start('token', { id, name: 'Olive', ...contact, ...holdings })
  signIn(7)
  const barista = { role: { id: 5, role: 'barista' }, store: null }
  seenAs.start(barista)
  signIn(7)
  expect(await reloaded()).toMatchObject(barista)
  signIn(8)
  expect(await reloaded()).toBeNull()
  seenAs.start(barista)
  session.end()
  signIn(8)
  expect(await reloaded()).toBeNull()
})
