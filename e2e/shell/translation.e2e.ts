import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { button, field, pick } from '../parts.ts'

/** Translates as Chrome does: each text that appears is replaced by `<font>`, over and over. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const untouched = 'font, script, style, textarea, title'
    const replaceTexts = () => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (!text.textContent?.trim() || text.parentElement?.closest(untouched)) continue
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(text.textContent)
        text.parentNode?.replaceChild(font, text)
      }
    }
    addEventListener('DOMContentLoaded', () => {
      replaceTexts()
      new MutationObserver(replaceTexts).observe(document.documentElement, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    })
  })

test('every screen of the navigation opens on a page that the browser translates', async ({
  page,
  signIn,
}) => {
  await translate(page)
  await signIn('owner')
  await page.goto('/tags/create')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const main = page.getByRole('main')
  await expect(navigation.getByRole('link', { name: 'Products', exact: true })).toBeVisible()
  for (const link of await navigation.getByRole('link').all()) {
    const previousTitle = await page.title()
    await link.click()
    await expect(page).not.toHaveTitle(previousTitle)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    const search = main.getByRole('searchbox').first()
    if (await search.isVisible()) {
      await search.fill('oat')
      await search.fill('')
    }
    await expect(page.getByText('Oops')).toHaveCount(0)
  }
})

test('texts that React changes, moves and removes stay true while the browser translates', async ({
  page,
  signIn,
}) => {
  await translate(page)
  await signIn('owner')
  await page.goto('/custom-content')
  await page.getByRole('link', { name: 'Allergens' }).click()
  await field(page, 'Body').fill('## Lavender')
  await expect(page.getByRole('heading', { name: 'Lavender' })).toBeVisible()
  await field(page, 'Body').fill('Plain *words*')
  await expect(page.getByText('Plain words')).toBeVisible()
  await button(page, 'Save').click()
  await expect(page.getByText('Custom Content Saved')).toBeVisible()

  await page.goto('/plu-update')
  const list = page.getByLabel('Price list')
  const choose = (name: string, text: string) =>
    list.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('prices.csv', 'price\n475\n')
  await expect(page.getByText('The list cannot be used.')).toBeVisible()
  await choose('prices.csv', 'variant_id,store_id,price\n1,1,475\n')
  await expect(page.getByText('prices.csv')).toBeVisible()
  await expect(page.getByText('The list cannot be used.')).toHaveCount(0)

  await page.goto('/promotions/create')
  const sentence = page.getByText(/is chosen yet|off /)
  await expect(sentence.first()).toContainText('No type is chosen yet')
  await pick(page, 'Type', 'Discount on items')
  await expect(page.getByText('No type is chosen yet')).toHaveCount(0)
})
