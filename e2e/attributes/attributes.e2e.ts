import type { Page } from '@playwright/test'
import { HttpResponse, http } from 'msw'
import type { TestP4 } from '#mocks/p4.ts'
import { expect, test } from '../fixtures.ts'
import { button, field, messages, rowsOf } from '../parts.ts'

const rows = (page: Page) => rowsOf(page, 'Attributes')
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('link', { name, exact: true }) })
const names = (page: Page) => page.getByLabel(/^Name of value \d+$/)
const voidBox = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Is void value: ${name}`, exact: true })

const careful = 'Be Careful: Are you sure you never want to use this attribute again?'
const never = 'Are you sure you want to never use this attribute value again?'

async function attribute(p4: TestP4, name: string) {
  const found = (await p4.as('owner').ok('listAttributes')).find((one) => one.name === name)
  if (!found) throw new Error(`There is no attribute ${name}`)
  return found
}

async function valueNames(p4: TestP4, name: string) {
  return (await attribute(p4, name)).attribute_values.map((value) => value.name)
}

/** Records every call that changes something, e.g. 'PUT /p4/attributes/3'. */
function changes(page: Page): string[] {
  const made: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/p4/') && request.method() !== 'GET')
      made.push(`${request.method()} ${pathname}`)
  })
  return made
}

/** Opens a new attribute with these values. */
async function openWith(page: Page, p4: TestP4, ...values: string[]) {
  const owner = p4.as('owner')
  const made = await owner.ok('createAttribute', {
    body: { name: 'Foam', product_type: 'beverage' },
  })
  for (const name of values)
    await owner.ok('createAttributeValue', { body: { attribute_id: made.id, name } })
  await page.goto(`/attributes/${made.id}/edit`)
  await expect(names(page)).toHaveCount(values.length)
  return made.id
}

test('the list, its entry under Products, and the ways from it (ATTR-01, ATTR-02, ATTR-04, ROUTE-31, SHELL-16, AMB-70)', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/products')
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(entries.filter({ hasText: 'Attributes' })).toBeVisible()
  const labels = await entries.allTextContents()
  expect(labels[labels.indexOf('Attributes') - 1]).toBe('Products')
  const indent = (name: string) =>
    entries
      .filter({ hasText: new RegExp(`^${name}$`) })
      .evaluate((entry) => entry.getBoundingClientRect().left)
  expect(await indent('Attributes')).toBeGreaterThan(await indent('Products'))
  await entries.filter({ hasText: 'Attributes' }).click()
  await expect(page).toHaveURL('/attributes')
  const headers = page.getByRole('table', { name: 'Attributes' }).getByRole('columnheader')
  await expect(headers.filter({ hasText: /\w/ })).toHaveText([
    'Display Name',
    'Label',
    'Product Type',
    'Actions',
  ])
  await expect(row(page, 'Milk').getByRole('cell').filter({ hasText: /\w/ })).toHaveText([
    'Milk',
    'Choose your milk',
    'Beverage',
  ])
  await expectAccessible()
  await row(page, 'Milk').getByRole('button', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/\/attributes\/\d+\/edit$/)
  await expect(field(page, 'Name')).toHaveValue('Milk')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Attributes').click()
  await page.getByRole('link', { name: 'Add New Attributes' }).click()
  await expect(page).toHaveURL('/attributes/create')
})

test('a new attribute with what modifies it, then its edit screen (ATTR-05, ATTR-06, ATTR-12, ROUTE-32, FLASH-30, API-38)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/attributes/create')
  await expectAccessible()
  await button(page, 'Create').click()
  await expect(page.getByText('Must provide a name.')).toBeVisible()
  await expect(page.getByText('Must select a type.')).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await field(page, 'Name').fill('Sweetness')
  await field(page, 'Label').fill('How sweet?')
  await page.getByRole('radio', { name: 'Beverage' }).check({ force: true })
  await page.getByRole('switch', { name: 'Is Adjective' }).check({ force: true })
  await page.getByRole('switch', { name: 'Includes Goods' }).check({ force: true })
  await field(page, 'Modified By').fill('syrup am')
  await page.getByRole('option', { name: /Syrup Amount/ }).click()
  await button(page, 'Create').dblclick()
  await expect(page).toHaveURL(/\/attributes\/\d+\/edit$/)
  await expect(messages(page)).toHaveText('Created Attribute')
  await expect(field(page, 'Modified By')).toHaveValue('Syrup Amount')
  const made = (await p4.as('owner').ok('listAttributes')).filter(
    ({ name }) => name === 'Sweetness',
  )
  expect(made).toEqual([
    {
      id: expect.any(Number),
      name: 'Sweetness',
      label: 'How sweet?',
      product_type: 'beverage',
      is_adjective: true,
      includes_goods: true,
      modifier_attribute_id: (await attribute(p4, 'Syrup Amount')).id,
      attribute_values: [],
    },
  ])
})

test('values are added, renamed, voided and deleted, then saved together in order (ATTR-07, ATTR-08, ATTR-09, ATTR-10, ATTR-13, ATTR-14, FLASH-31, ROUTE-33, AMB-73)', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  const milk = await attribute(p4, 'Milk')
  const idOf = (name: string) => milk.attribute_values.find((one) => one.name === name)?.id
  await signIn('owner')
  const made = changes(page)
  await page.goto(`/attributes/${milk.id}/edit`)
  await expect(names(page)).toHaveCount(5)
  await expect(voidBox(page, 'No Milk')).toBeChecked()

  await button(page, 'Delete Almond Milk').click()
  const dialog = page.getByRole('dialog', { name: never })
  await expect(dialog).toContainText('Products may vanish from the menu.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(names(page)).toHaveCount(5)
  await button(page, 'Delete Almond Milk').click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Almond Milk is deleted when you press Update')).toBeVisible()

  await page.getByLabel('Name of value 2').fill('Barista Oat')
  await button(page, 'Add Attribute Value').click()
  await expect(names(page).last()).toBeFocused()
  await names(page).last().fill('Pea Milk')
  await button(page, 'Add Attribute Value').click()
  await names(page).last().fill('Black')
  // An attribute has one void value at most: ticking one box unticks the others.
  await voidBox(page, 'Black').check()
  await expect(voidBox(page, 'No Milk')).not.toBeChecked()
  expect(made).toEqual([])
  expect(await valueNames(p4, 'Milk')).toContain('Almond Milk')
  await expectAccessible()

  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/attributeValues')) bodies.push(request.postDataJSON())
  })
  await button(page, 'Update').dblclick()
  await expect(messages(page)).toHaveText('Updated Attribute')
  expect(made).toEqual([
    `PUT /p4/attributes/${milk.id}`,
    `DELETE /p4/attributeValues/${idOf('Almond Milk')}`,
    `PUT /p4/attributeValues/${idOf('Oat Milk')}`,
    `PUT /p4/attributeValues/${idOf('No Milk')}`,
    'POST /p4/attributeValues',
    'POST /p4/attributeValues',
  ])
  expect(bodies).toEqual([
    { attribute_id: milk.id, name: 'Pea Milk', is_void: false },
    { attribute_id: milk.id, name: 'Black', is_void: true },
  ])
  const saved = await attribute(p4, 'Milk')
  expect(saved.attribute_values.map(({ name, is_void }) => [name, is_void])).toEqual([
    ['Whole Milk', false],
    ['Barista Oat', false],
    ['Soy Milk', false],
    ['No Milk', false],
    ['Pea Milk', false],
    ['Black', true],
  ])
  // The form has no unsaved change: leaving does not ask, and the next Update sends the attribute alone.
  await expect(page.getByText('is deleted when you press Update')).toHaveCount(0)
  made.length = 0
  await button(page, 'Update').click()
  await expect.poll(() => made).toEqual([`PUT /p4/attributes/${milk.id}`])
  await page.getByRole('navigation', { name: 'Main' }).getByText('Tags').click()
  await expect(page).toHaveURL('/tags')
})

test('ATTR-09: a value marked deleted can be kept, a new one is simply gone, a blank one is refused', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const id = await openWith(page, p4, 'Dry', 'Wet')
  const made = changes(page)
  await button(page, 'Delete Dry').click()
  await button(page, 'Confirm').click()
  await button(page, 'Keep Dry').click()
  await expect(names(page)).toHaveCount(2)
  await button(page, 'Add Attribute Value').click()
  await button(page, 'Delete value 3').click()
  await expect(names(page)).toHaveCount(2)
  await button(page, 'Add Attribute Value').click()
  await button(page, 'Update').click()
  await expect(page.getByText('Must provide a name.')).toBeVisible()
  await expect(names(page).last()).toBeFocused()
  expect(made).toEqual([])
  await names(page).last().fill('Extra Dry')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveText('Updated Attribute')
  expect(made).toEqual([`PUT /p4/attributes/${id}`, 'POST /p4/attributeValues'])
  expect(await valueNames(p4, 'Foam')).toEqual(['Dry', 'Wet', 'Extra Dry'])
})

test('ATTR-11: when the third of five renamed values was deleted by a colleague, the save stops, says so and shows what the server has', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await openWith(page, p4, 'One', 'Two', 'Three', 'Four', 'Five')
  const third = (await attribute(p4, 'Foam')).attribute_values[2]?.id ?? 0
  await field(page, 'Label').fill('How much foam?')
  for (const place of [1, 2, 3, 4, 5])
    await page.getByLabel(`Name of value ${place}`).fill(`Foam ${place}`)
  await p4.as('admin').ok('deleteAttributeValue', { path: { id: third } })
  const made = changes(page)
  await button(page, 'Update').click()
  await expect(messages(page).getByRole('alert')).toContainText(/attribute value/i)
  expect(made.filter((call) => call.includes('attributeValues'))).toHaveLength(3)
  await expect(messages(page)).not.toContainText('Updated Attribute')

  const form = page.getByRole('form', { name: 'Edit Attribute' })
  await expect(names(page)).toHaveCount(4)
  for (const [place, name] of [
    [1, 'Foam 1'],
    [2, 'Foam 2'],
    [3, 'Four'],
    [4, 'Five'],
  ])
    await expect(page.getByLabel(`Name of value ${place}`)).toHaveValue(`${name}`)
  await expect(field(page, 'Label')).toHaveValue('How much foam?')
  const notice = form.getByRole('alert')
  await expect(notice).toHaveText(
    'The attribute was saved; these values were not: rename ‘Three’ to ‘Foam 3’, rename ‘Four’ to ‘Foam 4’, rename ‘Five’ to ‘Foam 5’. This attribute value does not exist.',
  )
  await expectAccessible()
  expect(await valueNames(p4, 'Foam')).toEqual(['Foam 1', 'Foam 2', 'Four', 'Five'])
  // The form shows the saved state, so leaving does not ask.
  await page.getByRole('navigation', { name: 'Main' }).getByText('Tags').click()
  await expect(page).toHaveURL('/tags')
})

test('ATTR-11, FLASH-05: the network goes in the middle of five additions; what was added stays, the rest is named', async ({
  page,
  p4,
  signIn,
  network,
}) => {
  await signIn('owner')
  await openWith(page, p4)
  for (const name of ['A', 'B', 'C', 'D', 'E']) {
    await button(page, 'Add Attribute Value').click()
    await names(page).last().fill(name)
  }
  let sent = 0
  network.use(
    http.post(/\/p4\/attributeValues$/, () => {
      sent += 1
      return sent === 3 ? HttpResponse.error() : undefined
    }),
  )
  await button(page, 'Update').click()
  await expect(messages(page)).toContainText('Something went wrong.')
  await expect(names(page)).toHaveCount(2)
  const notice = page.getByRole('form', { name: 'Edit Attribute' }).getByRole('alert')
  for (const name of ['C', 'D', 'E']) await expect(notice).toContainText(`add ‘${name}’`)
  expect(sent).toBe(3)
  expect(await valueNames(p4, 'Foam')).toEqual(['A', 'B'])
  await button(page, 'Add Attribute Value').click()
  await names(page).last().fill('C')
  await button(page, 'Update').click()
  await expect(messages(page)).toContainText('Updated Attribute')
  await expect(notice).toHaveCount(0)
  expect(await valueNames(p4, 'Foam')).toEqual(['A', 'B', 'C'])
})

test('ATTR-09, PLUS-04, PLUS-05: a refused attribute sends no value and keeps everything typed; leaving asks', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  await signIn('owner')
  const id = await openWith(page, p4, 'Dry')
  fail('updateAttribute', { status: 503, message: 'Come back later.', times: 1 })
  const made = changes(page)
  await page.getByLabel('Name of value 1').fill('Very Dry')
  await page.keyboard.press('Control+s')
  await expect(messages(page)).toHaveText('Come back later.')
  expect(made).toEqual([`PUT /p4/attributes/${id}`])
  await expect(page.getByLabel('Name of value 1')).toHaveValue('Very Dry')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Tags').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Attribute Values')
  await page.keyboard.press('Escape')
  await button(page, 'Update').click()
  await expect(messages(page)).toContainText('Updated Attribute')
  expect(await valueNames(p4, 'Foam')).toEqual(['Very Dry'])
})

test('ATTR-03, FLASH-32, VAR-13: deleting asks, and keeps the attribute when it is refused', async ({
  page,
  p4,
  signIn,
  fail,
  expectAccessible,
}) => {
  const bread = await attribute(p4, 'Bread')
  await signIn('owner')
  const made = changes(page)
  await page.goto('/attributes')
  await row(page, 'Bread').getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: careful })
  await expect(dialog).toContainText('Products may vanish from the menu.')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect(made).toEqual([])

  fail('deleteAttribute', { status: 500, message: 'It is in use.', times: 1 })
  await row(page, 'Bread').getByRole('button', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('It is in use.')
  await expect(messages(page)).toHaveText('It is in use.')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  await expect(messages(page)).toContainText('Deleted Attribute')
  await expect(row(page, 'Bread')).toHaveCount(0)
  expect(made).toEqual(Array(2).fill(`DELETE /p4/attributes/${bread.id}`))
})

test('ATTR-12, API-39: Modified By can be taken back, and is never the attribute itself', async ({
  page,
  p4,
  signIn,
}) => {
  const milk = await attribute(p4, 'Milk')
  await signIn('owner')
  await page.goto(`/attributes/${milk.id}/edit`)
  await field(page, 'Modified By').click()
  await expect(page.getByRole('option', { name: 'Size Beverage' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Milk Beverage', exact: true })).toHaveCount(0)
  await page.getByRole('option', { name: 'None', exact: true }).click()
  await button(page, 'Update').click()
  await expect(messages(page)).toHaveText('Updated Attribute')
  expect((await attribute(p4, 'Milk')).modifier_attribute_id).toBeNull()
})

test('AMB-72, ROUTE-03: the edit screen reads the list of attributes; an unknown one is Not Found', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  const read: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/p4/attributes')) read.push(pathname)
  })
  await page.goto('/attributes/3/edit')
  await expect(page.getByRole('heading', { name: 'Edit Attribute' })).toBeVisible()
  expect(read).toEqual(['/p4/attributes'])
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs).toContainText('Milk')
  await crumbs.getByRole('link', { name: 'Milk' }).click()
  await expect(page).toHaveURL('/attributes/3/edit')
  for (const path of ['/attributes/99999/edit', '/attributes/latte/edit']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  }
  await page.goto('/attributes/99999/edit')
  await expect(page.getByText('This attribute does not exist.')).toHaveCount(1)
})

test('AMB-71, PERM-10, SHELL-16: without products:update everything can be read, nothing changed, and it is said why', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('storeLead')
  await page.goto('/attributes')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Attributes').click()
  await expect(row(page, 'Milk')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add New Attributes' })).toHaveCount(0)
  await expect(rows(page).getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: '3 actions not allowed' }).click()
  await expect(page.getByText(/products:update/).first()).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await row(page, 'Milk').getByRole('link').click()
  await expect(field(page, 'Name')).toHaveValue('Milk')
  await expect(field(page, 'Name')).not.toBeEditable()
  await expect(names(page).first()).not.toBeEditable()
  await expect(page.getByRole('switch', { name: 'Is Adjective' })).toBeDisabled()
  // The browser's own circles and boxes stay hidden behind the choices and switches.
  for (const own of await page.locator('main :is([type=radio], [type=checkbox])').all())
    await expect(own).toHaveCSS('opacity', '0')
  await expect(button(page, 'Update')).toBeDisabled()
  await expect(button(page, 'Update')).toHaveAccessibleDescription(/products:update/)
  for (const name of ['Add Attribute Value', 'Delete Whole Milk'])
    await expect(button(page, name)).toHaveCount(0)
  await expectAccessible()
  const made = changes(page)
  await field(page, 'Name').press('Control+s')
  await field(page, 'Name').press('Enter')
  expect(made).toEqual([])
  await page.goto('/attributes/create')
  await expect(page.getByText('You may not create attributes')).toBeVisible()
})

test('PLUS-08: a switch that may not be turned tells on from off, light and dark', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  await page.goto('/attributes/3/edit')
  const [off, on] = ['Is Adjective', 'Includes Goods'].map((name) =>
    page.getByRole('switch', { name }),
  )
  if (!off || !on) throw new Error('There are two switches')
  const colours = (one: typeof on) =>
    one.evaluate(({ nextElementSibling: track }) =>
      [track, track?.firstElementChild, document.body].map(
        (element) => element && getComputedStyle(element).backgroundColor,
      ),
    )
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expect(off).not.toBeChecked()
    await expect(on).toBeChecked()
    for (const one of [off, on]) await expect(one).toBeDisabled()
    const none = 'rgba(0, 0, 0, 0)'
    await expect.poll(async () => (await colours(off))[0]).toBe(none)
    const [, knob, paper] = await colours(off)
    expect(knob).not.toBe(paper)
    const [track, knobOfOn] = await colours(on)
    expect([none, paper, knobOfOn, knob]).not.toContain(track)
  }
})
