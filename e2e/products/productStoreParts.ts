import type { Locator, Page } from '@playwright/test'
import type { TestP4 } from '#mocks/p4.ts'
import { expect } from '../fixtures.ts'
import { sent, waitForSections } from '../parts.ts'

export const table = (page: Page) => page.getByRole('grid', { name: 'Stores' })
export const section = (page: Page) => page.getByRole('region', { name: 'Where It Is Sold' })

export const linksRead = (page: Page) => sent(page, 'GET', /\/stores\/storeProduct$/)

export const linksOf = (p4: TestP4, id: number) =>
  p4.as('owner').ok('listProductStores', { path: { id } })

/** A product that some stores sell and at least three do not. */
export async function soldSomewhere(p4: TestP4) {
  const owner = p4.as('owner')
  const { stores } = await owner.ok('listStores')
  const products = await owner.ok('listProducts')
  for (const product of products) {
    const links = await linksOf(p4, product.id)
    const sells = stores.filter(({ id }) => links.some(({ store_id }) => store_id === id))
    const lacks = stores.filter(({ id }) => !sells.some((store) => store.id === id))
    const [first, missing] = [sells[0], lacks[0]]
    const link = links.find(({ store_id }) => store_id === first?.id)
    const [price] = link?.prices ?? []
    const variant = link?.product.variants.find(({ id }) => id === price?.variant_id)
    if (first && missing && price && variant && link && lacks.length >= 3 && sells.length > 1)
      return { product, stores, sells, lacks, first, missing, price, variant, link }
  }
  throw new Error('Every product is sold everywhere')
}

export async function openStores(page: Page, id: number) {
  await page.goto(`/products/${id}`)
  await expect(section(page).getByRole('tab', { name: 'Stores' })).toBeVisible()
  await expect(table(page)).toBeVisible()
  await waitForSections(page)
}

export const priceOf = (page: Page, sku: string, store: string) =>
  table(page)
    .getByRole('row', { name: `${sku} at ${store}`, exact: true })
    .getByRole('gridcell')
    .nth(1)

export async function typeInto(cell: Locator, entry: string) {
  await cell.dblclick()
  await cell.getByRole('textbox').fill(entry)
}

export async function pickStore(page: Page, name: string) {
  await section(page).getByRole('combobox', { name: 'Store', exact: true }).fill(name)
  await page.getByRole('option', { name }).first().click()
}
