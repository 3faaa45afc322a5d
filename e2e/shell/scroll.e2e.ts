import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('PLUS-01, PROD-48: who reloads a product is where they were, though its parts come later', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/products/1')
  await expect(page.getByRole('grid', { name: 'Stores' })).toBeVisible()
  // The router keeps a position only after the scroll event, which comes with the next frame.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('scroll', resolve, { once: true })
        window.scrollTo(0, 900)
      }),
  )
  expect(await scrolled(page)).toBe(900)
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Stores' })).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(900)
})

test('PLUS-01, PLUS-02: who reloads a long list or comes back to it sees the same rows', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products')
  const row = page.locator('tr[aria-rowindex="40"]')
  await expect(page.locator('tr[aria-rowindex="2"]')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 6000))
  await expect(row).toBeVisible()
  const top = await row.evaluate((element) => element.getBoundingClientRect().top)
  // Cards that are drawn before the font has come grow with it by a pixel.
  const moved = () =>
    row.evaluate((element, was) => Math.abs(element.getBoundingClientRect().top - was), top)
  await page.reload()
  await expect.poll(moved).toBeLessThan(2)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/\d+$/)
  await page.goBack()
  await expect.poll(moved).toBeLessThan(2)
})

test('PROD-04, PLUS-08: on a phone the link leads to the heading of the archived products', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products')
  const heading = page.getByRole('heading', { name: 'Archived Products' })
  await page.getByRole('link', { name: 'Archived Products' }).click()
  await expect(heading).toBeInViewport()
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(120)
  expect(await top()).toBeGreaterThanOrEqual(0)
})
