import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()
const owner = p4.as('owner')
const { open, fail, writes } = consoleTests()

const part = async (name: string) => within(await screen.findByRole('region', { name }))
const online = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Store online' })

test('AMB-267: the board of a store is opened from its page, and shows what the day changes', async () => {
  const page = await open(p4, { as: 'storeLead', at: '/stores/1' })
  const main = within(await screen.findByRole('main'))
  await page.user.click(await main.findByRole('link', { name: 'Today' }))
  const store = await owner.ok('getStore', { path: { id: 1 } })
  expect(
    await screen.findByRole('heading', { level: 1, name: `Today at ${store.name}` }),
  ).toBeDefined()
  expect(page.address()).toBe('/stores/1/today')
  const now = await part('Now')
  expect(await now.findByText(/^(Open|Closed) until /)).toBeDefined()
  for (const name of ['Close early', 'Close now', 'Other hours today'])
    expect(await now.findByRole('button', { name })).toBeDefined()
  await (await part('Sold Out')).findByRole('searchbox', { name: 'Find what ran out' })
  await (await part('Promotions Running Now')).findByRole('list', { name: 'Running now' })
  await (await part('Orders of Today')).findByRole('list', { name: 'Orders' })
})

test('AMB-266: taking the store offline asks first, taking it online does not', async () => {
  await owner.ok('setStoreOnline', { path: { storeId: 1 }, body: { online: true } })
  const page = await open(p4, { as: 'storeLead', at: '/stores/1/today' })
  await page.user.click(await online())
  const dialog = within(await screen.findByRole('dialog', { name: /^Take .* offline\?$/ }))
  expect(writes()).toEqual([])
  await page.user.click(dialog.getByRole('radio', { name: '9:35 AM' }))
  await page.user.click(dialog.getByRole('button', { name: 'Take offline' }))
  expect(await screen.findByText(/ is offline\. Back at 9:35 AM\.$/)).toBeDefined()
  await expect.poll(messages).toEqual(['Store online status updated.'])
  await page.user.click(await online())
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([{ online: false }, { online: true }]),
  )
  expect(screen.queryByText(/is offline\. Back at/)).toBeNull()
})

test('AMB-265: a tap without an answer shows its outcome, waits, and is sent again', async () => {
  await owner.ok('setStoreOnline', { path: { storeId: 1 }, body: { online: false } })
  const page = await open(p4, { as: 'storeLead', at: '/stores/1/today' })
  const control = await online()
  fail('setStoreOnline', { network: 'gone', times: 1 })
  await page.user.click(control)
  expect(await screen.findByText('1 waiting')).toBeDefined()
  expect(control.checked).toBe(true)
  expect(messages()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: 'Try now' }))
  await expect.poll(messages).toEqual(['Store online status updated.'])
  expect(screen.queryByText('1 waiting')).toBeNull()
  expect(await owner.ok('getStoreStatus', { path: { storeId: 1 } })).toMatchObject({ online: true })
})

test('AMB-267, PERM-19: without the rights the board is only read', async () => {
  await open(p4, { as: 'storeLead', at: '/stores/5/today' })
  expect((await online()).disabled).toBe(true)
  expect((await part('Now')).queryByRole('button', { name: 'Close now' })).toBeNull()
  await (await part('Sold Out')).findByText(/sold out/)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('AMB-267: hours that cannot be read are said to be unknown, and read again', async () => {
  fail('getStoreHours', { status: 500, times: 1 })
  const page = await open(p4, { as: 'storeLead', at: '/stores/1/today' })
  const now = await part('Now')
  await now.findByText('Hours unknown')
  await page.user.click(now.getByRole('button', { name: 'Retry reading the state of the store' }))
  expect(await now.findByText(/^(Open|Closed) until /)).toBeDefined()
})

test('AMB-267: a store without a menu has nothing to count', async () => {
  const { stores } = await owner.ok('listStores')
  const menus = await Promise.all(
    stores.map(({ id }) => owner.ok('listProductsAtStore', { path: { id } })),
  )
  const empty = stores[menus.findIndex((menu) => menu.length === 0)]
  const page = await open(p4, { as: 'owner', at: `/stores/${empty?.id}/today` })
  await page.user.click(await screen.findByRole('button', { name: 'Count a shelf' }))
  expect(await screen.findByText('The menu of this store has nothing to count.')).toBeDefined()
  await page.user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'Count a shelf' })).toBeDefined()
})

test('AMB-267: what somebody else switches is on the board within half a minute', async () => {
  await owner.ok('setStoreOnline', { path: { storeId: 1 }, body: { online: true } })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await open(p4, { as: 'storeLead', at: '/stores/1/today' })
  const control = await online()
  expect(control.checked).toBe(true)
  await owner.ok('setStoreOnline', { path: { storeId: 1 }, body: { online: false } })
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  await waitFor(() => expect(control.checked).toBe(false))
})
