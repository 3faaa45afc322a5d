/** Parts of a screen that many journeys look for, by role and accessible name. */
import type { Locator, Page, Request } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A button by its whole name. */
export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

/** A field to type into, by its whole label: a text field, or one that proposes options. */
export const field = (within: Page | Locator, name: string) =>
  within
    .getByRole('textbox', { name, exact: true })
    .or(within.getByRole('combobox', { name, exact: true }))

/** Chooses the option of a field whose name begins with a text, which is typed to find it. */
export async function pick(page: Page, label: string, name: string): Promise<void> {
  await field(page, label).fill(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

export const dialog = (page: Page) => page.getByRole('dialog')

/** A part of the page by its whole name. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The text beside a term. */
export const fact = (page: Page, term: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd')

/** The global message area (SHELL-34). */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** The next request of this method and path, for checks of its content. */
export const sent = (page: Page, method: string, path = /^\/p4\//): Promise<Request> =>
  page.waitForRequest(
    (request) => request.method() === method && path.test(new URL(request.url()).pathname),
  )

/** The rows of a named table, without its header. */
export const rowsOf = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** Waits until every section of the page is read, because one that comes later moves what stands below it. */
export const allRead = (page: Page) =>
  expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0)

/**
 * Waits until the browser has run its due timers: a drag by keyboard listens to the arrow keys from the next
 * timer on.
 */
export const nextTimer = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))

/** Moves a row of a list with the keyboard: Space, an arrow, Space. */
export async function drag(page: Page, name: string, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  await button(page, `Move ${name}`).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Picked up ${name}`)).toBeAttached()
  await nextTimer(page)
  await page.keyboard.press(key)
  await expect(page.getByText(`${name} is over position`)).toBeAttached()
  await page.keyboard.press('Space')
}

/** Clicks each target within one frame, before the page is drawn again: the fastest double click. */
export async function clickAtOnce(...targets: readonly Locator[]): Promise<void> {
  const [first, ...others] = await Promise.all(targets.map((target) => target.elementHandle()))
  await first?.evaluate((element, more) => {
    for (const one of [element, ...more]) if (one instanceof HTMLElement) one.click()
  }, others)
}

/** Counts the requests of this method and path from now on. */
export function countSent(page: Page, method: string, path: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1
  })
  return () => count
}
