import '#testing/document.ts'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()

const { open, fail, use } = consoleTests()

/** What is asked before a category is deleted. */
async function asked(name: string) {
  const page = await open(p4, { as: 'owner', at: '/promotional-categories' })
  await page.user.click(await screen.findByRole('button', { name: `Delete ${name}` }))
  const title = 'Delete this promotional category?'
  const question = within(await screen.findByRole('dialog', { name: title }))
  await page.settled()
  const text = question.getByText(/ is removed from /).textContent
  page.close()
  return text
}

const removed = 'Figs is removed from every product, and from what promotions include and exclude.'

test('PCAT-03, AMB-189: who deletes a promotional category is told which combos no longer apply', async () => {
  const owner = p4.as('owner')
  const { id } = await owner.ok('createPromotionalCategory', { body: { name: 'Figs' } })
  const configuration = {
    discounted_promotional_category_id: 1,
    qualifying_promotional_category_ids: [2, id],
    cents_off: 50,
  }
  const add = (name: string, year: number) =>
    owner.ok('createPromotion', {
      body: {
        name,
        type: 'ComboDiscountPromotion',
        configuration,
        start_date: `${year}-04-01 00:00:00`,
        end_date: `${year}-04-30 23:59:59`,
      },
    })
  await add('Fig of last year', 2025)
  await add('Fig and latte', 2026)
  expect(await asked('Figs')).toBe(
    `${removed} Combo promotions that name it no longer apply: Fig and latte.`,
  )
})

test('PCAT-03: a category that no combo names is deleted without a word on combos, which come without names where they cannot be read', async () => {
  await p4.as('owner').ok('createPromotionalCategory', { body: { name: 'Figs' } })
  expect(await asked('Figs')).toBe(removed)
  fail('listPromotions', { status: 500 })
  expect(await asked('Figs')).toBe(`${removed} Combo promotions that name it no longer apply.`)
})

test('PCAT-03, FLASH-05, AMB-269: a deletion whose answer was lost is said to have maybe been done', async () => {
  await p4.as('owner').ok('createPromotionalCategory', { body: { name: 'Figs' } })
  use(
    http.delete(/\/promotionalCategories\/\d+$/, async ({ request }) => {
      await p4.fetch(request)
      return HttpResponse.error()
    }),
  )
  const page = await open(p4, { as: 'owner', at: '/promotional-categories' })
  await page.user.click(await screen.findByRole('button', { name: 'Delete Figs' }))
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
  const text = 'Something went wrong. The answer was lost: it may have been removed. Reload to see.'
  expect((await dialog.findByRole('alert')).textContent).toBe(text)
  expect(messages()).toEqual([text])
})
