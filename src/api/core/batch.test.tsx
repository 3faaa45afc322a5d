// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { deferred } from '#ui/testing.tsx'
import { type Batch, fanOut, lookFirst } from './batch.ts'
import type { ApiError } from './errors.ts'
import { createQueryClient } from './query.ts'
import { perform } from './write.ts'

const server = setupServer()
beforeAll(() => {
  document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
  server.listen({ onUnhandledRequest: 'error' })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const ids = Array.from({ length: 200 }, (_, index) => index + 1)

const takeOffline = lookFirst<number>(
  (storeId, write) => write('setStoreOnline', { path: { storeId }, body: { online: false } }),
  async (storeId, read) => !(await read('getStoreStatus', { path: { storeId } })).online,
)

/** Takes the stores offline, six at a time. */
const send = (batch: Batch<number>) =>
  perform(
    createQueryClient(() => {}),
    'setStoreOnline',
    batch,
    fanOut(takeOffline, 6),
  )

type Kind = 'fine' | 'refused' | 'lost' | 'unsaved' | 'unknown'
const kindOf = (id: number): Kind =>
  (['refused', 'lost', 'unsaved', 'unknown'] as const)[id % 20] ?? 'fine'

/** A host where some stores are refused, lose answers or do not answer at all. */
function serveStores(slowId?: number) {
  const saves = new Map<number, number>()
  const calls: number[] = []
  const slow = deferred()
  let inFlight = 0
  let most = 0
  let isMended = false
  const save = (id: number) => void saves.set(id, (saves.get(id) ?? 0) + 1)
  server.use(
    http.put('http://p4.test/p4/stores/:id/online', async ({ params }) => {
      const id = Number(params.id)
      calls.push(id)
      inFlight += 1
      most = Math.max(most, inFlight)
      if (id === slowId) await slow.promise
      else await new Promise((resolve) => setImmediate(resolve))
      inFlight -= 1
      const kind = isMended ? 'fine' : kindOf(id)
      if (kind === 'refused')
        return HttpResponse.json({ code: 'forbidden', message: 'Not yours.' }, { status: 403 })
      if (kind === 'unsaved') return new HttpResponse('Bad gateway', { status: 502 })
      save(id)
      return kind === 'fine' ? HttpResponse.json({ offline: true }) : HttpResponse.error()
    }),
    http.get('http://p4.test/stores/:id/status', ({ params }) => {
      const id = Number(params.id)
      if (kindOf(id) === 'unknown' && !isMended) return HttpResponse.error()
      return HttpResponse.json({ online: !saves.has(id) })
    }),
  )
  return { saves, calls, slow, most: () => most, mend: () => (isMended = true) }
}

test('PLUS-12, AMB-288: of 200 stores six are called at a time, and nothing is done twice', async () => {
  const host = serveStores(5)
  const results = new Map<number, ApiError | null>()
  const batchOf = (items: readonly number[], isRetry: boolean) => ({
    items,
    isRetry,
    shouldContinue: () => true,
    onAnswer: (index: number, refusal: ApiError | null) => {
      results.set(items[index] ?? 0, refusal)
      // The slow store holds nobody up.
      if (results.size === 199) host.slow.resolve()
    },
  })
  const first = await send(batchOf(ids, false))
  expect(host.most()).toBe(6)
  const failed = ids.filter((id) => results.get(id))
  expect(failed).toEqual(ids.filter((id) => ['refused', 'unsaved', 'unknown'].includes(kindOf(id))))
  expect(first.done).toBe(170)
  expect(results.get(20)?.message).toBe('Not yours.')
  expect(results.get(2)?.message).toMatch(/It was not saved\.$/)
  expect(results.get(3)?.message).toMatch(/It may have been saved\. Retry looks before it sends/)

  host.mend()
  host.calls.length = 0
  expect((await send(batchOf(failed, true))).refused).toEqual([])
  expect(new Set(host.calls.map(kindOf))).toEqual(new Set(['refused', 'unsaved']))
  expect([...host.saves.values()]).toEqual(ids.map(() => 1))
})

test('PLUS-12: a stopped batch ends what is under way and sends nothing more', async () => {
  const host = serveStores()
  let answered = 0
  const { done } = await send({
    items: ids.filter((id) => kindOf(id) === 'fine'),
    shouldContinue: () => answered < 10,
    onAnswer: () => {
      answered += 1
    },
  })
  expect(host.calls.length).toBe(done)
  expect(done).toBeLessThan(17)
})
