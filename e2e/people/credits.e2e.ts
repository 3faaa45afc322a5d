import { expect, test } from '../fixtures.ts'

test('PLUS-05, CRED-03: a second click, while the dialog closes, gives no second credit', async ({
  page,
  p4,
  signIn,
}) => {
  const { orders } = await p4.as('owner').ok('listStoreOrders', { path: { id: 1 } })
  const [id = 0] = orders.flatMap(({ user_id }) => user_id ?? [])
  const credits = () => p4.as('owner').ok('listCredits', { path: { id } })
  const before = await credits()
  await signIn('owner')
  await page.goto(`/users/${id}?tab=credits`)
  await page.getByRole('button', { name: 'New Credit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount (cents)').fill('777')
  const confirm = dialog.getByRole('button', { name: 'Confirm' })
  const { x = 0, y = 0 } = (await confirm.boundingBox()) ?? {}
  await confirm.click()
  await expect(page.getByText('Credit Created')).toBeVisible()
  // Once the dialog has its answer, Playwright would wait until it is gone.
  await page.mouse.click(x + 10, y + 10)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('777¢')).toHaveCount(1)
  expect(await credits()).toHaveLength(before.length + 1)
})
