import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, field, rowsOf } from '../parts.ts'

test('CONT-07: the refusal of a text stands as far below the editor as that of a title below its input', async ({
  page,
  p4,
  signIn,
  fail,
}) => {
  const [article] = await p4.as('owner').ok('listCustomContent')
  await signIn('owner')
  await page.goto(`/custom-content/${article?.id}`)
  await field(page, 'Body').fill('Plain')
  fail('updateCustomContent', {
    status: 400,
    message: 'Please check your input.',
    fields: [
      { path: 'title', message: 'Too short.' },
      { path: 'body', message: 'Too plain.' },
    ],
  })
  await button(page, 'Save').click()
  const gap = async (box: Locator, refusal: string) => {
    const [above, below] = [await box.boundingBox(), await page.getByText(refusal).boundingBox()]
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  }
  await expect(page.getByText('Too plain.')).toBeVisible()
  const usual = await gap(field(page, 'Title'), 'Too short.')
  expect(usual).toBeGreaterThan(3)
  expect(await gap(page.locator('.w-md-editor'), 'Too plain.')).toBeCloseTo(usual, 0)
})

test('CONT-07, PLUS-08: on a phone the preview stands below the text', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('owner')
  await page.goto('/custom-content')
  await page.getByRole('link', { name: 'Allergens' }).click()
  await field(page, 'Body').fill('## Lavender')
  const drawn = page.getByRole('heading', { name: 'Lavender' })
  await expect(drawn).toBeVisible()
  const text = await field(page, 'Body').boundingBox()
  const below = await drawn.boundingBox()
  expect(below?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0))
  expect(text?.width).toBeGreaterThan(300)
})

test('PLUS-08: Tab leads through the tools and out of the text to Save, and the text stays', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/custom-content')
  await page.getByRole('link', { name: 'Allergens' }).click()
  const body = field(page, 'Body')
  const text = await body.inputValue()
  await body.focus()
  await page.keyboard.press('Shift+Tab')
  const tool = page.locator('.w-md-editor-toolbar button:focus')
  await expect(tool).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('.w-md-editor')).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await expect(body).toBeFocused()
  const passed: string[] = []
  for (let presses = 0; presses < 8 && passed.at(-1) !== 'Save'; presses += 1) {
    await page.keyboard.press('Tab')
    passed.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(passed).toContain('Choose another')
  await expect(button(page, 'Save')).toBeFocused()
  await expect(body).toHaveValue(text)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`PLUS-06: the editor has the colours and the font of the console, ${colorScheme}`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme })
    await signIn('owner')
    await page.goto('/custom-content')
    await page.getByRole('link', { name: 'Allergens' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    const ofToken = (name: string) =>
      page.evaluate((token) => {
        const probe = document.createElement('i')
        probe.style.color = `var(${token})`
        document.body.append(probe)
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }, name)
    const surface = await ofToken('--ui-surface')
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    await expect(page.locator('.w-md-editor')).toHaveCSS('background-color', surface)
    await expect(page.locator('.wmde-markdown')).toHaveCSS('background-color', surface)
    await expect(page.locator('.wmde-markdown')).toHaveCSS('color', await ofToken('--ui-text'))
    await expect(field(page, 'Body')).toHaveCSS('font-family', font)
  })

test('PLUS-08: everybody can use the list and the editor', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('owner')
  await page.goto('/custom-content')
  await expect(rowsOf(page, 'Custom Content').first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Allergens' }).click()
  await expect(field(page, 'Body')).toBeVisible()
  await expectAccessible()
})
