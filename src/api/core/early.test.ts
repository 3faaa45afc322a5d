import '#testing/document.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './client.ts'
import { askEarly, dropEarly } from './early.ts'
import { session } from './session.ts'

const host = 'http://p4.test'
const user = { id: 1, role_ids: [], permission_ids: [], store_ids: [] }
/** The requests that reached the host, and its answer to them. */
let asked: string[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  document.head.innerHTML = `<meta name="p4-api-host" content="${host}">`
  localStorage.setItem('currentUser', JSON.stringify({ token: 'mine', user }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }))
  asked = []
  answer = async () => Response.json([{ id: 1, name: 'Hot' }])
  vi.stubGlobal('fetch', (request: Request | string) => {
    asked.push(typeof request === 'string' ? request : request.url)
    return answer()
  })
})
afterEach(() => {
  dropEarly()
  session.end()
  vi.unstubAllGlobals()
})

test('an early answer is taken once, and then the host is asked again', async () => {
  askEarly('mine', [`${host}/p4/tags`])
  expect(await call('listTags')).toMatchObject([{ name: 'Hot' }])
  expect(asked).toHaveLength(1)
  await call('listTags')
  expect(asked).toHaveLength(2)
})

test('the early answer of another session is not taken', async () => {
  askEarly('of somebody else', [`${host}/p4/tags`])
  await call('listTags')
  expect(asked).toHaveLength(2)
})

test('an early answer that breaks off in its middle is asked for again', async () => {
  answer = async () =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('[{"id": 1'))
          stream.error(new TypeError('no network'))
        },
      }),
    )
  askEarly('mine', [`${host}/p4/tags`])
  answer = async () => Response.json([{ id: 2, name: 'Cold' }])
  expect(await call('listTags')).toMatchObject([{ name: 'Cold' }])
  expect(asked).toHaveLength(2)
})

test('what was asked before a write is not taken after it', async () => {
  askEarly('mine', [`${host}/p4/tags`])
  await call('deleteAttribute', { path: { id: 1 } })
  await call('listTags')
  expect(asked).toEqual([`${host}/p4/tags`, `${host}/p4/attributes/1`, `${host}/p4/tags`])
})
