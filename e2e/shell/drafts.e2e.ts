import type { Page } from '@playwright/test'
import { store_variant_prices } from '#server/database/schema/storeProducts.ts'
import { testNow } from '#server/database/testSeed.ts'
import { expect, test } from '../fixtures.ts'
import { blockStorage, button, field, messages, openProductForm } from '../parts.ts'

/** The text of all stored drafts, of all users. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('p4 drafts')
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve('')
        opening.onsuccess = () => {
          const store = opening.result.transaction('drafts').objectStore('drafts')
          const reading = store.getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result))
          }
        }
      }),
  )

const drafted = (page: Page, text: string) => expect.poll(() => stored(page)).toContain(text)
const offer = (page: Page) => page.getByText(/^Unsaved changes from \d\d:\d\d\.$/)

/** The browser asks before it drops what is unsaved. */
async function reload(page: Page): Promise<void> {
  page.once('dialog', (question) => question.accept())
  await page.reload()
}

test('AMB-270: what was typed outlives a reload, is compared and restored, and keeps what others saved', async ({
  page,
  p4,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await openProductForm(page)
  await field(page, 'Name').fill('Espresso Doppio')
  await field(page, 'Description').fill('Two shots')
  await drafted(page, 'Two shots')
  const owner = p4.as('owner')
  await owner.ok('patchProduct', {
    path: { id: 1 },
    body: { name: 'Their Espresso', description: 'Theirs', calories: '9' },
  })
  await reload(page)
  await button(page, 'Edit Product').click()
  await expect(offer(page)).toBeVisible()
  await expect(field(page, 'Name')).not.toHaveValue('Espresso Doppio')
  await button(page, 'Compare').click()
  const compared = page.getByRole('table', { name: 'Saved and typed' }).getByRole('row')
  await expect(compared.filter({ hasText: 'Description' })).toHaveText('DescriptionTheirsTwo shots')
  await expectAccessible()
  await button(page, 'Restore').click()
  await expect(offer(page)).toBeHidden()
  await expect(field(page, 'Name')).toHaveValue('Espresso Doppio')
  await expect(field(page, 'Calories')).toHaveValue('9')
  await button(page, 'Submit').click()
  await expect(
    messages(page).getByText(
      'Somebody else had changed Name and Description meanwhile; your values were kept.',
    ),
  ).toBeVisible()
  expect(await owner.ok('getProduct', { path: { id: 1 } })).toMatchObject({
    name: 'Espresso Doppio',
    description: 'Two shots',
    calories: '9',
  })
  await expect.poll(() => stored(page)).toBe('[]')
})

test('AMB-270: a page that is scrolled still tells of the draft of its closed form after a reload', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await openProductForm(page)
    await field(page, 'Description').fill(`Typed at ${width}`)
    await drafted(page, `Typed at ${width}`)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('scroll', resolve, { once: true })
          window.scrollTo(0, 900)
        }),
    )
    await reload(page)
    await expect(button(page, 'Open the form')).toBeInViewport()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  }
})

test('AMB-270: a draft goes with Leave, with typing it back, and with Discard draft; a dialog has its own', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/tags/1/edit')
  const name = await field(page, 'Name').inputValue()
  await field(page, 'Name').fill('Seasonal drinks')
  await drafted(page, 'Seasonal drinks')
  await field(page, 'Name').fill(name)
  await expect.poll(() => stored(page)).toBe('[]')
  await field(page, 'Name').fill('Seasonal foods')
  await drafted(page, 'Seasonal foods')
  await page.getByRole('link', { name: 'Products', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => stored(page)).toBe('[]')

  await page.goto('/stores/1/holidays')
  await button(page, 'Add Holiday').click()
  await page.getByRole('dialog').getByLabel('Opening time').fill('07:11')
  await drafted(page, '07:11')
  await reload(page)
  await button(page, 'Add Holiday').click()
  await expect(offer(page)).toBeVisible()
  await button(page, 'Discard draft').click()
  await expect(offer(page)).toBeHidden()
  await expect.poll(() => stored(page)).toBe('[]')
})

test('AMB-270: a draft has no approval code, and no other user of the browser sees it', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  const [employee] = await p4.as('owner').ok('listEmployees')
  const path = `/employees/${employee?.id}/edit`
  await page.goto(path)
  await field(page, 'Name').fill('Somebody Else')
  await field(page, 'Manager Approval Code (6 Characters)').fill('918273')
  await drafted(page, 'Somebody Else')
  expect(await stored(page)).not.toContain('918273')
  const admin = JSON.stringify(await p4.currentUser('admin'))
  await page.evaluate((user) => localStorage.setItem('currentUser', user), admin)
  await reload(page)
  await expect(field(page, 'Name')).not.toHaveValue('Somebody Else')
  await field(page, 'Phone Number').fill('5550100')
  await drafted(page, '5550100')
  await expect(offer(page)).toBeHidden()
})

test('AMB-270: where the browser blocks IndexedDB, forms work without drafts and it is said once', async ({
  page,
  signIn,
}) => {
  await blockStorage(page)
  await signIn('owner')
  await page.goto('/tags/1/edit')
  await field(page, 'Name').fill('Zebra')
  const blocked = messages(page).getByText(/^This browser blocks its storage/)
  await expect(blocked).toHaveCount(1)
  await button(messages(page), 'Close message').click()
  await field(page, 'Name').fill('Zebra Two')
  await button(page, 'Submit').click()
  await expect(messages(page).getByText('Tag Updated')).toBeVisible()
  await expect(blocked).toHaveCount(0)
  await page.goto('/tags/2/edit')
  await field(page, 'Name').fill('Zebra Three')
  // Writes drafts now.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await button(page, 'Submit').click()
  await expect(messages(page).getByText('Tag Updated')).toBeVisible()
  await expect(blocked).toHaveCount(0)
})

test('AMB-270: a grid and a price list offer what was typed, down to the open cell', async ({
  page,
  p4,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/surcharges')
  const grid = page.getByRole('grid', { name: 'Tax Rates' })
  const first = grid.getByRole('row', { name: /^State Sales Tax at/ }).first()
  const cell = first.getByRole('gridcell').nth(2)
  await expect(cell).toHaveText(/%$/)
  await cell.click()
  await page.keyboard.type('3.25')
  await drafted(page, '3.25')
  await reload(page)
  await expect(cell).toHaveText(/%$/)
  await expect(cell).not.toContainText('3.25%')
  await button(page, 'Restore').click()
  await expect(cell).toContainText('3.25%')
  await button(page, 'Save Tax Rates').click()
  await expect(messages(page).getByText('Tax Rates Updated')).toBeVisible()
  await expect.poll(() => stored(page)).toBe('[]')

  const [price] = await p4.database.reads.select().from(store_variant_prices)
  if (!price) throw new Error('There are prices')
  await page.goto('/plu-update')
  await page.getByLabel('Price list').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `variant_id,store_id,price\r\n${price.variant_id},${price.store_id},${price.price + 10}`,
    ),
  })
  const row = page.getByRole('row', { name: /^Row 2: / })
  await row.getByRole('gridcell').nth(2).click()
  await page.keyboard.type(String(price.price + 20))
  await page.keyboard.press('Enter')
  await drafted(page, String(price.price + 20))
  await reload(page)
  await button(page, 'Restore').click()
  await expect(page.getByText('prices.csv, 1 row')).toBeVisible()
  await expect(row).toContainText('+$0.20')
  await button(page, 'Upload 1 price at 1 store').click()
  await expect(messages(page)).toContainText('Upload complete, updating prices.')
  await expect.poll(() => stored(page)).toBe('[]')
})

test('AMB-310: a restored price below the window is scrolled to, and Enter saves it', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products/1')
  const stores = page.getByRole('grid', { name: 'Stores' })
  await stores.scrollIntoViewIfNeeded()
  await stores.getByRole('gridcell').first().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('723')
  await drafted(page, '723')
  await reload(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await button(page, 'Restore').click()
  const editor = page.getByRole('textbox', { name: /^Price in cents of / })
  await expect(editor).toHaveValue('723')
  await expect(editor).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect.poll(() => stored(page)).toBe('[]')
})

test('AMB-270: the start page and Go to list the drafts, and Log out asks whether they stay', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/tags/1/edit')
  await field(page, 'Name').fill('Seasonal drinks')
  await drafted(page, 'Seasonal drinks')
  await reload(page)
  await expect(offer(page)).toBeVisible()
  await page.goto('/current-user')
  await button(page, 'Log out').click()
  const question = page.getByRole('dialog')
  await expect(question.getByRole('listitem')).toHaveText(/^Edit Tag, .*, \d\d:\d\d$/)
  await question.getByRole('button', { name: 'Keep drafts' }).click()
  await expect(button(page, 'Login')).toBeVisible()
  await field(page, 'Email').fill('owner@p4.example')
  await page.getByLabel('Password', { exact: true }).fill('espresso')
  await button(page, 'Login').click()
  const listed = page.getByRole('region', { name: 'Unsaved Changes' }).getByRole('listitem')
  await expect(listed).toHaveText(/^Edit Tag, /)
  await page.keyboard.press('Control+k')
  await page.getByLabel('Go to a screen').fill('Unsaved changes')
  await page.keyboard.press('Enter')
  await expect(offer(page)).toBeVisible()
  await page.goto('/current-user')
  await button(page, 'Log out').click()
  await question.getByRole('button', { name: 'Discard drafts' }).click()
  await expect(button(page, 'Login')).toBeVisible()
  await expect.poll(() => stored(page)).toBe('[]')
})

test('AMB-270: a row and the hours of a day have a draft each', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/promotional-categories')
  await button(page, 'Edit Whole Beans').click()
  const title = page.getByRole('row', { name: 'Edit Whole Beans' }).getByRole('textbox').first()
  await title.fill('Zebra')
  await drafted(page, 'Zebra')
  await reload(page)
  await button(page, 'Edit Whole Beans').click()
  await button(page, 'Restore').click()
  await expect(title).toHaveValue('Zebra')
  await button(page, 'Cancel').click()
  await expect.poll(() => stored(page)).toBe('[]')

  const monday = page.getByRole('button', { name: /^Monday/ }).first()
  const time = page.getByRole('dialog').getByLabel('Opening time')
  await page.goto('/stores/1')
  await monday.click()
  await time.fill('07:11')
  await drafted(page, '07:11')
  await reload(page)
  await monday.click()
  await button(page, 'Restore').click()
  await expect(time).toHaveValue('07:11')
  // Cancel of this dialog discards without a question (AMB-98).
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => stored(page)).toBe('[]')
})

test('AMB-270: a draft of another form is dropped, one can be discarded in the list, and 14 days end it', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/tags/2/edit')
  await field(page, 'Name').fill('Seasonal')
  await drafted(page, 'Seasonal')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('p4 drafts')
        opening.onsuccess = () => {
          const work = opening.result.transaction('drafts', 'readwrite')
          const reading = work.objectStore('drafts').openCursor()
          reading.onsuccess = () => {
            const former = { name: 5, is_allergen: { not: 'a switch' }, gone: 'x' }
            reading.result?.update({ ...reading.result.value, values: former, baseline: former })
          }
          work.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await reload(page)
  await expect(field(page, 'Name')).not.toHaveValue('Seasonal')
  await expect.poll(() => stored(page)).toBe('[]')
  await expect(offer(page)).toBeHidden()

  await field(page, 'Name').fill('Not needed')
  await drafted(page, 'Not needed')
  await reload(page)
  await page.goto('/')
  await page.getByRole('button', { name: /^Discard draft Edit Tag, / }).click()
  await expect.poll(() => stored(page)).toBe('[]')

  await page.goto('/tags/create')
  await field(page, 'Name').fill('Of last month')
  await drafted(page, 'Of last month')
  await page.clock.setFixedTime(new Date(new Date(testNow).getTime() + 15 * 24 * 3_600_000))
  await reload(page)
  await expect.poll(() => stored(page)).toBe('[]')
  await expect(offer(page)).toBeHidden()
})
