import '#testing/document.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests } from '#testing/console.tsx'
import { press } from '#testing/controls.ts'

const p4 = freshP4()
const owner = p4.as('owner')
const { open, writes } = consoleTests()

test('AMB-292: Duplicate opens the form with the offer of a promotion, without its code, and days that are not over', async () => {
  const all = await owner.ok('listPromotions')
  const past = all.find(
    ({ type, end_date }) => type === 'DiscountPromotion' && end_date < '2026-03',
  )
  const path = { id: past?.id ?? 0 }
  const { name, type, configuration, repeats } = await owner.ok('getPromotion', { path })
  const page = await open(p4, { as: 'owner', at: `/promotions/${path.id}` })
  await page.user.click(await screen.findByRole('link', { name: 'Duplicate' }))
  expect(await screen.findByText(/Not copied: the activation code, the users/)).toBeDefined()
  await page.settled()
  expect(writes()).toEqual([])
  await press('Save')
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]?.body).toMatchObject({
    ...{ name: `${name} copy`, type, configuration, repeats, activation_code: null },
    start_date: '2026-03-05 00:00:00',
    end_date: '2026-03-05 23:59:59',
  })
})
