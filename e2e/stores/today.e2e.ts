import type { Page } from '@playwright/test'
import { testNow } from '#server/database/testSeed.ts'
import { demoAccounts, demoPassword } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'
import { productOnSale, soldOutCount } from '../inventory/soldOutParts.ts'
import { button, dialog } from '../parts.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const board = '/stores/1/today'
const waiting = (page: Page, count: number) => page.getByText(`${count} waiting`)

test('AMB-265: what waits for a connection is sent by the next tab of its user, from the start page on', async ({
  context,
  page,
  p4,
  signIn,
}) => {
  const { name, ids } = await productOnSale(p4, 'food')
  const soldOut = () => soldOutCount(p4, ids)
  await signIn('barista')
  await page.goto(board)
  await page.getByRole('searchbox', { name: 'Find what ran out' }).fill(name)
  await context.setOffline(true)
  await button(page, `Sold out: ${name}`).tap()
  await expect(waiting(page, ids.length)).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const next = await context.newPage()
  const openAs = async (who: 'barista' | 'owner', path: string) => {
    await next.goto('/robots.txt')
    const user = JSON.stringify(await p4.currentUser(who))
    await next.evaluate((value) => localStorage.setItem('currentUser', value), user)
    await next.goto(path)
  }
  // Not under another name.
  await openAs('owner', board)
  await expect(next.getByRole('searchbox', { name: 'Find what ran out' })).toBeVisible()
  expect(await soldOut()).toBe(0)
  await openAs('barista', '/')
  await expect.poll(soldOut).toBe(ids.length)
  await expect(waiting(next, ids.length)).toHaveCount(0)
})

test('AMB-265: what an ended session has not sent is there after the next sign-in, and asks once it is old', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  const owner = p4.as('owner')
  await owner.ok('setStoreOnline', { path: { storeId: 1 }, body: { online: false } })
  const isOnline = async () => (await owner.ok('getStoreStatus', { path: { storeId: 1 } })).online
  await signIn('storeLead')
  await page.goto(board)
  fail('setStoreOnline', { status: 401, times: 1 })
  await page.getByRole('switch', { name: 'Store online' }).tap()
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByLabel('Email').fill(demoAccounts.storeLead.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.clock.setFixedTime(testNow.getTime() + 11 * 60_000)
  await button(page, 'Login').tap()
  await expect(page).toHaveURL(board)
  await expect(waiting(page, 1)).toBeVisible()
  await expect(page.getByText(/The oldest is from .* Send anyway\?$/)).toBeVisible()
  expect(await isOnline()).toBe(false)
  await button(page, 'Send').tap()
  await expect.poll(isOnline).toBe(true)
  await expect(waiting(page, 1)).toHaveCount(0)
})

test('AMB-266, AMB-267: a thumb takes the store offline, and the device reminds to take it back', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await p4.as('owner').ok('setStoreOnline', { path: { storeId: 1 }, body: { online: true } })
  await signIn('storeLead')
  await page.goto(board)
  const online = page.getByRole('switch', { name: 'Store online' })
  await expect(online).toBeChecked()
  const top = async (name: string) => (await page.getByText(name).boundingBox())?.y ?? 0
  // 44 px each, 16 px apart.
  expect((await top('Curbside online')) - (await top('Store online'))).toBeGreaterThanOrEqual(60)
  await online.tap()
  await dialog(page).getByText('9:20 AM', { exact: true }).tap()
  await button(dialog(page), 'Take offline').tap()
  await expect(page.getByText(/is offline\. Back at 9:20 AM\.$/)).toBeVisible()
  await expectAccessible()
  await page.clock.setFixedTime(testNow.getTime() + 16 * 60_000)
  await page.reload()
  await button(page, 'Take online').tap()
  await expect(online).toBeChecked()
  await expect(button(page, 'Take online')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('AMB-268: after a visit of the board the console opens without a network, and waits for it', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('barista')
  await page.goto(board)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto('/stores/1/today')
  await expect(page.getByText('There is no connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /^Today at/ })).toBeVisible()
})
