import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '#api/core/session.ts'
import { createConsoleRouter, parseSearch, stringifySearch } from './router.ts'

// @vitest-environment jsdom

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.end()
})

const owner = { id: 1, name: 'Olive', role_ids: [], permission_ids: [], store_ids: [] }
const nothing = { email: null, phone_number: null, employee_id: null, photo_url: null }

/** The console at an address, as the owner, with a host that never answers. */
function routerAt(address: string) {
  vi.useFakeTimers()
  document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.stubGlobal('scrollTo', () => {})
  session.start('token', { ...owner, ...nothing })
  const router = createConsoleRouter(new QueryClient())
  const history = createMemoryHistory({ initialEntries: [address] })
  router.update({ ...router.options, history })
  return router
}

test('AMB-14, PLUS-03: a screen whose read takes long has the frame around its skeleton, however late the frame comes', async () => {
  const router = routerAt('/products/101')
  const frame = Promise.withResolvers<void>()
  const component = Object.assign(() => null, { preload: () => frame.promise })
  router.routesById['/_staff'].update({ component })

  void router.load()
  await vi.advanceTimersByTimeAsync(1000)
  expect(router.state.matches).toEqual([])
  frame.resolve()
  await vi.advanceTimersByTimeAsync(1000)
  expect(router.state.matches.map(({ routeId, status }) => [routeId, status])).toEqual([
    ['__root__', 'success'],
    ['/_staff', 'success'],
    ['/_staff/products/$productId', 'pending'],
  ])
})

test('AMB-158, PLUS-01: the address holds the text that was typed, and gives it back', () => {
  for (const q of [
    '"latte"',
    '9001',
    '1e5',
    '2.50',
    'true',
    'null',
    '{"a":1}',
    'a&b=c',
    '50 %',
    '+1',
  ])
    expect(parseSearch(stringifySearch({ q }))).toEqual({ q })
  expect(stringifySearch({ q: '9001' })).toBe('?q=9001')
  expect(parseSearch('?q=1e5')).toEqual({ q: '1e5' })
  expect(parseSearch('?q=2.50')).toEqual({ q: '2.50' })
  expect(parseSearch('?q="latte"')).toEqual({ q: '"latte"' })
})

test('a parameter that is not set is not in the address', () => {
  expect(stringifySearch({ q: undefined, page: 2 })).toBe('?page=2')
  expect(stringifySearch({ q: undefined })).toBe('')
})
