import type { Page } from '@playwright/test'
import { testNow } from '#server/database/testSeed.ts'
import { expect, test } from '../fixtures.ts'
import { button, messages, openProductForm } from '../parts.ts'

const offer = (page: Page) => page.getByText('A new version of the console is there.')

/** Loading the page again forgets this mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }))
const isMarked = (page: Page) => page.evaluate(() => 'stillHere' in window)

test('PLUS-11, AMB-276: a part that a deployment took away fails alone over unsaved work, which can be saved', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await openProductForm(page)
  const calories = page.getByLabel('Calories')
  await calories.fill('155')
  await mark(page)
  await page.route(/\/assets\/Palette-.*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.keyboard.press('Control+k')
  await expect(offer(page)).toHaveText(
    'A new version of the console is there. Save, then load the new version.',
  )
  await expectAccessible('[role=status]')
  await expect(calories).toHaveValue('155')
  await button(page, 'Submit').click()
  await expect(messages(page)).toContainText('Product Updated')
  expect(await isMarked(page)).toBe(true)
  await button(page, 'Load the new version').click()
  await expect(button(page, 'Edit Product')).toBeVisible()
  await expect(offer(page)).toBeHidden()
  expect(await isMarked(page)).toBe(false)
})

test('AMB-276: a tab that was open across a deployment offers the new version when it is looked at again', async ({
  page,
  signIn,
}) => {
  let asked = 0
  await signIn('owner')
  await page.goto('/tags')
  await expect(page.getByRole('table', { name: 'Tags' })).toBeVisible()
  const html = await (await page.request.get('/')).text()
  let entry = /index-[\w-]+\.js/.exec(html)?.[0] ?? ''
  await page.route(/:\d+\/$/, (route) => {
    asked += 1
    return route.fulfill({
      contentType: 'text/html',
      body: html.replaceAll(/index-[\w-]+\.js/g, entry),
    })
  })
  const lookAgain = async (minutes: number) => {
    await page.clock.setFixedTime(testNow.getTime() + minutes * 60_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  await lookAgain(9)
  expect(asked).toBe(0)
  const same = page.waitForResponse('/')
  await lookAgain(11)
  await same
  entry = 'index-deployed.js'
  await lookAgain(20)
  expect(asked).toBe(1)
  await expect(offer(page)).toBeHidden()
  await lookAgain(22)
  await expect(offer(page)).toHaveText('A new version of the console is there.')
  await button(page, 'Later').click()
  await expect(offer(page)).toBeHidden()
})
