/** Common locators, by role and accessible name. */
import type { Locator, Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

/** A text field or combobox by its label. */
export const field = (within: Page | Locator, name: string) =>
  within
    .getByRole('textbox', { name, exact: true })
    .or(within.getByRole('combobox', { name, exact: true }))

/** Picks the first option whose name starts with `name`. */
export async function pick(page: Page, label: string, name: string): Promise<void> {
  await field(page, label).fill(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

/** Opens the first product's form. */
export async function openProductForm(page: Page): Promise<void> {
  await page.goto('/products/1')
  await button(page, 'Edit Product').click()
}

/** Makes the browser refuse IndexedDB. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })

export const dialog = (page: Page) => page.getByRole('dialog')

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The description of a term. */
export const fact = (page: Page, term: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd')

/** SHELL-34 */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** The next request of this method and path. */
export const sent = (page: Page, method: string, path = /^\/p4\//): Promise<Request> =>
  page.waitForRequest(
    (request) => request.method() === method && path.test(new URL(request.url()).pathname),
  )

/** Without the header. */
export const rowsOf = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** Waits until all sections are loaded: a late one moves the content below it. */
export const waitForSections = (page: Page) =>
  expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0)

/** dnd-kit's keyboard sensor listens to arrow keys only after the next timer. */
export const nextTimer = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))

/** Space, arrow, Space. */
export async function drag(page: Page, name: string, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  await button(page, `Move ${name}`).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Picked up ${name}`)).toBeAttached()
  await nextTimer(page)
  await page.keyboard.press(key)
  await expect(page.getByText(`${name} is over position`)).toBeAttached()
  await page.keyboard.press('Space')
}

/** Clicks all targets before the next render, like a fast double click. */
export async function clickAtOnce(...targets: readonly Locator[]): Promise<void> {
  const [first, ...others] = await Promise.all(targets.map((target) => target.elementHandle()))
  await first?.evaluate((element, more) => {
    for (const one of [element, ...more]) if (one instanceof HTMLElement) one.click()
  }, others)
}

/** Counts requests of this method and path from now on. */
export function countSent(page: Page, method: string, path: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1
  })
  return () => count
}
