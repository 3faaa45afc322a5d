import { expect, test } from '../fixtures.ts'
import { button, dialog, field, messages, pick, region, rowsOf } from '../parts.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('AMB-292, AMB-230: a new product from nothing to sold: attributes, variants with prices, stores and menu, as owner', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/products')
  await page.getByRole('link', { name: 'Create Product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Product' })).toBeVisible()
  await page.getByRole('main').getByText('Beverage', { exact: true }).click()
  await field(page, 'Name').fill('Fig Cortado')
  await field(page, 'Base Price in Cents').fill('4.50')
  await field(page, 'SKU').fill('BEV-9001')
  await button(page, 'Submit').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fig Cortado' })).toBeVisible()

  const checklist = region(page, 'Before it can be sold')
  await checklist.getByRole('link', { name: 'Attributes: none' }).click()
  const variants = region(page, 'Variants and Attributes')
  await expect(variants).toBeInViewport()
  await pick(page, 'Add an attribute', 'Shots')
  await expect(checklist.getByRole('link', { name: 'Attributes: 1' })).toBeVisible()
  for (const value of ['Single', 'Double']) {
    await pick(page, 'Add a value of Shots', value)
    await expect(page.getByRole('list', { name: 'Values of Shots' })).toContainText(value)
  }

  await button(variants, 'Generate Variants').click()
  const prices = dialog(page).getByRole('textbox', { name: /^Price of / })
  await expect(prices).toHaveCount(2)
  await prices.last().fill('5.25')
  await button(dialog(page), 'Create 2 Variants').click()
  await button(dialog(page), 'Close').last().click()
  await expect(rowsOf(page, 'Variants')).toHaveCount(2)

  await checklist.getByRole('link', { name: 'Stores: 0 of 24' }).click()
  await button(page, 'Add to All Stores').click()
  await button(dialog(page), 'Confirm').click()
  await expect(messages(page)).toContainText('Product Added to all Stores.')
  await button(dialog(page), 'Close').last().click()
  await expect(checklist.getByRole('link', { name: 'Stores: 24 of 24' })).toBeVisible()

  await checklist.getByRole('link', { name: 'Menus: none' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menus' })).toBeVisible()
  await page.goto('/menus?menu=all-day&category=1')
  await button(page, 'Actions for Cold Coffee').click()
  await page.getByRole('menuitem', { name: 'Add Product' }).click()
  await pick(page, 'Product', 'Fig Cortado')
  await button(dialog(page), 'Add').click()
  await expect(page.getByText('Fig Cortado')).toBeVisible()

  const [created] = (await p4.as('owner').ok('listProducts')).filter(
    ({ name }) => name === 'Fig Cortado',
  )
  await page.goto(`/products/${created?.id}`)
  await expect(region(page, 'Before it can be sold')).toHaveCount(0)
  const sold = await p4.as('owner').ok('listProductsAtStore', { path: { id: 1 } })
  const here = sold.find(({ product_id }) => product_id === created?.id)
  expect(here?.prices.map(({ price }) => price)).toEqual([450, 525])
  await page.goto('/stores/1')
  await page.getByRole('searchbox', { name: 'Search the menu' }).fill('Fig Cortado')
  const menu = page.getByRole('grid', { name: 'Menu' })
  await expect(menu).toContainText('Fig Cortado')
  await expect(menu).toContainText('525')
})
