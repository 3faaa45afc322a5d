import { demoAccounts, demoPassword } from '#server/seed/accounts.ts'
import { expect, test } from '../fixtures.ts'
import { openProductForm } from '../parts.ts'

test('AMB-275: a save whose session has ended is sent after a sign-in over the page, which stays as it is', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await openProductForm(page)
  const calories = page.getByLabel('Calories')
  await calories.fill('155')
  const form = await calories.elementHandle()
  p4.clock.advance({ days: 60 })
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.focus()
  const top = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(dialog).toContainText(`Sign in again to go on as ${demoAccounts.owner.name}`)
  await expectAccessible('[role=dialog]')
  expect(await page.evaluate(() => window.scrollY)).toBe(top)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toHaveText(
    'Please sign in again.',
  )
  await expect(calories).toHaveValue('155')
  await expect(submit).toBeFocused()

  await submit.click()
  await expect(dialog.getByLabel('Email')).toHaveValue(demoAccounts.owner.email)
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  expect(await form?.evaluate((input) => input.isConnected)).toBe(true)
  await page.keyboard.type(demoPassword)
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.status() === 200,
  )
  await page.keyboard.press('Enter')
  expect((await saved).request().postDataJSON()).toMatchObject({ calories: '155' })
  await expect(page.getByText('Product Updated')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/products/1')
})
