import type { QueryClient } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { faultHandler, p4Handlers } from '#mocks/handlers.ts'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { menusQuery } from '../menus.ts'
import { call, onSessionExpired } from './client.ts'
import { ApiError } from './errors.ts'
import { mutationFacts } from './operations.ts'
import { createQueryClient, operationQuery } from './query.ts'
import { session } from './session.ts'
import { type Flash, perform } from './write.ts'

const server = setupServer()
let p4: TestP4
let flashes: Flash[]
let client: QueryClient
const asked: string[] = []

beforeAll(() => {
  // The page's <meta name="p4-api-host">; everything else runs without a browser.
  vi.stubGlobal('document', { querySelector: () => ({ content: 'http://p4.test/' }) })
  server.listen({ onUnhandledRequest: 'error' })
  server.events.on('request:start', ({ request }) => {
    asked.push(new URL(request.url).pathname)
  })
})
beforeEach(async () => {
  p4 = await startP4()
  server.use(...p4Handlers(p4))
  const { token, user } = await p4.currentUser('owner')
  session.start(token, user)
  flashes = []
  client = createQueryClient((flash) => flashes.push(flash))
  asked.length = 0
})
afterEach(async () => {
  vi.useRealTimers()
  server.resetHandlers()
  session.end()
  await p4.release()
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

/** Saves a tag as `useOperation('updateTag')` does. */
function mutate({ id, name }: { id: number; name: string }) {
  const input = { path: { id }, body: { name, is_allergen: false } }
  return perform(client, 'updateTag', input, (sent, write) => write('updateTag', sent))
}

test('CONST-04, CONST-05, CONST-06: products, addons, roles, permissions and stores are kept for 30 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const reads = {
    '/p4/products': () => client.fetchQuery(operationQuery('listProducts')),
    '/p4/addons': () => client.fetchQuery(operationQuery('listAddons')),
    '/p4/roles': () => client.fetchQuery(operationQuery('listRoles')),
    '/p4/permissions': () => client.fetchQuery(operationQuery('listPermissions')),
    '/p4/stores': () => client.fetchQuery(operationQuery('listStores')),
  }
  for (const [path, read] of Object.entries(reads)) {
    const times = () => asked.filter((one) => one === path).length
    await read()
    vi.setSystemTime(Date.now() + 29_000)
    await read()
    expect(times()).toBe(1)
    vi.setSystemTime(Date.now() + 2_000)
    await read()
    expect(times()).toBe(2)
  }
})

test('CONST-07: menus are kept for good', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await client.fetchQuery(menusQuery())
  vi.setSystemTime(Date.now() + 7 * 24 * 60 * 60 * 1000)
  await client.fetchQuery(menusQuery())
  expect(asked.filter((path) => path === '/p4/menus')).toHaveLength(1)
})

test('FLASH-01, FLASH-02: a success flashes the message of the answer, else the text of the operation', async () => {
  await mutate({ id: 1, name: 'Contains Oats' })
  expect(flashes).toEqual([{ message: 'Tag Updated' }])
  server.use(
    http.put('http://p4.test/p4/tags/1', () =>
      HttpResponse.json({ id: 1, message: 'Saved for the night shift' }),
    ),
  )
  await mutate({ id: 1, name: 'Contains Oats' })
  expect(flashes.at(-1)).toEqual({ message: 'Saved for the night shift' })
})

test('FLASH-02: only 200 and 201 are a success', async () => {
  server.use(
    http.put('http://p4.test/p4/tags/1', () =>
      HttpResponse.json({ message: 'Kept for later' }, { status: 202 }),
    ),
  )
  await expect(mutate({ id: 1, name: 'Contains Oats' })).rejects.toBeInstanceOf(ApiError)
  expect(flashes).toEqual([{ message: 'Kept for later', variant: 'error' }])
})

test('FLASH-03, FLASH-04: a failure flashes its message, and never its code', async () => {
  await expect(mutate({ id: 1, name: '' })).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'name', message: 'Must provide a name.' }],
  })
  expect(flashes).toEqual([{ message: 'Must provide a name.', variant: 'error' }])
})

test.each([
  ['no answer', () => HttpResponse.error()],
  ['the answer of a proxy', () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502 })],
])('FLASH-05, AMB-269: after %s a write says that it may have been saved', async (_, lost) => {
  server.use(http.put('http://p4.test/p4/tags/1', lost))
  await expect(mutate({ id: 1, name: 'Contains Oats' })).rejects.toBeInstanceOf(ApiError)
  const message =
    'Something went wrong. The answer was lost: it may have been saved. Reload to see.'
  expect(flashes).toEqual([{ message, variant: 'error' }])
})

test('FLASH-05, AMB-269: a read, also of a write that was not sent yet, just went wrong', async () => {
  server.use(http.get('http://p4.test/p4/roles', () => HttpResponse.error()))
  await expect(client.fetchQuery(operationQuery('listRoles'))).rejects.toMatchObject({ status: 0 })
  const save = perform(client, 'updateRole', null, () => call('listRoles'))
  await expect(save).rejects.toMatchObject({ status: 0 })
  const flash = { message: 'Something went wrong.', variant: 'error' }
  expect(flashes).toEqual([flash, flash])
})

test('FLASH-26, FLASH-92: a tag list that fails without a message has its own text', async () => {
  server.use(http.get('http://p4.test/p4/tags', () => new HttpResponse('', { status: 502 })))
  await expect(client.fetchQuery(operationQuery('listTags'))).rejects.toBeInstanceOf(ApiError)
  expect(flashes).toEqual([{ message: 'Failed to get tags', variant: 'error' }])
})

test('AUTH-12: every call carries the token and is made in CORS mode; without one the header is left out', async () => {
  const seen: { mode: string; authorization: string | null }[] = []
  server.events.on('request:start', ({ request }) => {
    seen.push({ mode: request.mode, authorization: request.headers.get('authorization') })
  })
  const { token } = session.get()
  await call('listTags')
  session.end()
  await expect(call('listTags')).rejects.toMatchObject({ status: 401 })
  expect(seen).toEqual([
    { mode: 'cors', authorization: `P4 ${token}` },
    { mode: 'cors', authorization: null },
  ])
})

test('AUTH-10: a token the server no longer takes is told once to whoever ends the session', async () => {
  const told: string[] = []
  const stop = onSessionExpired((error) => told.push(error.message))
  p4.clock.advance({ days: 60 })
  await expect(call('listTags')).rejects.toMatchObject({ status: 401 })
  stop()
  expect(told).toEqual(['Please sign in again.'])
})

test('FLASH-22, FLASH-23: texts keep the spelling of the documents', () => {
  expect(mutationFacts.createUser.success).toBe('Created Emplyee')
  expect(mutationFacts.updateUser.success).toBe('Updated Employee')
  expect(mutationFacts.deleteSurcharge.success).toBe('Surcharge delete.')
})

test('AMB-20: a write that ends after its user signed out is neither kept nor told', async () => {
  const [tag] = await call('listTags')
  if (!tag) throw new Error('There is no tag.')
  const held = Promise.withResolvers<void>()
  server.use(faultHandler({ operationId: 'updateTag', until: held.promise, times: 1 }))
  const saved = mutate({ id: tag.id, name: 'Nuts' })
  const other = await p4.currentUser('barista')
  session.start(other.token, other.user)
  held.resolve()
  await saved
  expect(client.getQueryCache().getAll()).toEqual([])
  expect(flashes).toEqual([])
})
