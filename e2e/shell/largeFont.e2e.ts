import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

const rootPx = async (page: Page, px: number) => {
  await page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = `${size}px`
    })
  }, px)
}

const fontPx = (part: Locator) =>
  part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

/** Rows that lie over the next one, or whose text is higher than they are. */
const cramped = (rows: Locator) =>
  rows.evaluateAll((all) =>
    all.flatMap((row, index) => {
      const box = row.getBoundingClientRect()
      const next = all[index + 1]?.getBoundingClientRect()
      const texts = [...row.querySelectorAll('td, th')]
      const isCut = texts.some((text) => text.scrollHeight > box.height + 1)
      return isCut || (next && next.top < box.bottom - 1) ? [row.textContent] : []
    }),
  )

test('PLUS-08: a larger font of the browser enlarges headings, navigation, lists and grids alike', async ({
  page,
  signIn,
}) => {
  await rootPx(page, 24)
  await signIn('owner')
  await page.goto('/products')
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  expect(await fontPx(page.getByRole('heading', { level: 1 }))).toBe(36)
  const nav = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect(await fontPx(nav.first())).toBe(21)
  expect(await fontPx(page.getByRole('row').nth(3))).toBe(21)
  expect(await cramped(page.locator('tbody tr'))).toEqual([])
  await page.goto('/surcharges')
  const grid = page.getByRole('grid', { name: 'Tax Rates' })
  await expect(grid.getByRole('row').nth(5)).toBeVisible()
  expect(await cramped(grid.locator('tbody tr'))).toEqual([])
})
