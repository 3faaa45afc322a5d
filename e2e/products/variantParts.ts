import type { Locator, Page } from '@playwright/test'
import type { TestP4 } from '#mocks/p4.ts'
import { productsWith } from '#mocks/productsWith.ts'
import { expect } from '../fixtures.ts'
import { nextTimer, rowsOf, waitForSections } from '../parts.ts'

export const latte = (p4: TestP4) => activeWith(p4, 'Size', 'Temperature', 'Milk')
export const attributes = (page: Page) =>
  page.getByRole('list', { name: 'Attributes', exact: true })
export const values = (page: Page, name: string) =>
  page.getByRole('list', { name: `Values of ${name}` })
export const variants = (page: Page) => page.getByRole('table', { name: 'Variants' })
export const rows = (page: Page) => rowsOf(page, 'Variants')
export const moves = (within: Locator) => within.getByRole('button', { name: /^Move / })

export async function openVariants(page: Page, id: number) {
  await page.goto(`/products/${id}`)
  await expect(variants(page)).toBeVisible()
  await waitForSections(page)
}

/** Moves a row of a sortable list up by keyboard. */
export async function moveUp(page: Page, handle: Locator, from: number, to: number) {
  const announcement = (place: number) => page.getByText(new RegExp(`is over position ${place} of`))
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`at position ${from} of`)).toBeAttached()
  await nextTimer(page)
  for (let place = from - 1; place >= to; place -= 1) {
    await page.keyboard.press('ArrowUp')
    await expect(announcement(place)).toBeAttached()
  }
  await page.keyboard.press('Space')
}

/** An active product with exactly these attributes. */
export async function activeWith(p4: TestP4, ...names: string[]): Promise<number> {
  const active = await p4.as('owner').ok('listProducts')
  const ids = await productsWith(p4, ...names)
  const id = ids.find((one) => active.some((product) => product.id === one))
  if (id === undefined) throw new Error(`No active product has ${names}`)
  return id
}

export const attributesOf = (p4: TestP4, id: number) =>
  p4.as('owner').ok('listProductAttributes', { path: { id } })

export async function attributeOf(p4: TestP4, productId: number, name: string) {
  const all = await p4.as('owner').ok('listAttributes')
  const attribute = all.find((one) => one.name === name)
  const own = (await attributesOf(p4, productId)).find((one) => one.attribute_id === attribute?.id)
  if (!attribute || !own) throw new Error(`The product has no ${name}`)
  return { attribute, own }
}
