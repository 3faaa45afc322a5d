// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useMoveProductAttribute } from '../productAttributes.ts'
import { useMoveRecommendedProduct, useSwitchRecommendedProduct } from '../recommendedProducts.ts'
import { useSaveEmployee } from '../users.ts'
import { useCreateVariants } from '../variants.ts'
import { recordKey } from './contract.ts'
import { type MutatingOperationId, operationTable } from './operations.gen.ts'
import { mutationFacts } from './operations.ts'
import { createQueryClient } from './query.ts'
import { type Flash, perform, useOperation } from './write.ts'

const server = setupServer()
let client: QueryClient
let flashes: Flash[]

beforeAll(() => {
  document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  flashes = []
  client = createQueryClient((flash) => flashes.push(flash))
})
afterEach(() => {
  server.resetHandlers()
  client.clear()
})
afterAll(() => server.close())

const ids = Object.keys(mutationFacts).filter(
  (id): id is MutatingOperationId => id in mutationFacts,
)

/** A record with what any of the contract's records is told by. */
const record = (id: number) => ({
  ...{ id, name: 'one', role: 'one', permission: 'one', sort_order: 0, archived_at: null },
  ...{ product_id: id, store_id: id, user_id: id, attribute_id: id, product_attribute_id: id },
  ...{ role_ids: [1], permission_ids: [1], attribute_values: [], product_attribute_values: [] },
})

/** Calls an operation about the record 7, and nothing else. */
function run(id: MutatingOperationId): Promise<unknown> {
  const { method, path } = operationTable[id]
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 7])
  const body = method === 'GET' ? undefined : record(7)
  const input = { path: Object.fromEntries(parameters), body }
  return perform(
    client,
    id,
    input,
    async (sent, write): Promise<unknown> => Reflect.apply(write, undefined, [id, sent]),
  )
}

/** The read of a record, as if it had been read. */
function known(read: Parameters<typeof recordKey>[0], id: number) {
  const key = recordKey(read, id)
  const rows = read.startsWith('list')
  client.setQueryData(key, rows ? [record(id)] : record(id))
  return () => client.getQueryState(key) !== undefined
}

test.each(ids)(
  'SHELL-42, SHELL-43: after %s no answer that it made stale is left for the next page',
  async (id) => {
    server.use(http.all('http://p4.test/*', () => HttpResponse.json(record(7))))
    for (const read of mutationFacts[id].stale) {
      client.clear()
      const isKept = known(typeof read === 'string' ? read : read[0], 7)
      const isOtherKept = typeof read === 'string' ? undefined : known(read[0], 8)
      await run(id)
      expect(isKept(), String(read)).toBe(false)
      expect(isOtherKept?.(), `${read} of another record`).not.toBe(false)
    }
  },
)

test('a save is over when what the page shows is fresh, and a long list is not waited for', async () => {
  server.use(http.all('http://p4.test/*', () => HttpResponse.json(record(7))))
  const page = (rows: number) => {
    const read = vi.fn(async () => Array.from({ length: rows }, () => record(7)))
    return { read, observer: new QueryObserver(client, { queryKey: ['listTags'], queryFn: read }) }
  }
  for (const [rows, isAwaited] of [
    [3, true],
    [2_000, false],
  ] as const) {
    client.clear()
    const { read, observer } = page(rows)
    const leave = observer.subscribe(() => {})
    await observer.refetch()
    read.mockClear()
    let answer = () => {}
    read.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = () => resolve([])
      }),
    )
    let isOver = false
    const save = run('createTag').then(() => {
      isOver = true
    })
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce())
    if (isAwaited) {
      expect(isOver).toBe(false)
      answer()
    }
    await save
    leave()
  }
})

test.each(ids)('AMB-177: %s takes an empty answer and one that is no record', async (id) => {
  for (const answer of [
    HttpResponse.json({}),
    HttpResponse.json('Done'),
    HttpResponse.json(null),
  ]) {
    server.resetHandlers(http.all('http://p4.test/*', () => answer.clone()))
    for (const read of mutationFacts[id].stale) known(typeof read === 'string' ? read : read[0], 7)
    await run(id)
  }
  expect(flashes.filter(({ variant }) => variant === 'error')).toEqual([])
})

test('the page of a promotion that is archived keeps what it shows until it is left', async () => {
  const queryKey = ['getPromotion', { path: { id: 7 } }]
  const read = vi.fn(async () => record(7))
  const page = new QueryObserver(client, { queryKey, queryFn: read })
  const leave = page.subscribe(() => {})
  await page.refetch()
  server.use(http.all('http://p4.test/*', () => HttpResponse.json({})))
  await run('archivePromotion')
  expect(page.getCurrentResult().data).toEqual(record(7))
  expect(read).toHaveBeenCalledOnce()
  leave()
  expect(client.getQueryState(queryKey)).toBeUndefined()
})

function Providers({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
const use = <Hook,>(hook: () => Hook) => renderHook(hook, { wrapper: Providers }).result.current

const draft = { sku: 'L-1', attribute_values: [] }
const rows = [record(7), { ...record(8), sort_order: 1 }]
const writes: Record<string, () => Promise<unknown>> = {
  'create employee': () =>
    use(() => useSaveEmployee('createUser'))({
      record: { made: { name: 'Dana', email: 'dana@example.com' } },
      image: 'data:image/png;base64,AA==',
    }),
  'move product attribute': () =>
    use(() => useMoveProductAttribute(7))({ id: 8, after: null, before: 7 }),
  'switch recommended product': () =>
    use(() => useSwitchRecommendedProduct())({ id: 7, pinned: true }),
  'move recommended product': () =>
    use(() => useMoveRecommendedProduct())({ id: 8, after: null, before: 7 }),
  'generate variants': () =>
    use(() => useCreateVariants(7))({
      items: [draft, draft],
      shouldContinue: () => true,
      onAnswer: () => {},
    }),
  'add to all stores': () => use(() => useOperation('addProductToAllStores'))({ path: { id: 7 } }),
}

test.each(Object.keys(writes))(
  'FLASH-01: the message of the host is said once: %s',
  async (name) => {
    server.use(
      http.get('http://p4.test/*', () => HttpResponse.json(rows)),
      http.all('http://p4.test/*', () =>
        HttpResponse.json({ ...record(7), errors: [], message: 'Saved for the night shift' }),
      ),
    )
    await writes[name]?.()
    expect(flashes).toEqual([{ message: 'Saved for the night shift' }])
  },
)
