import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, field } from '../parts.ts'

const undo = (page: Page) => button(page, 'Undo this change')

async function rename(page: Page, name: string) {
  await field(page, 'Name').fill(name)
  await field(page, 'Name').press('Enter')
  await expect(page.getByText('Tag Updated')).toBeVisible()
  await expect(undo(page)).toBeVisible()
}

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`AMB-284: on ${device} a save is taken back by the keyboard, within 10 s and unless somebody changed the same`, async ({
    page,
    p4,
    signIn,
    expectAccessible,
  }) => {
    await page.setViewportSize(viewport)
    const owner = p4.as('owner')
    const path = { id: 1 }
    const { name } = await owner.ok('getTag', { path })
    const stored = async () => (await owner.ok('getTag', { path })).name
    await page.clock.install()
    await signIn('owner')
    await page.goto('/tags/1/edit')

    await rename(page, 'By the button')
    await expectAccessible()
    while (!(await undo(page).evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Undone')).toBeVisible()
    await expect(undo(page)).toHaveCount(0)
    await expect(field(page, 'Name')).toHaveValue(name)
    expect(await stored()).toBe(name)

    await rename(page, 'By its keys')
    await page.getByRole('switch', { name: 'Is Allergen' }).focus()
    await page.keyboard.press('Control+z')
    await expect(field(page, 'Name')).toHaveValue(name)
    expect(await stored()).toBe(name)

    await rename(page, 'Once more')
    await owner.ok('updateTag', { path, body: { name: 'By somebody else', is_allergen: false } })
    await undo(page).click()
    const refusal = 'Not undone: "Name" has changed since.'
    await expect(page.getByRole('alert')).toHaveText(refusal)
    expect(await stored()).toBe('By somebody else')

    await page.mouse.move(0, 0)
    await rename(page, 'At last')
    await page.clock.runFor(10_000)
    await expect(undo(page)).toHaveCount(0)
  })
