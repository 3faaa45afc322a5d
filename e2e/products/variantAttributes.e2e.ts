import { expect, test } from '../fixtures.ts'
import { button, dialog, pick, sent } from '../parts.ts'
import {
  attributeOf,
  attributes,
  attributesOf,
  latte,
  moveUp,
  openVariants,
  rows,
  values,
  variants,
} from './variantParts.ts'

test('an attribute is added at the end and the variants are read again (AMB-68, FLASH-33, VAR-10, AMB-65)', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await openVariants(page, id)
  const post = sent(page, 'POST', /\/productAttributes$/)
  const reread = sent(page, 'GET', /\/variants$/)
  await page.getByRole('combobox', { name: 'Add an attribute' }).fill('Syrup')
  await page.getByRole('option', { name: /^Syrup (?!Amount)/ }).click()
  const added = (await post).postDataJSON()
  await reread
  const { attribute } = await attributeOf(p4, id, 'Syrup')
  expect(added).toEqual({ attribute_id: attribute.id, product_id: id, sort_order: 3 })
  await expect(page.getByText('Created Product Attribute', { exact: true })).toBeVisible()
  await expect(attributes(page).getByRole('heading').last()).toHaveText('Syrup')
  await expect(page.getByText('No value is on offer, so customers are not asked.')).toBeVisible()
  // The picker does not offer an attribute that the product has already.
  await page.getByRole('combobox', { name: 'Add an attribute' }).fill('Syrup')
  await expect(page.getByRole('option')).toHaveText([/^Syrup Amount/])
})

test('a value is added first in order, no default, for its product attribute (VAR-06, VAR-10, VAR-12, AMB-66, FLASH-36)', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  const { attribute, own } = await attributeOf(p4, id, 'Milk')
  await openVariants(page, id)
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

test('one value is the default; it ends by making another one the default (VAR-08, VAR-10, AMB-67, FLASH-38, API-50)', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  const { own: before } = await attributeOf(p4, id, 'Milk')
  await openVariants(page, id)
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
  await openVariants(page, await latte(p4))
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

test('attributes are put in order by keyboard, and the order stays (VAR-07, VAR-10, AMB-68, FLASH-34, API-46)', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await latte(p4)
  await openVariants(page, id)
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
  await openVariants(page, id)
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
  // The default has moved along with its value.
  await expect(page.getByRole('radio', { name: 'Whole Milk is the default' })).toBeChecked()
})

test('withdrawing a value asks, tells what it touches and shows the variants that lose it (VAR-11, VAR-13, AMB-69, FLASH-37)', async ({
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
  await openVariants(page, id)
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
  await openVariants(page, await latte(p4))
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

test('deleting an attribute asks, then reads the variants again (VAR-11, VAR-13, AMB-69, FLASH-35)', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await openVariants(page, await latte(p4))
  await button(page, 'Delete Milk').click()
  await expect(dialog(page).getByText('8 variants lose a value')).toBeVisible()
  const reread = sent(page, 'GET', /\/variants$/)
  await button(dialog(page), 'Confirm').click()
  await reread
  await expect(page.getByText('Deleted Product Attribute', { exact: true })).toBeVisible()
  await expect(variants(page).getByRole('columnheader', { name: 'Milk' })).toHaveCount(0)
})
