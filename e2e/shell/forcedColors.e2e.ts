import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** What a contrast theme draws of an element. */
const drawn = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, borderColor, outlineStyle } = getComputedStyle(element)
    return `${backgroundColor} ${borderColor} ${outlineStyle}`
  })

test('PLUS-08: a contrast theme of the system shows what is on, chosen, open and changed', async ({
  page,
  signIn,
}) => {
  const expectDifferent = async (one: Locator, other: Locator) =>
    expect(await drawn(one.first())).not.toBe(await drawn(other.first()))
  await signIn('owner')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/stores/1')
  const entries = page.getByRole('navigation', { name: 'Main' })
  await expectDifferent(entries.locator('[aria-current]'), entries.locator(':not([aria-current])'))
  const index = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expectDifferent(index.nth(0), index.nth(1))

  const track = page.locator('#hours li [aria-hidden]').first()
  await expectDifferent(track, track.locator('span'))

  const switches = page.locator('#attributes [role="switch"]')
  const tracks = page.locator('#attributes')
  await expect(switches.first()).toBeVisible()
  await expectDifferent(
    tracks.locator(':checked + .mantine-Switch-track'),
    page.locator(':not(:checked) + .mantine-Switch-track'),
  )

  await page.getByRole('button', { name: 'Count a shelf' }).click()
  const counted = page.getByRole('list', { name: /to count$/ }).getByRole('button')
  await expectDifferent(counted.nth(0), counted.nth(1))

  const taxes = page.getByRole('grid', { name: /Tax/ })
  const cells = taxes.locator('[role="gridcell"]:not([aria-readonly])')
  await cells.nth(0).click()
  await cells.nth(0).press('Shift+ArrowRight')
  await expect(cells.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expectDifferent(cells.nth(1), cells.nth(2))

  await page.goto('/promotions/create')
  const radios = page.locator('label:has(> input[type="radio"])')
  await expectDifferent(radios.filter({ has: page.locator(':checked') }), radios.last())
  const days = page.locator('figure [title]')
  await expectDifferent(
    days.locator('xpath=self::*[@data-runs]'),
    days.locator('xpath=self::*[not(@data-runs)]'),
  )
})

test('PLUS-08: a contrast theme keeps a color that is data', async ({ page, signIn }) => {
  await signIn('owner')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/products/create-product')
  await page.locator('[data-path="foreground_color"]').fill('ff0000')
  await expect(page.getByRole('img', { name: 'Preview of #ff0000' })).toHaveCSS(
    'background-color',
    'rgb(255, 0, 0)',
  )
})
