// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { recordKey } from './keys.ts'
import { type MutatingOperationId, operationTable } from './operations.gen.ts'
import { mutationFacts } from './operations.ts'
import { useMoveProductAttribute } from './productAttributeWrites.ts'
import { createQueryClient } from './query.ts'
import {
  useMoveRecommendedProduct,
  useSwitchRecommendedProduct,
} from './recommendedProductWrites.ts'
import { useOperation } from './useOperation.ts'
import { useSaveEmployee } from './userWrites.ts'
import { useCreateVariants } from './variantWrites.ts'
import { type Flash, perform } from './write.ts'

const server = setupServer()
let client: QueryClient
let flashes: Flash[]

beforeAll(() => {
  document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  flashes = []
  client = createQueryClient(({ about, ...flash }) => flashes.push(flash))
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
    mutationFacts,
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
  return () => client.getQueryState(key)?.isInvalidated
}

test('a query client takes the stale mark off whatever is written after it', async () => {
  const plain = new QueryClient()
  plain.setQueryData(['listTags'], [])
  await plain.invalidateQueries({ queryKey: ['listTags'] })
  plain.setQueryData(['listTags'], [])
  expect(plain.getQueryState(['listTags'])?.isInvalidated).toBe(false)
})

test.each(ids)('what %s makes stale is stale, also where its answer was kept', async (id) => {
  server.use(http.all('http://p4.test/*', () => HttpResponse.json(record(7))))
  for (const read of mutationFacts[id].stale) {
    client.clear()
    const isStale = known(typeof read === 'string' ? read : read[0], 7)
    const others = typeof read === 'string' ? undefined : known(read[0], 8)
    await run(id)
    expect(isStale(), String(read)).toBe(true)
    expect(others?.(), `${read} of another record`).not.toBe(true)
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

test('AMB-177: after a write a record is as it was known, then as it was sent, then as it was answered', async () => {
  server.use(http.put('http://p4.test/*', () => HttpResponse.json({ updated_at: 'now' })))
  const vegan = { id: 7, name: 'Vegan', is_allergen: false, updated_at: 'before' }
  client.setQueryData(['listTags'], [{ ...vegan, id: 3, name: 'Nuts' }, vegan])
  client.setQueryData(['getTag', { path: { id: 7 } }], { ...vegan, image_url: '/vegan.png' })
  const body = { name: 'Dairy free', image_data: 'data:image/png;base64,AA==' }
  const saved = { ...vegan, name: 'Dairy free', updated_at: 'now', image_url: '/vegan.png' }
  await expect(
    perform(client, mutationFacts, 'updateTag', { path: { id: 7 }, body }, (sent, write) =>
      write('updateTag', sent),
    ),
  ).resolves.toEqual(saved)
  expect(client.getQueryData(['getTag', { path: { id: 7 } }])).toEqual(saved)
  const { image_url: _, ...row } = saved
  expect(client.getQueryData(['listTags'])).toEqual([row, { ...vegan, id: 3, name: 'Nuts' }])
})

test('AMB-177: a record that is answered in part is not put into a list that shows more of it', async () => {
  server.use(http.post('http://p4.test/*', () => HttpResponse.json({ id: 8, name: 'Nuts' })))
  const rows = [{ id: 7, name: 'Vegan', is_allergen: false, image_url: null }]
  client.setQueryData(['listTags'], rows)
  await perform(client, mutationFacts, 'createTag', { body: { name: 'Nuts' } }, (sent, write) =>
    write('createTag', sent),
  )
  expect(client.getQueryData(['listTags'])).toEqual(rows)
  expect(client.getQueryState(['listTags'])?.isInvalidated).toBe(true)
})

test('SHELL-42, SHELL-43, AMB-32: a saved record is put or replaced in its list, an archived one leaves it', async () => {
  const role = (id: number, name: string, archived_at: string | null = null) => ({
    ...{ id, role: name, permission_ids: [], archived_at },
  })
  const names = async (saved: ReturnType<typeof role>, known: boolean) => {
    client.setQueryData(['listRoles'], [role(1, 'a'), role(2, 'c')])
    server.resetHandlers(http.all('http://p4.test/*', () => HttpResponse.json(saved)))
    const { id, ...body } = saved
    await perform(client, mutationFacts, 'updateRole', { path: { id }, body }, (sent, write) =>
      known ? write('updateRole', sent) : write('createRole', { body }),
    )
    return client.getQueryData<{ role: string }[]>(['listRoles'])?.map((one) => one.role)
  }
  const archived = '2026-11-21T00:00:00Z'
  expect(await names(role(3, 'b'), false)).toEqual(['a', 'b', 'c'])
  expect(await names(role(1, 'd'), true)).toEqual(['c', 'd'])
  expect(await names(role(1, 'a', archived), true)).toEqual(['c'])
  expect(await names(role(7, 'x', archived), true)).toEqual(['a', 'c'])
})

test('PROD-50, SHELL-42: an archived product goes over to the archived list, and its stores are forgotten', async () => {
  const product = (id: number, archived_at: string | null) => ({ id, name: 'Latte', archived_at })
  const active = ['listProducts']
  const archived = ['listProducts', { query: { archived: true } }]
  client.setQueryData(active, [product(1, null), product(2, null), product(3, null)])
  client.setQueryData(archived, [product(9, 'then')])
  client.setQueryData(['listProductStores', { path: { id: 2 } }], [{ store_id: 4 }])
  const body = { archived_at: 'now' }
  server.use(http.patch('http://p4.test/*', () => HttpResponse.json(product(2, 'now'))))
  await perform(client, mutationFacts, 'patchProduct', { path: { id: 2 }, body }, (sent, write) =>
    write('patchProduct', sent),
  )
  const idsIn = (key: unknown[]) => client.getQueryData<{ id: number }[]>(key)?.map(({ id }) => id)
  expect([idsIn(active), idsIn(archived)]).toEqual([
    [1, 3],
    [2, 9],
  ])
  expect(client.getQueryState(['listProductStores', { path: { id: 2 } }])).toBeUndefined()
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
    use(() => useCreateVariants(7))({ items: [draft, draft], onAnswer: () => {} }),
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
