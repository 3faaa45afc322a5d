import type { Page } from '@playwright/test'
import type { TestP4 } from '#mocks/p4.ts'
import { rowsOf } from '../parts.ts'

export const engine = (page: Page) => rowsOf(page, 'Recommendation Engine')
export const put = (page: Page) => rowsOf(page, 'Recommended Products')
/** Row names in shown order. */
export const labels = (page: Page, pattern: RegExp) =>
  page
    .getByRole('button', { name: pattern })
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? ''))
export const triggers = async (page: Page) =>
  (await labels(page, /^Move /)).map((label) => label.replace(/^Move /, ''))
export const products = async (page: Page) =>
  (await labels(page, /^Move .* up$/)).map((label) => label.replace(/^Move (.*) up$/, '$1'))
export const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

/** Active or archived. */
export async function product(p4: TestP4, name: string) {
  const owner = p4.as('owner')
  const all = [
    ...(await owner.ok('listProducts')),
    ...(await owner.ok('listProducts', { query: { archived: true } })),
  ]
  const found = all.find((one) => one.name === name)
  if (!found) throw new Error(`There is no product ${name}`)
  return found
}

export async function recommendation(p4: TestP4, trigger: string) {
  const { id } = await product(p4, trigger)
  const found = (await p4.as('owner').ok('listRecommendations')).find(
    (one) => one.product_id === id,
  )
  if (!found) throw new Error(`${trigger} has no recommendation`)
  return found
}
