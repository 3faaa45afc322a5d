import { expect, test } from '../fixtures.ts'
import { sent } from '../parts.ts'
import {
  linksRead,
  openStores,
  priceOf,
  section,
  soldSomewhere,
  table,
  typeInto,
} from './productStoreParts.ts'

test('a price is set in place, in whole cents (VAR-18, VAR-20, VAR-21, FLASH-51, API-29)', async ({
  page,
  p4,
  signIn,
}) => {
  const { product, first, variant, price } = await soldSomewhere(p4)
  await signIn('owner')
  await openStores(page, product.id)
  const cell = priceOf(page, variant.sku, first.name)
  await typeInto(cell, String(price.price + 25))
  const put = sent(page, 'PUT', /\/price$/)
  const reread = linksRead(page)
  await page.keyboard.press('Enter')
  expect(new URL((await put).url()).pathname).toBe(
    `/p4/stores/${first.id}/variants/${variant.id}/price`,
  )
  expect((await put).postDataJSON()).toEqual({ price: price.price + 25 })
  await reread
  await expect(page.getByText('Price updated.')).toBeVisible()
  await page.reload()
  await expect(cell).toContainText(`${price.price + 25}¢`)
})

for (const [persona, missing] of [
  ['storeLead', 'stores:update-all'],
  ['barista', 'stores:update-menu'],
] as const)
  test(`PERM-14, AMB-27: as ${persona} the prices can be read only, and it says which permission is missing`, async ({
    page,
    p4,
    signIn,
  }) => {
    const { product, first, variant, price } = await soldSomewhere(p4)
    await signIn(persona)
    await openStores(page, product.id)
    await expect(table(page).getByRole('rowheader').first()).toContainText(first.name)
    await expect(
      table(page).getByRole('row').filter({ hasText: variant.sku }).first(),
    ).toContainText(`${price.price}¢`)
    await expect(section(page).getByRole('textbox')).toHaveCount(0)
    await expect(section(page).getByRole('combobox')).toHaveCount(0)
    for (const name of [/Add to/, /Remove/])
      await expect(section(page).getByRole('button', { name })).toHaveCount(0)
    await section(page).getByRole('button', { name: '1 action not allowed' }).click()
    await expect(page.getByText(new RegExp(missing)).first()).toBeVisible()
  })
