import type { Page } from '@playwright/test'
import type { TestP4 } from '#mocks/p4.ts'
import { expect, test } from '../fixtures.ts'
import { button, clickAtOnce, countSent, messages, rowsOf } from '../parts.ts'

/** An order of store 1 that was paid and not refunded, with several products. */
async function someOrder(p4: TestP4) {
  const query = { limit: 100 }
  const { orders } = await p4.as('owner').ok('listStoreOrders', { path: { id: 1 }, query })
  const order = orders.find(
    ({ transactions, refunds, products }) =>
      transactions.some(({ state }) => state === 'captured') &&
      refunds.length === 0 &&
      Object.keys(products).length > 1,
  )
  if (!order) throw new Error('Store 1 has a paid order')
  return order
}

async function askForRefund(page: Page): Promise<void> {
  await button(page, 'Refund entire order').click()
  await page.getByLabel('Reason').selectOption('Item was missing')
}

test('a store lead refunds an order in one of two tabs, once (PLUS-10, ROUTE-24, ORD-16, PERM-16)', async ({
  page,
  context,
  p4,
  signIn,
  fail,
}) => {
  const { id } = await someOrder(p4)
  await signIn('storeLead')
  await page.goto(`/stores/1/orders/${id}`)
  await expect(rowsOf(page, 'Transactions')).toHaveCount(1)
  const other = await context.newPage()
  await other.goto(`/stores/1/orders/${id}`)
  const gate = Promise.withResolvers<void>()
  fail('refundOrder', { until: gate.promise, times: 1 })
  const inOne = countSent(page, 'POST', /\/refund$/)
  const inOther = countSent(other, 'POST', /\/refund$/)

  // Both are open before the first draft is kept: its notice would move the button under the pointer.
  for (const tab of [page, other]) {
    await button(tab, 'Refund entire order').click()
    await expect(tab.getByLabel('Reason')).toBeVisible()
  }
  await page.getByLabel('Reason').selectOption('Item was missing')
  await clickAtOnce(button(page, 'Complete Refund'), button(page, 'Complete Refund'))
  await expect.poll(inOne).toBe(1)
  await other.getByLabel('Reason').selectOption('Item was missing')
  await button(other, 'Complete Refund').click()
  await expect(other.getByRole('dialog')).toContainText(
    'This order is being refunded in another tab.',
  )
  gate.resolve()
  await expect(messages(page)).toContainText('Refund Completed')
  await expect(rowsOf(page, 'Refund Action(s)')).toHaveCount(1)
  await expect(other.getByRole('dialog')).toContainText('Nothing is paid back a second time.')
  await expect(button(other, 'Complete Refund')).toBeDisabled()
  expect([inOne(), inOther()]).toEqual([1, 0])
  const { refunds, total } = await p4.as('owner').ok('getOrder', { path: { orderId: id } })
  expect(refunds.map(({ amount }) => amount)).toEqual([total])
})

test('PLUS-08: an order and its refund keep the rules of access', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const { id, user_id } = await someOrder(p4)
  await signIn('owner')
  await page.goto(`/users/${user_id}/orders/${id}`)
  await expect(rowsOf(page, 'Transactions')).toHaveCount(1)
  await expectAccessible()
  await askForRefund(page)
  await expectAccessible()
})

test('PLUS-08: the tabs of a profile keep the rules of access', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const { user_id } = await someOrder(p4)
  await signIn('owner')
  await page.goto(`/users/${user_id}`)
  await expect(rowsOf(page, 'Orders').first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('tab', { name: 'Credits' }).click()
  await expect(button(page, 'New Credit')).toBeVisible()
  await button(page, 'New Credit').click()
  await expect(page.getByLabel('Amount (cents)')).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'CCPA' }).click()
  await button(page, 'Export user').click()
  await page.getByLabel('Confirm email').fill('nobody@mail.example')
  await button(page, 'Export').click()
  await expect(page.getByRole('dialog')).toContainText('The email does not match.')
  await expectAccessible()
})
