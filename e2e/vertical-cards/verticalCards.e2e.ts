import type { Locator } from '@playwright/test'
import { onePixelPng } from '#mocks/pictures.ts'
import { expect, test } from '../fixtures.ts'
import { button, drag, field, messages, nextTimer, rowsOf, sent } from '../parts.ts'

test('a card is created, put first, filled and deleted (CARD-01, CARD-02, CARD-03, CARD-05, CARD-06, CARD-07, CARD-08, CONT-11, PROMO-15, AMB-134, SHELL-42, ROUTE-37, ROUTE-38, SHELL-18, PERM-27, FLASH-72)', async ({
  page,
  p4,
  signIn,
}) => {
  const owner = p4.as('owner')
  const before = await owner.ok('listVerticalCards')
  await signIn('owner')
  await page.goto('/current-user')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Vertical Scroll Cards', exact: true })
    .click()
  await expect(page).toHaveURL('/vertical-cards')
  const rows = rowsOf(page, 'Vertical Scroll Cards')
  await expect(rows).toHaveCount(before.length)
  const headers = page.getByRole('table').getByRole('columnheader').filter({ hasText: /\w/ })
  await expect(headers).toHaveText(['Order', 'Title', 'Created At', 'Updated At', 'Actions'])
  await expect(rows.first()).toContainText(/\w+ \d+(st|nd|rd|th) 20\d\d/)

  await button(page, 'Create Vertical Scroll Card').click()
  const dialog = page.getByRole('dialog', { name: 'Create Vertical Scroll Card' })
  await expect(button(dialog, 'Confirm')).toBeDisabled()
  await expect(button(dialog, 'Cancel')).toBeVisible()
  await field(page, 'Title').fill('Bring your own cup')
  await button(dialog, 'Confirm').click()
  await expect(messages(page)).toHaveText('Vertical Scroll Card Saved.')
  await expect(dialog).toBeHidden()
  await expect(rows.last()).toContainText('Bring your own cup')

  const handle = button(page, 'Move Bring your own cup')
  const [from, to] = [await handle.boundingBox(), await rows.first().boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8)
  await page.mouse.down()
  const sorted = sent(page, 'PATCH', /\/p4\/vertical_cards\/bulk$/)
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 8, { steps: 12 })
  await page.mouse.up()
  const { cards } = (await sorted).postDataJSON()
  expect(cards.map(({ sort_order }: { sort_order: number }) => sort_order)).toEqual(
    cards.map((_: unknown, index: number) => index),
  )
  await expect(rows.first()).toContainText('Bring your own cup')

  await rows.first().getByRole('link', { name: 'Bring your own cup' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring your own cup')
  await expect(page).toHaveURL(/\/vertical-cards\/\d+$/)
  await field(page, 'Body').fill('Ten cents **off**.')
  await field(page, 'Type').click()
  await expect(page.getByRole('option')).toHaveText([
    'Custom Content',
    'New Store',
    'Recommended Products',
    'URL',
  ])
  await expect(field(page, 'Link')).toHaveCount(0)
  await page.getByRole('option', { name: 'URL' }).click()
  await field(page, 'Link Text').fill('How it works')
  await field(page, 'Link').fill('https://p4.example/cup')
  const buffer = Buffer.from(onePixelPng.split(',')[1] ?? '', 'base64')
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('cup.png')).toBeVisible()
  const saved = sent(page, 'PATCH')
  await button(page, 'Save').click()
  expect((await saved).postDataJSON()).toEqual({
    body: 'Ten cents **off**.',
    type: 'URL',
    url_title: 'How it works',
    url: 'https://p4.example/cup',
    image_data: onePixelPng,
    image_name: 'cup.png',
  })
  await expect(messages(page)).toHaveText('Vertical Scroll Card Saved.')

  await page.goto('/vertical-cards')
  await button(page, 'Delete Bring your own cup').click()
  const archived = sent(page, 'PATCH')
  await button(page.getByRole('dialog'), 'Delete').click()
  expect((await archived).postDataJSON()).toEqual({ archived_at: expect.any(String) })
  await expect(rows).toHaveCount(before.length)
  await expect(rows.first()).not.toContainText('Bring your own cup')
})

test('CARD-02, RECENG-01: a card moves by keyboard and stays where it was dropped; Escape or a refusal puts it back', async ({
  page,
  signIn,
  fail,
}) => {
  await signIn('owner')
  await page.goto('/vertical-cards')
  const rows = rowsOf(page, 'Vertical Scroll Cards')
  const titles = () => rows.getByRole('link').allTextContents()
  await expect(rows.first()).toBeVisible()
  const before = await titles()
  const [first = '', second = ''] = before
  const moved = [second, first, ...before.slice(2)]
  const position = (at: number) => `position ${at} of ${before.length}`

  await button(page, `Move ${first}`).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Picked up ${first} at ${position(1)}.`)).toBeAttached()
  await nextTimer(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`${first} is over ${position(2)}.`)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Cancelled/)).toBeAttached()
  expect(await titles()).toEqual(before)

  const held = Promise.withResolvers<void>()
  fail('sortVerticalCards', { status: 409, message: 'Not now.', times: 1 })
  fail('sortVerticalCards', { until: held.promise, times: 1 })
  await drag(page, first, 'ArrowDown')
  await expect.poll(titles).toEqual(moved)
  held.resolve()
  await expect(messages(page)).toContainText(
    `${first} was put back to ${position(1)}, because the move was refused.`,
  )
  await expect.poll(titles).toEqual(before)
  await drag(page, first, 'ArrowDown')
  await expect.poll(titles).toEqual(moved)
})

test('CARD-02, MENU-03: a card stays in its list while it is dragged beyond it, without the tooltip of its handle', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/vertical-cards')
  const row = rowsOf(page, 'Vertical Scroll Cards').first()
  const handle = row.getByRole('button', { name: /^Move / })
  await handle.hover()
  await expect(page.getByText('Drag to move')).toBeVisible()
  const last = await rowsOf(page, 'Vertical Scroll Cards').last().boundingBox()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.mouse.down()
  await page.mouse.move(600, 5000, { steps: 10 })
  await expect(page.getByText('Drag to move')).toBeHidden()
  await expect
    .poll(async () => Math.round((await row.boundingBox())?.y ?? 0))
    .toBe(Math.round(last?.y ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  await page.keyboard.press('Escape')
  await page.mouse.up()
})

test('PLUS-08: everybody can use the list and the form', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/vertical-cards')
  await expect(rowsOf(page, 'Vertical Scroll Cards').first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Order ahead' }).click()
  await expect(field(page, 'Link Text')).toBeVisible()
  await expectAccessible()
})

test('PERM-05: the fields of a card that may only be read look so, in light and dark', async ({
  page,
  signIn,
}) => {
  await signIn('barista')
  await page.goto('/vertical-cards')
  await page.getByRole('link', { name: 'Order ahead' }).click()
  await expect(field(page, 'Link Text')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    const shown = await Promise.all(
      ['Title', 'Body', 'Type'].map((name) => shade(field(page, name))),
    )
    expect(new Set(shown).size, colorScheme).toBe(1)
    expect(shown[0], colorScheme).not.toBe(await shade(page.getByRole('heading', { level: 1 })))
  }
})

/** The colour behind a part of the page. */
const shade = (part: Locator) =>
  part.evaluate((element) => {
    let at: Element | null = element
    while (at && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement
    return at && getComputedStyle(at).backgroundColor
  })
