import type { Locator, Page } from '@playwright/test'
import { HttpResponse, http } from 'msw'
import type { TestP4 } from '#mocks/p4.ts'
import { productsWith } from '#mocks/productsWith.ts'
import { expect, test } from './fixtures.ts'
import { button, nextTimer, sent } from './parts.ts'

const latte = (p4: TestP4) => activeWith(p4, 'Size', 'Temperature', 'Milk')
const attributes = (page: Page) => page.getByRole('list', { name: 'Attributes', exact: true })
const values = (page: Page, name: string) => page.getByRole('list', { name: `Values of ${name}` })
const variants = (page: Page) => page.getByRole('table', { name: 'Variants' })
const rows = (page: Page) =>
  variants(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const dialog = (page: Page) => page.getByRole('dialog')
const moves = (within: Locator) => within.getByRole('button', { name: /^Move / })

async function openProduct(page: Page, id: number) {
  await page.goto(`/products/${id}`)
  await expect(variants(page)).toBeVisible()
}

/** Picks an option of a picker that searches. */
async function pick(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).fill(option)
  await page.getByRole('option', { name: option }).first().click()
}

/** Moves a row of a sortable list up by keyboard, from one place to another. */
async function moveUp(page: Page, handle: Locator, from: number, to: number) {
  const told = (place: number) => page.getByText(new RegExp(`is over place ${place} of`))
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(told(from)).toBeAttached()
  await nextTimer(page)
  for (let place = from - 1; place >= to; place -= 1) {
    await page.keyboard.press('ArrowUp')
    await expect(told(place)).toBeAttached()
  }
  await page.keyboard.press('Space')
}

/** An active product with just these attributes. */
async function activeWith(p4: TestP4, ...names: string[]): Promise<number> {
  const active = await p4.as('owner').ok('listProducts')
  const ids = await productsWith(p4, ...names)
  const id = ids.find((one) => active.some((product) => product.id === one))
  if (id === undefined) throw new Error(`No active product has ${names}`)
  return id
}

const attributesOf = (p4: TestP4, id: number) =>
  p4.as('owner').ok('listProductAttributes', { path: { id } })

/** The attribute of that name, as the product has it. */
async function attributeOf(p4: TestP4, productId: number, name: string) {
  const all = await p4.as('owner').ok('listAttributes')
  const attribute = all.find((one) => one.name === name)
  const own = (await attributesOf(p4, productId)).find((one) => one.attribute_id === attribute?.id)
  if (!attribute || !own) throw new Error(`The product has no ${name}`)
  return { attribute, own }
}

test('PROD-48, VAR-01, VAR-03, VAR-04, VAR-05: attributes, their values and the variants of a product', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await openProduct(page, id)
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
    await openProduct(page, await latte(p4))
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
    await section.getByRole('button', { name: '1 action hidden' }).click()
    await expect(page.getByText(/products:update/)).toBeVisible()
  })

test('PROD-47, PROD-48: an archived product has no section of variants or stores', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await p4
    .as('owner')
    .ok('patchProduct', { path: { id }, body: { archived_at: '2026-03-01T10:00:00.000Z' } })
  await page.goto(`/products/${id}`)
  await expect(page.getByRole('button', { name: 'Restore Product' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Variants and Attributes' })).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('AMB-68, FLASH-33, VAR-10, AMB-65: an attribute is added at the end and the variants are read again', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await openProduct(page, id)
  const post = sent(page, 'POST', /\/productAttributes$/)
  const reread = sent(page, 'GET', /\/variants$/)
  await page.getByRole('combobox', { name: 'Add an attribute' }).fill('Syrup')
  await page.getByRole('option', { name: /^Syrup (?!Amount)/ }).click()
  const { attribute } = await attributeOf(p4, id, 'Syrup')
  expect((await post).postDataJSON()).toEqual({
    attribute_id: attribute.id,
    product_id: id,
    sort_order: 3,
  })
  await reread
  await expect(page.getByText('Created Product Attribute', { exact: true })).toBeVisible()
  await expect(attributes(page).getByRole('heading').last()).toHaveText('Syrup')
  await expect(page.getByText('No value is on offer, so guests are not asked.')).toBeVisible()
  // One of a kind is not offered twice.
  await page.getByRole('combobox', { name: 'Add an attribute' }).fill('Syrup')
  await expect(page.getByRole('option')).toHaveText([/^Syrup Amount/])
})

test('VAR-06, VAR-10, VAR-12, AMB-66, FLASH-36: a value is added first in order, no default, for its product attribute', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  const { attribute, own } = await attributeOf(p4, id, 'Milk')
  await openProduct(page, id)
  const post = sent(page, 'POST', /\/productAttributeValues$/)
  const reread = sent(page, 'GET', /\/variants$/)
  const next = attribute.attribute_values.find(({ name }) => !/Whole|Oat/.test(name))
  await pick(page, 'Add a value of Milk', next?.name ?? '')
  expect((await post).postDataJSON()).toEqual({
    attribute_value_id: next?.id,
    product_attribute_id: own.id,
    sort_order: 0,
    is_default: false,
  })
  await reread
  await expect(page.getByText('Created Product Attribute Value')).toBeVisible()
  await expect(values(page, 'Milk').getByRole('listitem')).toHaveCount(3)
  await expect(values(page, 'Milk').getByRole('listitem').first()).toContainText(next?.name ?? '')
  await expect(page.getByRole('radio', { name: `${next?.name} is the default` })).not.toBeChecked()
  const now = (await attributeOf(p4, id, 'Milk')).own.product_attribute_values
  expect(now.map((value) => value.sort_order)).toEqual([0, 1, 2])
})

test('VAR-08, VAR-10, AMB-67, FLASH-38, API-50: one value is the default; it ends by making another one the default', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  const { own: before } = await attributeOf(p4, id, 'Milk')
  await openProduct(page, id)
  const whole = page.getByRole('radio', { name: 'Whole Milk is the default' })
  const oat = page.getByRole('radio', { name: 'Oat Milk is the default' })
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls += 1
  })
  await whole.click()
  await expect(whole).toBeChecked()
  expect(calls).toBe(0)
  const put = sent(page, 'PUT', /\/productAttributeValues\/\d+$/)
  const reread = sent(page, 'GET', /\/variants$/)
  await oat.click()
  const [, second] = before.product_attribute_values
  expect((await put).postDataJSON(), 'the whole value').toEqual({ ...second, is_default: true })
  await reread
  await expect(oat).toBeChecked()
  await expect(whole).not.toBeChecked()
  // The text of FLASH-38 is written in lower case, unlike the one of FLASH-34.
  await expect(page.getByText('Updated product attribute', { exact: true })).toBeVisible()
  const { own } = await attributeOf(p4, id, 'Milk')
  expect(own.product_attribute_values.map((value) => value.is_default)).toEqual([false, true])
})

test('VAR-08, FLASH-03: a refused default is shown at once, then taken back with the reason', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  await signIn('owner')
  await openProduct(page, await latte(p4))
  const held = Promise.withResolvers<void>()
  fail('updateProductAttributeValue', { status: 409, message: 'Somebody was faster.' })
  fail('updateProductAttributeValue', { until: held.promise, times: 1 })
  const oat = page.getByRole('radio', { name: 'Oat Milk is the default' })
  await oat.click()
  await expect(oat).toBeChecked()
  held.resolve()
  await expect(page.getByRole('alert')).toContainText('Somebody was faster.')
  await expect(page.getByRole('radio', { name: 'Whole Milk is the default' })).toBeChecked()
})

test('VAR-07, VAR-10, AMB-68, FLASH-34, API-46: attributes are put in order by keyboard, and the order stays', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await openProduct(page, id)
  const reread = sent(page, 'GET', /\/variants$/)
  const [, , milk] = await attributesOf(p4, id)
  const put = sent(page, 'PUT', /\/productAttributes\/\d+$/)
  await moveUp(page, button(page, 'Move Milk'), 3, 1)
  expect((await put).postDataJSON(), 'the whole product attribute').toEqual({
    ...milk,
    sort_order: 0,
  })
  await expect(attributes(page).getByRole('heading')).toHaveText(['Milk', 'Size', 'Temperature'])
  await expect(page.getByText('Updated Product Attribute', { exact: true })).toBeVisible()
  await reread
  await expect
    .poll(async () => (await attributesOf(p4, id)).map((one) => one.sort_order))
    .toEqual([0, 1, 2])
  await page.reload()
  await expect(attributes(page).getByRole('heading')).toHaveText(['Milk', 'Size', 'Temperature'])
  await expect(variants(page).getByRole('columnheader').nth(1)).toHaveText('Milk')
})

test('VAR-07, AMB-68, FLASH-38: values are put in order by dragging', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await openProduct(page, id)
  const handle = button(page, 'Move Oat Milk')
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const to = await button(page, 'Move Whole Milk').boundingBox()
  if (!from || !to) throw new Error('The handles are not in the page')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, from.y - 10, { steps: 4 })
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 8 })
  await page.mouse.up()
  await expect(values(page, 'Milk').getByRole('listitem')).toHaveText([/Oat Milk/, /Whole Milk/])
  await expect(page.getByText('Updated product attribute', { exact: true })).toBeVisible()
  const { own, attribute } = await attributeOf(p4, id, 'Milk')
  const names = own.product_attribute_values.map(
    ({ attribute_value_id: valueId }) =>
      attribute.attribute_values.find((value) => value.id === valueId)?.name,
  )
  expect(names).toEqual(['Oat Milk', 'Whole Milk'])
  // The default has moved along.
  await expect(page.getByRole('radio', { name: 'Whole Milk is the default' })).toBeChecked()
})

test('VAR-07, FLASH-05: when the network goes during a reorder, the order is back and the reason is told', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await openProduct(page, id)
  fail('updateProductAttribute', { network: 'gone' })
  await moveUp(page, button(page, 'Move Milk'), 3, 1)
  await expect(page.getByRole('alert')).toHaveText('Something went wrong.')
  await expect(attributes(page).getByRole('heading')).toHaveText(['Size', 'Temperature', 'Milk'])
})

test('VAR-07: when the third of five is refused, those before it are put back', async ({
  page,
  p4,
  signIn,
  network,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  const { attribute, own } = await attributeOf(p4, id, 'Milk')
  const offered = new Set(own.product_attribute_values.map((value) => value.attribute_value_id))
  const more = attribute.attribute_values.filter((value) => !offered.has(value.id)).slice(0, 3)
  for (const [index, value] of more.entries())
    await p4.as('owner').ok('createProductAttributeValue', {
      body: { attribute_value_id: value.id, product_attribute_id: own.id, sort_order: 2 + index },
    })
  const order = async () =>
    (await attributeOf(p4, id, 'Milk')).own.product_attribute_values.map((value) => value.id)
  const before = await order()
  expect(before).toHaveLength(5)
  let calls = 0
  network.use(
    http.put(/\/p4\/productAttributeValues\/\d+$/, () => {
      calls += 1
      if (calls !== 3) return undefined
      return HttpResponse.json({ code: 'busy', message: 'Not now.', status: 503 }, { status: 503 })
    }),
  )
  await openProduct(page, id)
  const names = await values(page, 'Milk').getByRole('listitem').allTextContents()
  await moveUp(page, moves(values(page, 'Milk')).last(), 5, 1)
  await expect(page.getByRole('alert')).toHaveText('Not now.')
  expect(calls).toBe(5)
  expect(await order()).toEqual(before)
  await expect(values(page, 'Milk').getByRole('listitem')).toHaveText(names)
})

test('VAR-07: two people who arrange the same list at the same time both keep their moves', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await openProduct(page, id)
  // Somebody else puts Temperature first; this page does not know it.
  for (const [name, sort_order] of [
    ['Temperature', 0],
    ['Size', 1],
  ] as const) {
    const { own } = await attributeOf(p4, id, name)
    await p4
      .as('admin')
      .ok('updateProductAttribute', { path: { id: own.id }, body: { sort_order } })
  }
  await moveUp(page, button(page, 'Move Milk'), 3, 1)
  await expect(page.getByText('Updated Product Attribute', { exact: true })).toBeVisible()
  await expect(attributes(page).getByRole('heading')).toHaveText(['Temperature', 'Milk', 'Size'])
  const kept = await attributesOf(p4, id)
  expect(kept.map((one) => one.sort_order)).toEqual([0, 1, 2])
})

test('VAR-11, VAR-13, AMB-69, FLASH-37: withdrawing a value asks, tells what it touches and shows the variants that lose it', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  const owner = p4.as('owner')
  const recommendations = await owner.ok('listRecommendations')
  const active = await owner.ok('listProducts')
  const trigger = active.find(
    (each) => each.id !== id && recommendations.some(({ product_id }) => product_id === each.id),
  )
  const one = recommendations.find(({ product_id }) => product_id === trigger?.id)
  await owner.ok('updateRecommendation', {
    path: { id: one?.id ?? 0 },
    body: { recommended_product_ids: [id] },
  })
  for (const { id: other, recommended_product_ids: ids } of recommendations)
    if (other !== one?.id && ids.includes(id))
      await owner.ok('updateRecommendation', {
        path: { id: other },
        body: { recommended_product_ids: [] },
      })
  await openProduct(page, id)
  await button(page, 'Delete Oat Milk').click()
  await expect(dialog(page).getByRole('heading', { name: 'Be Careful' })).toBeVisible()
  await expect(
    dialog(page).getByText(
      'Products may vanish from the menu. Are you sure you want to delete this?',
      { exact: true },
    ),
  ).toBeVisible()
  const reach = dialog(page).getByRole('listitem')
  await expect(reach.filter({ hasText: '4 variants have this value' })).toBeVisible()
  await expect(reach.filter({ hasText: /\d+ stores sell/ })).toBeVisible()
  await expect(reach.filter({ hasText: /is on the menus? .*All Day/ })).toBeVisible()
  await expect(reach.filter({ hasText: 'The product triggers the promotions' })).toContainText(
    'Welcome, new customer',
  )
  await expect(reach.filter({ hasText: `is recommended after ${trigger?.name}` })).toBeVisible()
  await expectAccessible()
  await button(dialog(page), 'Cancel').click()
  await expect(dialog(page)).toBeHidden()
  await expect(button(page, 'Delete Oat Milk')).toBeFocused()
  await expect(values(page, 'Milk').getByRole('listitem')).toHaveCount(2)

  await button(page, 'Delete Oat Milk').click()
  const reread = sent(page, 'GET', /\/variants$/)
  await button(dialog(page), 'Confirm').click()
  await reread
  await expect(page.getByText('Deleted Product Attribute Value')).toBeVisible()
  await expect(values(page, 'Milk').getByRole('listitem')).toHaveText([/Whole Milk/])
  await expect(rows(page).filter({ hasText: 'Missing' })).toHaveCount(4)
})

test('VAR-13, FLASH-03: what a deletion touches never stands in its way, and a refusal stays in the dialog', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  await signIn('owner')
  await openProduct(page, await latte(p4))
  fail('listRecommendations', { status: 500 })
  fail('listRecommendedProducts', { until: new Promise(() => {}) })
  fail('deleteProductAttribute', { status: 409, message: 'Somebody is editing it.', times: 1 })
  await button(page, 'Delete Size').click()
  await expect(dialog(page).getByText('The recommendations could not be looked up.')).toBeVisible()
  await button(dialog(page), 'Confirm').click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Somebody is editing it.')
  await button(dialog(page), 'Confirm').click()
  await expect(dialog(page)).toBeHidden()
  await expect(attributes(page).getByRole('heading')).toHaveText(['Temperature', 'Milk'])
})

test('VAR-11, VAR-13, AMB-69, FLASH-35: deleting an attribute asks, then reads the variants again', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await openProduct(page, await latte(p4))
  await button(page, 'Delete Milk').click()
  await expect(dialog(page).getByText('8 variants lose a value')).toBeVisible()
  const reread = sent(page, 'GET', /\/variants$/)
  await button(dialog(page), 'Confirm').click()
  await reread
  await expect(page.getByText('Deleted Product Attribute', { exact: true })).toBeVisible()
  await expect(variants(page).getByRole('columnheader', { name: 'Milk' })).toHaveCount(0)
})

test('VAR-05, VAR-09, AMB-65, FLASH-40: a variant is added with a value of every attribute, and the store links are read again', async ({
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
  await openProduct(page, id)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await button(page, 'Add Variant').click()
  const form = page.getByRole('row', { name: 'Add Variant' })
  // Bad input: no SKU and no value.
  await form.getByRole('combobox', { name: 'Size' }).selectOption('')
  await button(form, 'Save').click()
  await expect(form.getByText('Must provide a SKU.')).toBeVisible()
  await expect(form.getByText('Must choose a value for Size.')).toBeVisible()
  expect(posts).toEqual([])
  // A SKU that is taken.
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
    attribute_values: [spare.id],
  })
  await links
  await reread
  await expect(page.getByText('New Variant Created')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'NEW-SKU' })).toContainText(spare.name)
  // At the stores it has a price of its own now.
  await expect(page.getByRole('textbox', { name: /^Price of NEW-SKU at / }).first()).toBeVisible()
})

test('AMB-68, VAR-05: Add Variant starts with the first combination that is missing, goes on to the next, and ends with the last', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await activeWith(p4, 'Size')
  const existing = await p4.as('owner').ok('listProductVariants', { path: { id } })
  await openProduct(page, id)
  await expect(button(page, 'Add Variant')).toHaveAccessibleDescription(
    'Every combination has its variant.',
  )
  const [one, two] = existing
  for (const gone of [one, two])
    await p4.as('owner').ok('deleteVariant', { path: { id: gone?.id ?? 0 } })
  await page.reload()
  await button(page, 'Add Variant').click()
  const form = page.getByRole('row', { name: 'Add Variant' })
  const size = form.getByRole('combobox', { name: 'Size' })
  await expect(size.locator('option:checked')).toHaveText(one?.attribute_values[0]?.name ?? '')
  await form.getByRole('textbox', { name: 'SKU' }).fill('FIRST')
  await page.keyboard.press('Enter')
  await expect(rows(page).filter({ hasText: 'FIRST' })).toHaveCount(1)
  await expect(size.locator('option:checked')).toHaveText(two?.attribute_values[0]?.name ?? '')
  await expect(form.getByRole('textbox', { name: 'SKU' })).toHaveValue('')
  await form.getByRole('textbox', { name: 'SKU' }).fill('SECOND')
  await page.keyboard.press('Enter')
  await expect(rows(page).filter({ hasText: 'SECOND' })).toHaveCount(1)
  await expect(form).toHaveCount(0)
  await expect(button(page, 'Add Variant')).toBeFocused()
})

test('VAR-09, AMB-68, FLASH-41: a variant is edited in its row; two of the same values are refused', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await openProduct(page, id)
  await button(rows(page).first(), 'Edit').click()
  const form = page.getByRole('row', { name: /^Edit / })
  const [, taken] = await p4.as('owner').ok('listProductVariants', { path: { id } })
  await form.getByRole('combobox', { name: 'Milk' }).selectOption('Oat Milk')
  await form.getByRole('textbox', { name: 'SKU' }).fill(taken?.sku.toLowerCase() ?? '')
  await button(form, 'Save').click()
  // Both are told at once, each where it is.
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

test('VAR-09, VAR-13, AMB-69, FLASH-42: deleting a variant asks, then reads the store links again', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await openProduct(page, await latte(p4))
  const sku = (await rows(page).first().getByRole('cell').first().textContent()) ?? ''
  await button(rows(page).first(), 'Delete').click()
  await expect(dialog(page).getByRole('heading', { name: 'Be Careful' })).toBeVisible()
  await expect(dialog(page).getByText('The variant goes from every store')).toBeVisible()
  const links = sent(page, 'GET', /\/stores\/storeProduct$/)
  await button(dialog(page), 'Confirm').click()
  await links
  await expect(page.getByText('Variant Deleted')).toBeVisible()
  await expect(rows(page)).toHaveCount(7)
  await expect(page.getByText(sku, { exact: true })).toHaveCount(0)
})

test('VAR-02, AMB-64, FLASH-21, FLASH-39, API-48: attributes and values are cloned from another product, never from itself', async ({
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
  await openProduct(page, id)

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

test('VAR-02, FLASH-03: a refused clone says why in the dialog', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  await signIn('owner')
  await openProduct(page, await activeWith(p4, 'Size'))
  fail('cloneProductAttributes', { status: 404, message: 'This product does not exist.' })
  await button(page, 'Clone from a Product').click()
  await dialog(page).getByRole('combobox', { name: 'Clone from' }).fill('latte')
  await page.getByRole('option').first().click()
  await button(dialog(page), 'Clone Product Attributes').click()
  await expect(dialog(page).getByRole('alert')).toHaveText('This product does not exist.')
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
  await openProduct(page, id)
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
  // A SKU of another product, which this page does not know.
  const other = await latte(p4)
  const [foreign] = await p4.as('owner').ok('listProductVariants', { path: { id: other } })
  await openProduct(page, id)
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

test('VAR-01, PLUS-03: a section that fails says so and can be asked again', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  await signIn('owner')
  fail('listProductVariants', { status: 500, message: 'The variants rest.', times: 1 })
  await page.goto(`/products/${await latte(p4)}`)
  const section = page.getByRole('region', { name: 'Variants and Attributes' })
  await expect(section.getByText('The variants could not be loaded')).toBeVisible()
  await expect(section.getByText('The variants rest.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Stores' })).toBeVisible()
  await section.getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page)).toHaveCount(8)
})

test('PLUS-08, VAR-01: the section is usable on a phone', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('owner')
  await openProduct(page, await latte(p4))
  await button(page, 'Add Variant').scrollIntoViewIfNeeded()
  await rows(page).first().getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('row', { name: /^Edit / })
  // Nothing heads the columns here, so each field says what it is.
  for (const name of ['SKU', 'Size', 'Temperature', 'Milk']) {
    const label = form.getByText(name, { exact: true })
    expect((await label.boundingBox())?.height, name).toBeGreaterThan(10)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible()
})
