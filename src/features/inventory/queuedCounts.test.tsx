import '#testing/document.ts'
import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { session } from '#api/core/session.ts'
import { QueuedCounts } from '#api/inventory.ts'
import { enqueueCount, tapQueue } from '#api/taps/tapQueue.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { messages } from '#testing/console.tsx'
import { sectionTests } from '#testing/section.tsx'
import { TodaysInventory } from './TodaysInventory.tsx'

const p4 = freshP4()
const owner = p4.as('owner')
const { open, fail, sent, use, writes } = sectionTests()

afterEach(() => void vi.useRealTimers())

function Queued() {
  const client = useQueryClient()
  return (
    <QueuedCounts value={(path, change) => enqueueCount(client, path, change)}>
      <TodaysInventory storeId={1} />
    </QueuedCounts>
  )
}

/** A counted variant of store 1 with 5 pieces, on the screen of its store lead. */
async function openCounted() {
  const links = await owner.ok('listProductsAtStore', { path: { id: 1 } })
  const link = links.find(({ product }) => product.inventory_control === 'limited')
  const variant = link?.product.variants[0]
  const path = { storeId: 1, variantId: variant?.id ?? 0 }
  await owner.ok('updateStoreInventory', {
    path,
    body: { quantity_available: 5, do_not_sell: false },
  })
  const label = `${link?.product.name} (${variant?.sku})`
  const { user } = await open(p4, 'storeLead', <Queued />)
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: `Quantity of ${label}`,
  })
  const step = (name: string) =>
    user.click(screen.getByRole('button', { name: `${name} ${label}` }))
  return {
    user,
    path,
    field,
    more: () => step('One more'),
    less: () => step('One less'),
    mark: () => user.click(screen.getByRole('switch', { name: `Do Not Sell ${label}` })),
    type: (text: string) => user.clear(field).then(() => user.type(field, `${text}{Enter}`)),
    count: async () => {
      const counts = await owner.ok('listStoreInventory', { path: { storeId: 1 } })
      return counts.find(({ variant_id }) => variant_id === path.variantId)?.quantity_available
    },
  }
}

const waiting = (count: number) => expect.poll(() => tapQueue.get().waiting).toBe(count)
const bodies = () => writes().map(({ body }) => body)

test('AMB-265: taps on bad Wi-Fi count at once, wait, and are sent as one step', async () => {
  const { field, more, less, mark, count } = await openCounted()
  fail('updateStoreInventory', { network: 'gone', times: 1 })
  await more()
  await waiting(1)
  await more()
  await more()
  await less()
  await mark()
  await waiting(5)
  expect(field.value).toBe('7')
  tapQueue.tryNow()
  await waiting(0)
  await expect.poll(count).toBe(7)
  // The first one was lost. It was read before it was sent again, together with the others.
  await waitFor(() => expect(bodies()).toHaveLength(3))
  expect(bodies()).toEqual([{ adjust_quantity: 1 }, { adjust_quantity: 2 }, { do_not_sell: true }])
  expect(sent.filter(({ call }) => call === 'GET /p4/stores/1/inventory').length).toBeGreaterThan(1)
  expect(field.value).toBe('7')
  expect(messages()).toEqual([])
})

/** The host carries the change out, and its answer is lost. */
const loseAnswer = (variantId: number, quantity_available: number) => {
  let isLost = false
  use(
    http.put(`*/p4/stores/1/inventory/${variantId}`, async () => {
      if (isLost) return undefined
      isLost = true
      const path = { storeId: 1, variantId }
      await owner.ok('updateStoreInventory', { path, body: { quantity_available } })
      return new Response(null, { status: 502 })
    }),
  )
}

test('AMB-179, AMB-265: a step that was carried out is not sent again', async () => {
  const { path, field, more, count } = await openCounted()
  loseAnswer(path.variantId, 6)
  await more()
  await waiting(1)
  tapQueue.tryNow()
  await waiting(0)
  expect(await count()).toBe(6)
  expect(field.value).toBe('6')
  expect(writes()).toHaveLength(1)
})

test('AMB-179, AMB-265: where the count tells nothing about a lost step, its row says so', async () => {
  const { path, field, more } = await openCounted()
  loseAnswer(path.variantId, 3)
  await more()
  await waiting(1)
  tapQueue.tryNow()
  expect(
    await screen.findByText('+1 may not have been saved: It is 3 now. Please check it.'),
  ).toBeDefined()
  await expect.poll(() => field.value).toBe('3')
  expect(writes()).toHaveLength(1)
})

test('AMB-265: a typed count replaces the steps before it, and a refused one is taken back', async () => {
  const { field, more, type, count } = await openCounted()
  fail('updateStoreInventory', { network: 'gone', times: 1 })
  await more()
  await waiting(1)
  await type('12')
  tapQueue.tryNow()
  await expect.poll(count).toBe(12)
  expect(bodies().at(-1)).toEqual({ quantity_available: 12 })
  fail('updateStoreInventory', { status: 409, message: 'The store is being counted.', times: 1 })
  await more()
  await expect.poll(() => field.value).toBe('12')
  expect(messages()).toEqual(['The store is being counted.'])
})

test('AMB-265: while the device is offline nothing is sent, and what is older than ten minutes asks', async () => {
  const { more, count } = await openCounted()
  vi.useFakeTimers({ toFake: ['Date'] })
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await more()
  await waiting(1)
  expect(writes()).toEqual([])
  vi.setSystemTime(Date.now() + 11 * 60_000)
  offline.mockRestore()
  fireEvent(window, new Event('online'))
  await expect.poll(() => tapQueue.get().oldSince).not.toBeNull()
  expect(writes()).toEqual([])
  tapQueue.sendOld()
  await expect.poll(count).toBe(6)
  await waiting(0)
})

test('AMB-265: of an ended session nothing more is sent', async () => {
  const { more } = await openCounted()
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await more()
  await waiting(1)
  session.end()
  offline.mockRestore()
  fireEvent(window, new Event('online'))
  await waiting(0)
  expect(writes()).toEqual([])
})

test('AMB-265: what is discarded is never sent', async () => {
  const { field, more } = await openCounted()
  vi.useFakeTimers({ toFake: ['Date'] })
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await more()
  vi.setSystemTime(Date.now() + 11 * 60_000)
  offline.mockRestore()
  fireEvent(window, new Event('online'))
  await expect.poll(() => tapQueue.get().oldSince).not.toBeNull()
  tapQueue.discardOld()
  await expect.poll(() => field.value).toBe('5')
  expect(writes()).toEqual([])
  await waiting(0)
})

test('AMB-265: a refused step is told and taken back, and the steps behind it are sent', async () => {
  const { field, more, mark } = await openCounted()
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await more()
  await mark()
  await waiting(2)
  fail('updateStoreInventory', { status: 403, message: 'Not at this store.', times: 1 })
  offline.mockRestore()
  fireEvent(window, new Event('online'))
  await waiting(0)
  expect(await screen.findByText('Not at this store.')).toBeDefined()
  await expect.poll(() => field.value).toBe('5')
  await waitFor(() => expect(bodies()).toEqual([{ adjust_quantity: 1 }, { do_not_sell: true }]))
})

test('AMB-265: a late answer is waited for, and its call is not sent again', async () => {
  const { more, count } = await openCounted()
  const gate = Promise.withResolvers<void>()
  fail('updateStoreInventory', { until: gate.promise, times: 1 })
  await more()
  await waiting(1)
  gate.resolve()
  await waiting(0)
  await expect.poll(count).toBe(6)
  expect(writes()).toHaveLength(1)
})

test('AMB-179, AMB-265: where the network delivers a step twice, the answer tells the count', async () => {
  const { path, field, more } = await openCounted()
  use(
    http.put(`*/p4/stores/1/inventory/${path.variantId}`, async () => {
      await owner.ok('updateStoreInventory', { path, body: { adjust_quantity: 1 } })
    }),
  )
  await more()
  await expect.poll(() => field.value).toBe('7')
  expect(writes()).toHaveLength(1)
})
