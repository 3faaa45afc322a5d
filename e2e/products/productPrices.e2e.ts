import { expect, test } from '../fixtures.ts'
import { button, sent } from '../parts.ts'
import {
  linksOf,
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

test('VAR-20: an entry that is no number is ignored: the old price is back, nothing is sent and nothing flashed', async ({
  page,
  p4,
  signIn,
}) => {
  const { product, first, variant, price } = await soldSomewhere(p4)
  await signIn('owner')
  await openStores(page, product.id)
  let puts = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts += 1
  })
  const cell = priceOf(page, variant.sku, first.name)
  for (const entry of ['abc', '4.5.', '', '-5', '2147483648', String(price.price)]) {
    await typeInto(cell, entry)
    await cell.getByRole('textbox').blur()
    await expect(cell).toContainText(`${price.price}¢`)
  }
  await typeInto(cell, '77')
  await page.keyboard.press('Escape')
  await expect(cell).toContainText(`${price.price}¢`)
  await page.getByRole('searchbox', { name: 'Search stores' }).focus()
  expect(puts).toBe(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Price updated.')).toHaveCount(0)
})

test('VAR-18, FLASH-03: a refused price is shown at once, then taken back with the reason', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  const { product, first, variant, price } = await soldSomewhere(p4)
  const held = Promise.withResolvers<void>()
  await signIn('owner')
  await openStores(page, product.id)
  fail('updateStoreVariantPrice', { status: 409, message: 'Prices are being counted.' })
  fail('updateStoreVariantPrice', { until: held.promise, times: 1 })
  const cell = priceOf(page, variant.sku, first.name)
  await typeInto(cell, '999')
  await page.keyboard.press('Tab')
  await expect(cell).toContainText('999¢')
  held.resolve()
  await expect(page.getByRole('alert')).toHaveText('Prices are being counted.')
  await expect(cell).toContainText(`${price.price}¢`)
})

test('VAR-25: of two users who set the same price the last one wins, for both', async ({
  page,
  p4,
  signIn,
}) => {
  const { product, first, variant } = await soldSomewhere(p4)
  await signIn('owner')
  await openStores(page, product.id)
  await p4.as('areaLead').ok('updateStoreVariantPrice', {
    path: { storeId: first.id, variantId: variant.id },
    body: { price: 1111 },
  })
  const cell = priceOf(page, variant.sku, first.name)
  await typeInto(cell, '2222')
  await cell.getByRole('textbox').blur()
  await expect(page.getByText('Price updated.')).toBeVisible()
  const links = await linksOf(p4, product.id)
  expect(links.filter(({ store_id }) => store_id === first.id)).toHaveLength(1)
  expect(
    links
      .find(({ store_id }) => store_id === first.id)
      ?.prices.find(({ variant_id }) => variant_id === variant.id)?.price,
  ).toBe(2222)
})

test('PERM-14, AMB-27: area leads, who hold both permissions, may edit', async ({
  page,
  p4,
  signIn,
}) => {
  const { product, first, variant } = await soldSomewhere(p4)
  await signIn('areaLead')
  await openStores(page, product.id)
  await expect(button(page, 'Add to Store')).toBeVisible()
  await expect(button(page, 'Add to All Stores')).toBeVisible()
  await typeInto(priceOf(page, variant.sku, first.name), '888')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Price updated.')).toBeVisible()
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
