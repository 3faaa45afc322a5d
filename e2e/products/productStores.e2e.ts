import { HttpResponse, http } from 'msw'
import { expect, test } from '../fixtures.ts'
import { button, dialog, messages, rowsOf, sent } from '../parts.ts'
import {
  linksOf,
  linksRead,
  openStores,
  pickStore,
  priceOf,
  section,
  soldSomewhere,
  table,
  typeInto,
} from './productStoreParts.ts'

test('a row per store and below it each variant with its price in cents (PROD-48, VAR-14, VAR-24, AMB-60, AMB-61, API-26)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const { product, sells, first, link } = await soldSomewhere(p4)
  await signIn('owner')
  await openStores(page, product.id)
  await expect(table(page).getByRole('columnheader')).toHaveText(['Store', 'SKU', 'Price in cents'])
  await expect(section(page).getByText(`${sells.length} stores`)).toBeVisible()
  await expect(table(page).getByRole('rowheader').first()).toContainText(first.name)
  for (const { variant_id, price } of link.prices) {
    const sku = link.product.variants.find(({ id }) => id === variant_id)?.sku ?? ''
    await expect(priceOf(page, sku, first.name)).toContainText(`${price}¢`)
  }
  await expectAccessible('#stores')
})

test('VAR-14, PLUS-01: stores are searched by name, and the search is in the address', async ({
  page,
  p4,
  signIn,
}) => {
  const { product, sells, first } = await soldSomewhere(p4)
  await signIn('barista')
  await openStores(page, product.id)
  await page.getByRole('searchbox', { name: 'Search stores' }).fill(first.name.toLowerCase())
  await expect(table(page).getByRole('rowheader')).toHaveCount(1)
  await expect(section(page).getByText(`1 of ${sells.length} stores`)).toBeVisible()
  await expect(page).toHaveURL(/storesQ=/)
  await page.reload()
  await expect(table(page).getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search stores' }).fill('nowhere at all')
  await expect(page.getByText('No store found')).toBeVisible()
  await button(section(page), 'Clear Search').click()
  await expect(page).toHaveURL(`/products/${product.id}`)
})

test('the product is added to one store at its base price (VAR-15, VAR-21, AMB-60, AMB-62, FLASH-50, XC-03, API-27)', async ({
  page,
  p4,
  signIn,
}) => {
  const { product, missing, sells, variant } = await soldSomewhere(p4)
  await signIn('owner')
  await openStores(page, product.id)
  // The buttons are in line with the field, whose label is above it.
  const store = await section(page).getByRole('combobox', { name: 'Store' }).boundingBox()
  for (const name of ['Add to Store', 'Add to All Stores'])
    expect((await button(page, name).boundingBox())?.y, name).toBeCloseTo(store?.y ?? 0, 0)
  await pickStore(page, missing.name)
  const post = sent(page, 'POST', /\/products\/\d+\/stores$/)
  const reread = linksRead(page)
  await button(page, 'Add to Store').click()
  expect((await post).postDataJSON()).toEqual({
    store_id: missing.id,
    product_id: product.id,
    price: product.price,
  })
  await reread
  await expect(page.getByText('Added product to store.')).toBeVisible()
  await expect(section(page).getByText(`${sells.length + 1} stores`)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search stores' }).fill(missing.name)
  await expect(priceOf(page, variant.sku, missing.name)).toContainText(`${product.price}¢`)
  // The picker does not offer a store that sells the product already.
  await section(page).getByRole('combobox', { name: 'Store', exact: true }).fill(missing.name)
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('the product is added to all stores after asking (VAR-16, AMB-62, FLASH-54, PLUS-12, API-25)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const { product, stores, sells, lacks } = await soldSomewhere(p4)
  await signIn('owner')
  await openStores(page, product.id)
  await button(page, 'Add to All Stores').click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Add to all stores?')
  await expect(dialog(page).getByText(product.name, { exact: true })).toBeVisible()
  await expectAccessible()
  await button(dialog(page), 'Cancel').click()
  expect(await linksOf(p4, product.id)).toHaveLength(sells.length)
  await button(page, 'Add to All Stores').click()
  const reread = linksRead(page)
  await button(dialog(page), 'Confirm').click()
  await reread
  await expect(page.getByText('Product Added to all Stores.')).toBeVisible()
  await expect(
    dialog(page).getByText(`${lacks.length} added, ${sells.length} sold it already, 0 failed.`),
  ).toBeVisible()
  await expect(dialog(page).getByRole('listitem').first()).toContainText('Added')
  await expectAccessible()
  await button(dialog(page), 'Close').click()
  await expect(section(page).getByText(`${stores.length} stores`, { exact: true })).toBeVisible()
})

test('the errors are joined by commas, and only the failed stores are tried again (VAR-16, AMB-63, FLASH-55, PLUS-12)', async ({
  page,
  p4,
  signIn,
  network,
}) => {
  const { product, sells, lacks } = await soldSomewhere(p4)
  const [one, two, ...others] = lacks
  if (!one || !two) throw new Error('Too few stores lack it')
  const results = [
    ...others.map(({ id, name }) => ({ store_id: id, store_name: name, status: 'added' })),
    ...[one, two].map(({ id, name }) => ({
      store_id: id,
      store_name: name,
      status: 'failed',
      message: 'The register is offline.',
    })),
    ...sells.map(({ id, name }) => ({ store_id: id, store_name: name, status: 'already' })),
  ]
  const errors = [`${one.name}: the register is offline.`, `${two.name}: the register is offline.`]
  network.use(
    http.post(
      /addProductToAllStores$/,
      () => HttpResponse.json({ errors, results, message: 'Added to some stores.' }),
      { once: true },
    ),
  )
  await signIn('owner')
  await openStores(page, product.id)
  await button(page, 'Add to All Stores').click()
  const reread = linksRead(page)
  await button(dialog(page), 'Confirm').click()
  await reread
  // The errors alone are told: neither the message of the host nor that of a success.
  const told = messages(page).getByRole('alert').or(messages(page).getByRole('status'))
  await expect(told).toHaveText([errors.join(', ')])
  const items = dialog(page).getByRole('listitem')
  await expect(items.nth(0)).toContainText(`${one.name}The register is offline.`)
  await expect(items.nth(1)).toContainText(two.name)
  const again = sent(page, 'POST', /addProductToAllStores$/)
  await button(dialog(page), 'Retry failed').click()
  expect((await again).postDataJSON()).toEqual({ store_ids: [one.id, two.id] })
  await expect(page.getByText('Product Added to all Stores.')).toBeVisible()
  await expect(dialog(page).getByText(/, 0 failed\./)).toBeVisible()
  const links = await linksOf(p4, product.id)
  expect(links.map(({ store_id }) => store_id)).toEqual(
    [...sells, one, two].map(({ id }) => id).sort((a, b) => a - b),
  )
})

test('the product is removed from a store after asking, and the focus goes on to the next (VAR-17, VAR-21, AMB-62, FLASH-52, API-28, PLUS-08)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const { product, first, sells } = await soldSomewhere(p4)
  await signIn('owner')
  await openStores(page, product.id)
  await button(page, `Remove from ${first.name}`).click()
  await expect(dialog(page).getByRole('heading')).toHaveText(`Remove from ${first.name}?`)
  await expect(dialog(page).getByText(product.name, { exact: true })).toBeVisible()
  await expectAccessible()
  await button(dialog(page), 'Cancel').click()
  expect(await linksOf(p4, product.id)).toHaveLength(sells.length)
  await button(page, `Remove from ${first.name}`).click()
  const reread = linksRead(page)
  await button(dialog(page), 'Remove').click()
  await reread
  await expect(page.getByText('Success', { exact: true })).toBeVisible()
  await expect(button(page, `Remove from ${first.name}`)).toHaveCount(0)
  await expect(button(page, `Remove from ${sells[1]?.name}`)).toBeFocused()
  expect(await linksOf(p4, product.id)).toHaveLength(sells.length - 1)
})

test('VAR-14, PLUS-02: of two thousand stores with six variants only those in view are drawn', async ({
  page,
  p4,
  signIn,
  network,
}) => {
  const { product, stores, link } = await soldSomewhere(p4)
  const count = 2000
  const [sample] = stores
  const variants = Array.from({ length: 6 }, (_, index) => ({
    id: 900 + index,
    sku: `SKU-${index}`,
  }))
  network.use(
    http.get(/\/p4\/stores$/, () =>
      HttpResponse.json({
        stores: Array.from({ length: count }, (_, index) => ({
          ...sample,
          id: index + 1,
          name: `Store ${String(index + 1).padStart(4, '0')}`,
        })),
        total_rows: count,
      }),
    ),
    http.get(/\/stores\/storeProduct$/, () =>
      HttpResponse.json(
        Array.from({ length: count }, (_, index) => ({
          ...link,
          store_id: index + 1,
          product: { ...link.product, variants },
          prices: variants.map(({ id }) => ({ variant_id: id, price: 500 + index })),
        })),
      ),
    ),
  )
  await signIn('owner')
  await openStores(page, product.id)
  await expect(section(page).getByText('2,000 stores')).toBeVisible()
  await expect(table(page)).toHaveAttribute('aria-rowcount', '14001')
  expect(await table(page).getByRole('row').count()).toBeLessThan(80)
  const first = priceOf(page, 'SKU-0', 'Store 0001')
  await page.getByRole('searchbox', { name: 'Search stores' }).fill('1999')
  await expect(priceOf(page, 'SKU-5', 'Store 1999')).toContainText('2498¢')
  await page.getByRole('searchbox', { name: 'Search stores' }).fill('')
  // An entry that is being typed stays in the page while the user scrolls.
  await typeInto(first, '13')
  await page.mouse.wheel(0, 2_000_000)
  await expect(page.getByText('Store 2000', { exact: true })).toBeVisible()
  await expect(first.getByRole('textbox')).toHaveValue('13')
})

test('VAR-14, PLUS-03: a product that no store sells says so, and a failing list can be asked again', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  const { product, sells } = await soldSomewhere(p4)
  for (const { id } of sells)
    await p4.as('owner').ok('deleteStoreProduct', {
      path: { storeId: id, productId: product.id },
    })
  await signIn('owner')
  fail('listProductStores', { status: 500, message: 'The stores rest.', times: 1 })
  await page.goto(`/products/${product.id}`)
  await expect(section(page).getByText('The stores could not be loaded')).toBeVisible()
  await section(page).getByRole('button', { name: 'Retry' }).click()
  await expect(section(page).getByText('No store sells the product')).toBeVisible()
})

test('PLUS-08, VAR-14: the table is usable on a phone', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const { product, first, variant } = await soldSomewhere(p4)
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('owner')
  await openStores(page, product.id)
  await priceOf(page, variant.sku, first.name).scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible()
})

test('VAR-22: the names of the stores lead to their pages', async ({ page, p4, signIn }) => {
  const { product, first } = await soldSomewhere(p4)
  await signIn('barista')
  await openStores(page, product.id)
  await table(page).getByRole('link', { name: first.name, exact: true }).click()
  await expect(page).toHaveURL(`/stores/${first.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name)
})

test('the promotions that name a product are read when their tab is opened, and lead to their pages (VAR-23, AMB-59, AMB-141, PLUS-01)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const owner = p4.as('owner')
  const promotions = await owner.ok('listPromotions')
  const product = (await owner.ok('listProducts')).find(({ name }) => name === 'House Latte')
  if (!product) throw new Error('There is no House Latte')
  const ongoing = promotions.find(({ name }) => name === 'Welcome, new customer')
  const past = promotions.find(({ name }) => name === 'Winter latte week')
  let reads = 0
  page.on('request', (request) => {
    if (/\/p4\/promotions$/.test(request.url())) reads += 1
  })
  await signIn('storeLead')
  await openStores(page, product.id)
  expect(reads).toBe(0)
  await section(page).getByRole('tab', { name: 'Promotions' }).click()
  await expect(page).toHaveURL(`/products/${product.id}?tab=promotions`)
  const rows = rowsOf(page, 'Promotions')
  await expect(rows).toHaveCount(2)
  expect(reads).toBe(1)
  await expect(rows.first()).toContainText('Welcome, new customer')
  await expect(rows.first()).toContainText('NewCustomerDiscountPromotion')
  await expect(rows.first()).toContainText('Ongoing')
  await expect(rows.nth(1)).toContainText('Past')
  await expectAccessible()
  await rows.first().click()
  await expect(page).toHaveURL(`/promotions/${ongoing?.id}`)
  await page.goBack()
  await rows.nth(1).click()
  await expect(page).toHaveURL(`/promotions/${past?.id}`)
  await page.goBack()
  await page.reload()
  await expect(rows).toHaveCount(2)
  await section(page).getByRole('tab', { name: 'Stores' }).click()
  await expect(page).toHaveURL(`/products/${product.id}`)
  await expect(table(page)).toBeVisible()
})

test('AMB-59, PLUS-03: the tab says that no promotion names the product, or why it cannot tell', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  const product = (await p4.as('owner').ok('listProducts')).find(({ name }) => name === 'Espresso')
  if (!product) throw new Error('There is no Espresso')
  await signIn('barista')
  fail('listPromotions', { message: 'The coupons are being counted.', times: 1 })
  await page.goto(`/products/${product.id}?tab=promotions`)
  const problem = section(page).getByRole('alert')
  await expect(problem).toContainText('The promotions could not be loaded')
  await expect(problem).toContainText('The coupons are being counted.')
  await button(problem, 'Retry').click()
  await expect(section(page).getByText('No promotion names the product')).toBeVisible()
})
