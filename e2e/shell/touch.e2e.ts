import type { Locator, Page } from '@playwright/test'
import { addresses } from '../addresses.ts'
import { expect, test } from '../fixtures.ts'
import { button, dialog, messages } from '../parts.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const redirects = ['/home', '/users', '/users/40/orders', '/stores/2/orders']
const screens = addresses.filter((address) => !redirects.includes(address))

/** Targets smaller than 44 px, or covered by another target. The label of a checkbox belongs to its target. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=file]), select, textarea, summary, [role=button], [role=tab]',
    )
    const isSeen = (element: HTMLElement) =>
      !element.closest('[inert], [aria-hidden=true]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      element.getBoundingClientRect().right > 0
    const labelsOf = (element: HTMLElement) =>
      element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)
        ? [...(element.labels ?? [])]
        : []
    const boxOf = (element: HTMLElement) => {
      const row = element.matches('[data-row-link]') ? element.closest('tr') : null
      const boxes = [row ?? element, ...labelsOf(element)].map((one) => one.getBoundingClientRect())
      const { top, left } = getComputedStyle(element, '::after')
      const around = row ? 0 : Math.min(0, Number.parseFloat(top) || 0)
      const beside = row ? 0 : Math.min(0, Number.parseFloat(left) || 0)
      return {
        top: Math.min(...boxes.map((box) => box.top)) + around,
        bottom: Math.max(...boxes.map((box) => box.bottom)) - around,
        left: Math.min(...boxes.map((box) => box.left)) + beside,
        right: Math.max(...boxes.map((box) => box.right)) - beside,
      }
    }
    const small: string[] = []
    for (const element of targets) {
      const isInSentence = element.matches('p a')
      if (!isSeen(element) || isInSentence || element.matches('a[href="#main"]')) continue
      element.scrollIntoView({ block: 'center', inline: 'center' })
      const { top, bottom, left, right } = boxOf(element)
      const width = Math.round(right - left)
      const height = Math.round(bottom - top)
      const isOwn = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        const target = hit?.closest('a[href], button, label, input, select, textarea, summary')
        return (
          !target ||
          element.contains(target) ||
          target.contains(element) ||
          labelsOf(element).some((label) => label.contains(target))
        )
      }
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const reach = least / 2 - 2
      const isWhole =
        isOwn(x, y - reach) && isOwn(x, y + reach) && isOwn(x - reach, y) && isOwn(x + reach, y)
      const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 30)
      if (width < least || height < least || !isWhole)
        small.push(`${element.tagName} ${name}: ${width} x ${height}${isWhole ? '' : ', covered'}`)
    }
    return small
  })
}

for (const part of [0, 1, 2])
  test(`PLUS-08: on a phone every target has 44 px, part ${part + 1} of the screens`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(120_000)
    await signIn('owner')
    const small: string[] = []
    for (const address of screens.filter((_, index) => index % 3 === part)) {
      await page.goto(address)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      for (const target of await smallTargets(page)) small.push(`${address} ${target}`)
    }
    expect(small).toEqual([])
  })

test('PLUS-08: on a tablet every target of the navigation has 44 px', async ({ page, signIn }) => {
  await signIn('owner')
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/tags')
  await expect(page.getByRole('radio', { name: 'Dark colors' })).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
})

test('PLUS-08: the answers to a question are 16 px apart, and the message of one line is centered', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await page.goto('/promotional-categories')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  const box = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().toJSON())
  const cancel = await box(button(dialog(page), 'Cancel'))
  const confirm = await box(dialog(page).getByRole('button').last())
  expect(confirm.left - cancel.right).toBeGreaterThanOrEqual(16)
  await dialog(page).getByRole('button').last().click()
  const message = messages(page).getByRole('status')
  const [around, text] = [await box(message), await box(message.locator('p'))]
  expect(Math.abs(around.top + around.bottom - text.top - text.bottom)).toBeLessThanOrEqual(2)
})
