// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './client.ts'
import { operationTable } from './operations.gen.ts'

beforeEach(() => {
  document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
})
afterEach(() => vi.unstubAllGlobals())

/** A host that answers by method and path. */
function host(answer: (call: string) => Response) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const line = `${request.method} ${new URL(request.url).pathname}`
    calls.push(line)
    return answer(line)
  })
  return calls
}

test('API-148: every call goes to the API host, all but the state of a store below /p4', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url)
    return Response.json([])
  })
  await call('listTags')
  await call('listStores')
  expect(asked).toEqual(['http://p4.test/p4/tags', 'http://p4.test/p4/stores'])
  const elsewhere = Object.values(operationTable).filter(({ path }) => !path.startsWith('/p4/'))
  expect(new Set(elsewhere.map(({ path }) => path))).toEqual(new Set(['/stores/{storeId}/status']))
})

test('API-43, AMB-176: a write is done when it is answered 200, whatever else is said', async () => {
  for (const body of ['OK', '', '<p>Saved</p>', '{}']) {
    host(() => new Response(body))
    expect(await call('deleteAttributeValue', { path: { id: 5 } })).toEqual({})
  }
})

test('AMB-176: a read without readable JSON has nothing to show', async () => {
  host(() => new Response('<!doctype html>'))
  await expect(call('listTags')).rejects.toThrow('Something went wrong.')
})

test('AMB-123, AMB-176: what a call does tells what its answer has to be, not its verb', async () => {
  host(() => new Response('OK'))
  expect(await call('exportPrices')).toEqual({ filename: '' })
  await expect(call('searchUsers', { body: { query: 'ann' } })).rejects.toThrow()
})

test('FLASH-02: no other status is a success', async () => {
  host(() => new Response(null, { status: 204 }))
  await expect(call('deleteAttributeValue', { path: { id: 5 } })).rejects.toMatchObject({
    status: 204,
  })
})

test('AMB-178: where the verb is open the other one is tried after a 405, and remembered', async () => {
  const calls = host((line) =>
    line.startsWith('POST')
      ? Response.json({ inventory: [] })
      : new Response('Method Not Allowed', { status: 405 }),
  )
  const save = () => call('updateInitialInventory', { path: { id: 7 }, body: { rows: [] } })
  await save()
  await save()
  expect(calls).toEqual([
    'PUT /p4/stores/7/initialInventory',
    'POST /p4/stores/7/initialInventory',
    'POST /p4/stores/7/initialInventory',
  ])
})

test('AMB-178: a verb that the host no longer takes is forgotten, and the documented one is tried again', async () => {
  let taken = 'POST '
  const calls = host((line) =>
    line.startsWith(taken)
      ? Response.json({})
      : new Response('Method Not Allowed', { status: 405 }),
  )
  const save = () => call('saveStoreHours', { path: { id: 7 }, body: { store_hours: [] } })
  await save()
  taken = 'PUT '
  await save()
  await save()
  expect(calls.map((line) => line.split(' ')[0])).toEqual(['PUT', 'POST', 'POST', 'PUT', 'PUT'])
})

test('AMB-178: a record that is not there is told as the host told it first, and no verb is remembered', async () => {
  const refuse = (line: string) =>
    Response.json({ message: `No store (${line.split(' ')[0]}).` }, { status: 404 })
  const calls = host(refuse)
  const save = () => call('saveStoreHours', { path: { id: 9 }, body: { store_hours: [] } })
  await expect(save()).rejects.toThrow('No store (PUT).')
  await expect(save()).rejects.toThrow('No store (PUT).')
  expect(calls.map((line) => line.split(' ')[0])).toEqual(['PUT', 'POST', 'PUT', 'POST'])
})
