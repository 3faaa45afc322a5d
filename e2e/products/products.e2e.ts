import type { Page } from '@playwright/test'
import { HttpResponse, http } from 'msw'
import { expect, test } from '../fixtures.ts'
import { button, openProductForm, rowsOf as rows, sent } from '../parts.ts'

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
test('AMB-48: a photo of 48 megapixels is sent as a smaller JPEG', async ({ page, signIn }) => {
  await signIn('owner')
  await openProductForm(page)
  const chosen = page.getByLabel('Image', { exact: true })
  await expect(chosen).toBeAttached()
  const photo = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 8000
    canvas.height = 6000
    canvas.getContext('2d')?.fillRect(0, 0, 4000, 6000)
    const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/jpeg', 0.5))
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? [])
    return Array.from(bytes)
  })
  await chosen.setInputFiles({
    name: 'terrace.jpeg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(photo),
  })
  await expect(page.getByText('terrace.jpg')).toBeVisible()
  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  await button(page, 'Submit').click()
  const { product_image_data: data } = (await saved).postDataJSON()
  const size = await page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, data)
  expect(size).toEqual([2400, 1800])
})

test('both lists, the way down to the archived one, and a product (PROD-01, PROD-02, PROD-03, PROD-04, PROD-05, ROUTE-29, ROUTE-30, AMB-169)', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeVisible()
  const headers = table(page, 'Products').getByRole('columnheader')
  await expect(headers).toHaveText(['ID', 'SKU', 'Name', 'Type'])
  await expect(headers.first()).toHaveAttribute('aria-sort', 'ascending')
  const first = rows(page, 'Products').first().getByRole('cell')
  await expect(first).toHaveText(['1', 'BEV-1001', 'Espresso', 'Beverage'])
  await expect(page.getByRole('status').filter({ hasText: /^\d+ products$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /page/i })).toHaveCount(0)
  await expectAccessible()

  await page.getByRole('link', { name: 'Archived Products' }).click()
  await expect(page).toHaveURL('/products#archived-products')
  await expect(page.getByRole('heading', { name: 'Archived Products' })).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByRole('heading', { name: 'Archived Products' })).not.toBeInViewport()
  await page.getByRole('link', { name: 'Archived Products' }).click()
  await expect(page.getByRole('heading', { name: 'Archived Products' })).toBeInViewport()
  await expect(table(page, 'Archived Products').getByRole('columnheader')).toHaveText([
    'ID',
    'SKU',
    'Name',
    'Type',
    'Archived',
  ])
  const archived = rows(page, 'Archived Products').first()
  await expect(archived.getByRole('cell').last()).toHaveText(
    /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2}(st|nd|rd|th), \d{4} \d{1,2}:\d\d [AP]M$/,
  )
  await archived.click({ position: { x: 30, y: 20 } })
  await expect(page).toHaveURL(/\/products\/\d+$/)
  await expect(button(page, 'Restore Product')).toBeVisible()
})

test('PLUS-01, PROD-05: what was searched and sorted is there again after Back, at the same place', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  await page.goto('/products')
  await page.getByRole('searchbox', { name: 'Search products' }).fill('latte')
  await expect(page).toHaveURL('/products?q=latte')
  await table(page, 'Products').getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL('/products?q=latte&sort=name')
  const last = rows(page, 'Products').last()
  await last.scrollIntoViewIfNeeded()
  const name = (await last.getByRole('link').textContent()) ?? ''
  const scrolled = await page.evaluate(() => scrollY)
  await last.getByRole('link').click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('latte')
  await expect(rows(page, 'Products').last()).toContainText(name)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('PLUS-03, FLASH-92: a failing archived list fails alone and can be asked again', async ({
  page,
  signIn,
  network,
}) => {
  await signIn('barista')
  let broken = true
  network.use(
    http.get('*/p4/products', ({ request }) => {
      if (!broken || !request.url.endsWith('?archived=true')) return undefined
      const answer = { code: 'fault', message: 'The archive is locked.', status: 503 }
      return HttpResponse.json(answer, { status: 503 })
    }),
  )
  await page.goto('/products')
  await expect(rows(page, 'Products').first()).toBeVisible()
  const problem = page.getByRole('alert').filter({ hasText: 'archived products' })
  await expect(problem).toContainText('The archive is locked.')
  await expect(
    page.getByRole('alert').filter({ hasText: /^The archive is locked\.$/ }),
  ).toBeVisible()
  broken = false
  await problem.getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page, 'Archived Products').first()).toBeVisible()
})

test('without products:update everything can be read and nothing changed (PROD-06, PROD-44, PERM-10, AMB-24)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('barista')
  await page.goto('/products')
  await expect(rows(page, 'Products').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Product' })).toHaveCount(0)
  await button(page, '1 action not allowed').click()
  await expect(page.getByRole('dialog')).toContainText(/Create products.*products:update/)
  await page.goto('/products/1')
  await expect(page.getByRole('heading', { name: 'Espresso', exact: true })).toBeVisible()
  for (const name of ['Edit Product', 'Archive Product', 'Restore Product'])
    await expect(button(page, name)).toHaveCount(0)
  await button(page, '2 actions not allowed').click()
  await expect(page.getByRole('dialog')).toContainText(/Archive the product.*products:update/)
  await page.keyboard.press('Escape')
  await expectAccessible()
  await p4
    .as('owner')
    .ok('patchProduct', { path: { id: 1 }, body: { archived_at: '2026-03-01T10:00:00.000Z' } })
  await page.goto('/products/1')
  await expect(page.getByText('Archived', { exact: true }).first()).toBeVisible()
  await button(page, '1 action not allowed').click()
  await expect(page.getByRole('dialog')).toContainText(/Restore the product.*products:update/)
  await expect(button(page, 'Restore Product')).toHaveCount(0)
  await page.goto('/products/create-product')
  await expect(page.getByText('products:update')).toBeVisible()
  await expect(button(page, 'Submit')).toHaveCount(0)
})

test('a product is created with everything it can have (PROD-11, PROD-12, PROD-14, PROD-15, PROD-16, PROD-17, PROD-18, PROD-19, PROD-20, PROD-22, PROD-25, PROD-27, PROD-28, PROD-29, PROD-30, PROD-36, PROD-37, AMB-48, AMB-54, AMB-55, ROUTE-28, API-20)', async ({
  page,
  signIn,
  p4,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/products')
  await page.getByRole('link', { name: 'Create Product' }).click()
  await expect(page).toHaveURL('/products/create-product')
  await expect(page.getByRole('heading', { name: 'Create Product' })).toBeVisible()
  await expectAccessible()

  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'cream.png', mimeType: 'image/png', buffer: pixel })
  await page.getByRole('radio', { name: 'Beverage' }).check({ force: true })
  await page.getByLabel('Name').fill('Salted Cream Cold Brew')
  await page.getByLabel('Base Price in Cents').fill('575')
  await expect(
    page.getByRole('img', { name: 'Tile of Salted Cream Cold Brew, $5.75' }),
  ).toBeVisible()
  await page.getByLabel('Tags').fill('dairy')
  await page.keyboard.press('Enter')
  await page.getByLabel('SKU').fill('BEV-9999')
  await page.getByLabel('Netsuite Account').click()
  await page.getByRole('option', { name: /^Beverage Sales/ }).click()
  await page.getByLabel('Description').fill('Cold brew under salted cream.')
  await page.getByLabel('Foreground Color').fill('ffffff')
  await page.getByLabel('Background Color').fill('3B2A20')
  await page.getByLabel('Tertiary Color').fill('nope')
  await page.getByLabel('Calories').fill('90-240')
  await page.getByLabel('Prep Time').fill('2')
  await page.getByRole('switch', { name: 'Show on the Default Menu' }).check({ force: true })
  await page.getByRole('radio', { name: 'Daily' }).check({ force: true })
  await page.getByRole('switch', { name: 'Seasonal/Promotional Product' }).check({ force: true })
  await page.getByLabel('Promotional Categories').fill('handcrafted')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Honey' }).click()
  await page.getByLabel('Mobile Menu').fill('iced')

  const request = sent(page, 'POST')
  await button(page, 'Submit').click()
  const body = (await request).postDataJSON()
  expect(body).toEqual({
    product_type: 'beverage',
    name: 'Salted Cream Cold Brew',
    price: 575,
    tags: [{ id: expect.any(Number), name: 'Contains Dairy' }],
    square_sku: 'BEV-9999',
    netsuite_account_id: '40100',
    description: 'Cold brew under salted cream.',
    foreground_color: '#ffffff',
    background_color: '#3B2A20',
    tertiary_color: null,
    calories: '90-240',
    prep_time: 2,
    on_default_menu: true,
    inventory_control: 'daily',
    is_seasonal: true,
    promotional_categories: [{ id: expect.any(Number), name: 'Handcrafted Drinks' }],
    addons: [{ id: expect.any(Number), name: 'Honey', icon_image_url: expect.any(String) }],
    mobile_menu_format: 'iced',
    product_image_data: `data:image/png;base64,${pixel.toString('base64')}`,
    image_filename: 'cream.png',
  })
  await expect(page).toHaveURL(/\/products\/\d+$/)
  await expect(
    page.getByRole('heading', { name: 'Salted Cream Cold Brew', exact: true }),
  ).toBeVisible()
  const id = Number(page.url().split('/').at(-1))
  const kept = await p4.as('barista').ok('getProduct', { path: { id } })
  expect(kept).toMatchObject({ square_sku: 'BEV-9999', archived_at: null, tertiary_color: null })
  expect(kept.image_url).toMatch(/^\/files\//)
})

test('the product form offers its choices and explains its fields (PROD-13, PROD-21, PROD-23, PROD-24, PROD-26, PROD-27)', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/products/create-product')
  const choices = (name: string) =>
    page
      .getByRole('radiogroup', { name })
      .getByRole('radio')
      .evaluateAll((all) =>
        all.map((one) => one.closest('label')?.textContent ?? one.parentElement?.textContent),
      )
  await expect(page.getByRole('radio', { name: 'Beverage' })).toBeAttached()
  expect(await choices('Product Type')).toEqual([
    ...['Beverage', 'Food', 'Bag', 'Bottle', 'Merchandise'],
  ])
  expect(await choices('Inventory Control')).toEqual(['Unlimited', 'Limited', 'Daily'])
  for (const choice of ['Beverage', 'Food', 'Bag', 'Bottle', 'Merchandise', 'Limited', 'Daily']) {
    const radio = page.getByRole('radio', { name: choice, exact: true })
    await radio.check({ force: true })
    await expect(radio).toBeChecked()
  }
  await expect(page.getByLabel('Calories')).toHaveAccessibleDescription(
    'Optional: a number or a range such as 400-700.',
  )
  await expect(
    page.getByRole('switch', { name: 'Show on the Default Menu' }),
  ).toHaveAccessibleDescription(
    'The product appears in the default menu when no store is selected.',
  )
  await expect(page.getByLabel('Promotional Categories')).toHaveAccessibleDescription(
    'Groups used for promotion exclusions.',
  )
  const icon = await page
    .getByRole('button', { name: 'Honey' })
    .getByRole('presentation')
    .boundingBox()
  expect(Math.max(icon?.width ?? 99, icon?.height ?? 99)).toBeLessThanOrEqual(40)
})

test('what is missing is told one by one and nothing is sent (PROD-32, PROD-33, PROD-34, PROD-35, FLASH-07, FLASH-08, FLASH-09, FLASH-10)', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/products/create-product')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url())
  })
  const submit = async (text: string, field?: string) => {
    await button(page, 'Submit').click()
    const alert = page.getByRole('alert').filter({ hasText: text })
    await expect(alert).toBeVisible()
    if (field) await expect(page.getByLabel(field)).toBeFocused()
    await alert.getByRole('button').click()
  }
  await submit('Must select a type.')
  await expect(page.getByText('Must provide a name.')).toBeVisible()
  await page.getByRole('radio', { name: 'Food' }).check({ force: true })
  await submit('Must provide a name.', 'Name')
  await page.getByLabel('Name').fill('Scone')
  await submit('Must provide a SKU.', 'SKU')
  await page.getByLabel('SKU').fill('FOO-9999')
  await page.getByLabel('Prep Time').fill('a while')
  await submit('Invalid prep time.', 'Prep Time')
  expect(calls).toEqual([])
  await page.getByLabel('Prep Time').fill('')
  await page.getByLabel('Base Price in Cents').fill('450')
  const request = sent(page, 'POST')
  await button(page, 'Submit').click()
  expect((await request).postDataJSON()).not.toHaveProperty('prep_time')
})

test('PROD-31, PROD-42, AMB-185: a long name is typed whole, and the server refuses it at its field and in a flash', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/products/create-product')
  await page.getByRole('radio', { name: 'Bag' }).check({ force: true })
  const name = page.getByLabel('Name')
  await name.fill('n'.repeat(300))
  await expect(name).toHaveValue('n'.repeat(300))
  await page.getByLabel('SKU').fill('BAG-9001')
  await page.getByLabel('Base Price in Cents').fill('1450')
  const request = sent(page, 'POST')
  await button(page, 'Submit').click()
  expect((await request).postDataJSON()).toMatchObject({ name: 'n'.repeat(300) })
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(/255/)
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toContainText(
    '255',
  )
  await expect(name).toHaveValue('n'.repeat(300))
})

test('AMB-55, AMB-230, PLUS-09: a price that cannot be read stays and is refused, and dollars are read as such', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await openProductForm(page)
  const price = page.getByLabel('Base Price in Cents')
  await price.fill('4 75')
  await page.keyboard.press('Tab')
  await expect(price).toHaveValue('4 75')
  await expect(price).toHaveAccessibleDescription(/cannot be “4 75”: that is not an amount\./)
  await expectAccessible()
  let puts = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts += 1
  })
  await button(page, 'Submit').click()
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('4 75')
  expect(puts).toBe(0)
  await price.fill('4.75')
  await expect(price).toHaveAccessibleDescription('= $4.75')
  const put = sent(page, 'PUT')
  await button(page, 'Submit').click()
  expect((await put).postDataJSON()).toMatchObject({ price: 475 })
})

test('AMB-230: a new product at $0.00 is asked about', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/products/create-product')
  await page.getByRole('radio', { name: 'Food' }).check({ force: true })
  await page.getByLabel('Name').fill('Scone')
  await page.getByLabel('SKU').fill('FOO-9002')
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  const question = page.getByRole('dialog', { name: 'Create a product at $0.00?' })
  await button(page, 'Submit').click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(posts).toBe(0)
  await expect(page.getByLabel('Name')).toHaveValue('Scone')
  await button(page, 'Submit').click()
  const request = sent(page, 'POST')
  await question.getByRole('button', { name: 'Create' }).click()
  expect((await request).postDataJSON()).toMatchObject({ name: 'Scone', price: 0 })
})

test('a product is edited in place (PROD-37, PROD-38, PROD-39, PROD-44, AMB-52, AMB-53, AMB-54, AMB-177, FLASH-17, API-22)', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await openProductForm(page)
  await expect(page.getByLabel('SKU')).toBeDisabled()
  await expect(page.getByLabel('Netsuite Account')).toBeDisabled()
  await expectAccessible()
  await page.getByLabel('Name').fill('Espresso Doppio')
  await page.getByLabel('Calories').fill('')
  const request = sent(page, 'PUT')
  await button(page, 'Submit').click()
  const body = (await request).postDataJSON()
  // The whole record as read, with the change (AMB-177).
  expect(body).toMatchObject({ id: 1, name: 'Espresso Doppio', square_sku: 'BEV-1001' })
  for (const unset of ['calories', 'product_image_data', 'image_filename'])
    expect(body).not.toHaveProperty(unset)
  await expect(page.getByText('Product Updated')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Espresso Doppio', exact: true })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
    'Espresso Doppio',
  )
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(rows(page, 'Products').first()).toContainText('Espresso Doppio')
})

test('PROD-44, PLUS-08: the form keeps its place in the index, takes the focus and gives it back', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/products/1')
  const details = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Details' })
  const edit = button(page, 'Edit Product')
  await edit.click()
  await expect(button(page, 'Choose another')).toBeFocused()
  await expect(details).toHaveAttribute('aria-current', 'location')
  await button(page, 'Cancel').click()
  await expect(edit).toBeFocused()
  await edit.click()
  await page.getByLabel('Calories').fill('7')
  await button(page, 'Cancel').click()
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click()
  await expect(edit).toBeFocused()
  await edit.click()
  await page.getByLabel('Calories').fill('8')
  await button(page, 'Submit').click()
  await expect(page.getByText('Product Updated')).toBeVisible()
  await expect(edit).toBeFocused()
})

test('PLUS-04: an edited product is not left without a question, by a link or by Back', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/products')
  await rows(page, 'Products').first().getByRole('link').click()
  await button(page, 'Edit Product').click()
  await page.getByLabel('Description').fill('Changed')
  await button(page, 'Cancel').click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(question).toContainText('Description')
  await question.getByRole('button', { name: 'Stay' }).click()
  await page
    .getByRole('link', { name: 'Tags' })
    .or(page.getByRole('link', { name: 'Search' }))
    .first()
    .click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL('/products/1')
  await expect(page.getByLabel('Description')).toHaveValue('Changed')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Product Updated')).toBeVisible()
})

test('PLUS-08: lists and form are usable on a phone', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('owner')
  await page.goto('/products')
  await expect(page.getByRole('link', { name: 'Espresso', exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Espresso', exact: true }).click()
  await button(page, 'Edit Product').click()
  await expect(page.getByLabel('Name')).toBeVisible()
  await expectAccessible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
