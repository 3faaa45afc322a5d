import { HttpResponse, http } from 'msw'
import { expect, test } from '../fixtures.ts'
import { button, clickAtOnce, countSent, dialog, sent } from '../parts.ts'
import {
  activeWith,
  attributeOf,
  attributes,
  latte,
  openVariants,
  rows,
  values,
  variants,
} from './variantParts.ts'

test('PROD-48, VAR-01, VAR-05: attributes, their values and the variants of a product', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await openVariants(page, id)
  await expect(page.getByRole('heading', { name: 'Variants and Attributes' })).toBeVisible()
  await expect(attributes(page).getByRole('heading')).toHaveText(['Size', 'Temperature', 'Milk'])
  await expect(values(page, 'Milk').getByRole('listitem')).toHaveText([/Whole Milk/, /Oat Milk/])
  await expect(page.getByRole('radio', { name: 'Whole Milk is the default' })).toBeChecked()
  await expect(variants(page).getByRole('columnheader')).toHaveText([
    'SKU',
    'Size',
    'Temperature',
    'Milk',
    'Actions',
  ])
  await expect(rows(page)).toHaveCount(8)
  await expect(rows(page).first().getByRole('cell')).toHaveText([
    /-S-H-WH$/,
    '12 oz',
    'Hot',
    'Whole Milk',
    '',
  ])
  await expectAccessible()
})

for (const persona of ['barista', 'areaLead', 'storeLead'] as const)
  test(`PERM-10, PROD-48: as ${persona}, without products:update, everything is there to be read only`, async ({
    page,
    p4,
    signIn,
  }) => {
    await signIn(persona)
    await openVariants(page, await latte(p4))
    await expect(values(page, 'Milk').getByRole('listitem')).toHaveText([
      /Whole Milk\s*Default/,
      'Oat Milk',
    ])
    await expect(rows(page)).toHaveCount(8)
    const section = page.getByRole('region', { name: 'Variants and Attributes' })
    await expect(section.getByRole('radio')).toHaveCount(0)
    await expect(section.getByRole('textbox')).toHaveCount(0)
    await expect(section.getByRole('combobox')).toHaveCount(0)
    for (const name of [/^Move /, /Delete/, /Edit/, /Add Variant/, /Clone/, /Generate/])
      await expect(section.getByRole('button', { name })).toHaveCount(0)
    await section.getByRole('button', { name: '1 action not allowed' }).click()
    await expect(page.getByText(/products:update/)).toBeVisible()
  })

test('a variant is added with a value of every attribute, and the store links are read again (VAR-05, VAR-09, AMB-65, FLASH-40)', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await activeWith(p4, 'Size')
  const existing = await p4.as('owner').ok('listProductVariants', { path: { id } })
  const [taken, gone] = existing
  const [spare] = gone?.attribute_values ?? []
  if (!taken || !gone || !spare) throw new Error('The product has too few variants')
  await p4.as('owner').ok('deleteVariant', { path: { id: gone.id } })
  await openVariants(page, id)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await button(page, 'Add Variant').click()
  const form = page.getByRole('row', { name: 'Add Variant' })
  // A variant without SKU and value is refused.
  await form.getByRole('combobox', { name: 'Size' }).selectOption('')
  await button(form, 'Save').click()
  await expect(form.getByText('Must provide a SKU.')).toBeVisible()
  await expect(form.getByText('Must choose a value for Size.')).toBeVisible()
  expect(posts).toEqual([])
  // A SKU that another variant has is refused.
  await form.getByRole('textbox', { name: 'SKU' }).fill(taken.sku)
  await form.getByRole('combobox', { name: 'Size' }).selectOption({ label: spare.name })
  await button(form, 'Save').click()
  await expect(form.getByText('This SKU belongs to another variant.')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'SKU' })).toHaveValue(taken.sku)

  await form.getByRole('textbox', { name: 'SKU' }).fill('NEW-SKU')
  const post = sent(page, 'POST', /\/p4\/variants$/)
  const links = sent(page, 'GET', /\/stores\/storeProduct$/)
  const reread = sent(page, 'GET', /\/variants$/)
  await page.keyboard.press('Enter')
  expect((await post).postDataJSON()).toEqual({
    product_id: id,
    sku: 'NEW-SKU',
    attribute_values: [spare],
  })
  await links
  await reread
  await expect(page.getByText('New Variant Created')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'NEW-SKU' })).toContainText(spare.name)
  // At the stores it has a price of its own now.
  const grid = page.getByRole('grid', { name: 'Stores' })
  await grid.scrollIntoViewIfNeeded()
  await expect(grid.getByRole('row', { name: /^NEW-SKU at / }).first()).toBeVisible()
})

test('VAR-09, AMB-68, FLASH-41: a variant is edited in its row; two of the same values are refused', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await openVariants(page, id)
  await rows(page)
    .first()
    .getByRole('button', { name: /^Edit / })
    .click()
  const form = page.getByRole('row', { name: /^Edit / })
  const [, taken] = await p4.as('owner').ok('listProductVariants', { path: { id } })
  await form.getByRole('combobox', { name: 'Milk' }).selectOption('Oat Milk')
  await form.getByRole('textbox', { name: 'SKU' }).fill(taken?.sku.toLowerCase() ?? '')
  await button(form, 'Save').click()
  // Both faults show at once, each at its field.
  await expect(form.getByText('The product has a variant with these values already.')).toHaveCount(
    1,
  )
  for (const name of ['Size', 'Temperature', 'Milk'])
    await expect(form.getByRole('combobox', { name })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText('This SKU belongs to another variant.')).toBeVisible()
  await form.getByRole('combobox', { name: 'Milk' }).selectOption('Whole Milk')
  await form.getByRole('textbox', { name: 'SKU' }).fill('RENAMED')
  const links = sent(page, 'GET', /\/stores\/storeProduct$/)
  await button(form, 'Save').click()
  await links
  await expect(page.getByText('Variant Updated')).toBeVisible()
  await expect(rows(page).first()).toContainText('RENAMED')
})

test('deleting a variant asks, then reads the store links again (VAR-09, VAR-13, AMB-69, FLASH-42)', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await openVariants(page, await latte(p4))
  const sku = (await rows(page).first().getByRole('cell').first().textContent()) ?? ''
  await rows(page)
    .first()
    .getByRole('button', { name: /^Delete / })
    .click()
  await expect(dialog(page).getByRole('heading', { name: 'Be Careful' })).toBeVisible()
  await expect(dialog(page).getByText('The variant is deleted at every store')).toBeVisible()
  const links = sent(page, 'GET', /\/stores\/storeProduct$/)
  await button(dialog(page), 'Confirm').click()
  await links
  await expect(page.getByText('Variant Deleted')).toBeVisible()
  await expect(rows(page)).toHaveCount(7)
  await expect(page.getByText(sku, { exact: true })).toHaveCount(0)
})

test('attributes and values are cloned from another product, never from itself (VAR-02, AMB-64, FLASH-21, FLASH-39, API-48)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  const id = await activeWith(p4, 'Size')
  const source = await latte(p4)
  const { attribute, own } = await attributeOf(p4, source, 'Milk')
  const spare = attribute.attribute_values.find(
    ({ id: value }) =>
      !own.product_attribute_values.some((one) => one.attribute_value_id === value),
  )
  const name = async (product: number) =>
    (await p4.as('owner').ok('getProduct', { path: { id: product } })).name
  await openVariants(page, id)

  await button(page, 'Clone from a Product').click()
  await button(dialog(page), 'Clone Product Attributes').click()
  await expect(dialog(page).getByText('Must select a product')).toBeVisible()
  const picker = dialog(page).getByRole('combobox', { name: 'Clone from' })
  await picker.fill(await name(id))
  await expect(page.getByRole('option', { name: await name(id), exact: true })).toHaveCount(0)
  await picker.fill(await name(source))
  await page
    .getByRole('option', { name: await name(source) })
    .first()
    .click()
  await expectAccessible()
  const post = sent(page, 'POST', /\/productAttributes\/clone$/)
  const reread = sent(page, 'GET', /\/variants$/)
  await button(dialog(page), 'Clone Product Attributes').click()
  expect((await post).postDataJSON()).toEqual({ product_id: id, clone_product_id: source })
  await reread
  await expect(page.getByText('Product Attributes Cloned')).toBeVisible()
  await expect(attributes(page).getByRole('heading')).toHaveText(['Size', 'Temperature', 'Milk'])
  // A dialog that is opened while it closes keeps its choice.
  await expect(dialog(page)).toBeHidden()

  await p4.as('owner').ok('createProductAttributeValue', {
    body: { attribute_value_id: spare?.id ?? 0, product_attribute_id: own.id, sort_order: 5 },
  })
  await button(page, 'Clone from a Product').click()
  await picker.fill(await name(source))
  await page
    .getByRole('option', { name: await name(source) })
    .first()
    .click()
  const clone = sent(page, 'POST', /\/cloneAttributeValues$/)
  await button(dialog(page), 'Clone Attribute Values').click()
  expect((await clone).postDataJSON()).toEqual({ source_product_id: source })
  await expect(page.getByText('Attribute Values Cloned')).toBeVisible()
  await expect(values(page, 'Milk').getByRole('listitem')).toHaveCount(3)
})

test('PLUS-05, VAR-02: of both clone buttons in one frame the first one clones, once', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await openVariants(page, await activeWith(p4, 'Size'))
  await button(page, 'Clone from a Product').click()
  await dialog(page).getByRole('combobox', { name: 'Clone from' }).fill('latte')
  await page.getByRole('option').first().click()
  const posts = countSent(page, 'POST', /\/(productAttributes\/clone|cloneAttributeValues)$/)
  const clone = button(dialog(page), 'Clone Product Attributes')
  await clickAtOnce(clone, button(dialog(page), 'Clone Attribute Values'), clone)
  await expect(page.getByText('Product Attributes Cloned')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(posts()).toBe(1)
})

test('VAR-01, PLUS-12, FLASH-40: missing variants are proposed and made one by one; the refused one is tried again', async ({
  page,
  p4,
  signIn,
  network,
  expectAccessible,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  const existing = await p4.as('owner').ok('listProductVariants', { path: { id } })
  for (const variant of existing.slice(0, 6))
    await p4.as('owner').ok('deleteVariant', { path: { id: variant.id } })
  let calls = 0
  network.use(
    http.post(/\/p4\/variants$/, () => {
      calls += 1
      if (calls !== 3) return undefined
      return HttpResponse.json({ code: 'busy', message: 'Not now.', status: 503 }, { status: 503 })
    }),
  )
  await openVariants(page, id)
  await button(page, 'Generate Variants').click()
  const proposals = dialog(page).getByRole('list', { name: 'Missing variants' })
  await expect(proposals.getByRole('listitem')).toHaveCount(6)
  const sku = dialog(page).getByRole('textbox', { name: 'SKU of 12 oz, Hot, Whole Milk' })
  await expect(sku).toHaveValue(/^BEV-\d+-12OZ-HOT-WHOLEMILK$/)
  await expectAccessible()
  await proposals.getByRole('checkbox', { name: '16 oz, Hot, Oat Milk' }).uncheck()
  await sku.fill(existing.at(-1)?.sku ?? '')
  await button(dialog(page), 'Create 5 Variants').click()
  await expect(dialog(page).getByText('Another variant has this SKU.')).toBeVisible()
  expect(calls).toBe(0)
  await sku.fill('MINE')
  await button(dialog(page), 'Create 5 Variants').click()
  await expect(dialog(page).getByText('4 of 5 done, 1 failed')).toBeVisible()
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Not now.' })).toHaveCount(1)
  await expect(page.getByText('1 of 5 variants could not be created.')).toBeVisible()
  await expectAccessible()
  await button(dialog(page), 'Retry failed').click()
  await expect(dialog(page).getByText('5 of 5 done')).toBeVisible()
  await expect(page.getByText('New Variant Created')).toBeVisible()
  expect(calls).toBe(6)
  await button(dialog(page), 'Close').click()
  await expect(rows(page)).toHaveCount(7)
  await expect(rows(page).filter({ hasText: 'MINE' })).toContainText('12 oz')
})

test('VAR-05, PLUS-12: a SKU that the server refuses is changed in the result and tried again', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  const id = await activeWith(p4, 'Size')
  const existing = await p4.as('owner').ok('listProductVariants', { path: { id } })
  for (const variant of existing)
    await p4.as('owner').ok('deleteVariant', { path: { id: variant.id } })
  // Another product has this SKU, which this page does not know.
  const other = await latte(p4)
  const [foreign] = await p4.as('owner').ok('listProductVariants', { path: { id: other } })
  await openVariants(page, id)
  await button(page, 'Generate Variants').click()
  const skus = dialog(page).getByRole('textbox')
  await expect(skus.first()).not.toHaveValue('')
  await skus.nth(1).fill((await skus.first().inputValue()).toLowerCase())
  await dialog(page)
    .getByRole('button', { name: /^Create/ })
    .click()
  await expect(dialog(page).getByText('Another variant has this SKU.')).toBeVisible()
  await skus.nth(1).fill(foreign?.sku.toLowerCase() ?? '')
  await dialog(page)
    .getByRole('button', { name: /^Create/ })
    .click()
  const refused = dialog(page).getByRole('list', { name: 'Refused SKUs' }).getByRole('textbox')
  await expect(refused).toHaveCount(1)
  await expect(refused).toHaveAccessibleDescription('This SKU belongs to another variant.')
  await expectAccessible()
  await refused.fill(' ')
  await button(dialog(page), 'Retry failed').click()
  await expect(refused).toHaveAccessibleDescription('Must provide a SKU.')
  await refused.fill('MENDED')
  await button(dialog(page), 'Retry failed').click()
  await expect(
    dialog(page).getByText(`${existing.length} of ${existing.length} done`),
  ).toBeVisible()
  await expect(refused).toHaveCount(0)
  await button(dialog(page), 'Close').click()
  await expect(rows(page).filter({ hasText: 'MENDED' })).toHaveCount(1)
})

test('PLUS-08, VAR-01: the section is usable on a phone', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('owner')
  await openVariants(page, await latte(p4))
  await button(page, 'Add Variant').scrollIntoViewIfNeeded()
  await rows(page).first().getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('row', { name: /^Edit / })
  // The columns have no headers here, so each field needs its own label.
  for (const name of ['SKU', 'Size', 'Temperature', 'Milk']) {
    const label = form.getByText(name, { exact: true })
    expect((await label.boundingBox())?.height, name).toBeGreaterThan(10)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible()
})
