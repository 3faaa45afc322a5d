import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { sectionTests } from '#testing/section.tsx'
import { WouldApply } from './WouldApply.tsx'

const { open } = sectionTests()

test('PROMO-16, PROMO-46, PROMO-48: every promotion of a day says whether it would apply, or the first reason', async () => {
  await using p4 = await startP4()
  const promotions = (await p4.as('owner').ok('listPromotions')).filter(({ name }) =>
    ['Croissant Monday', 'Two dollars off', 'Welcome, new customer'].includes(name),
  )
  const { user } = await open(
    p4,
    'barista',
    <WouldApply promotions={promotions} today="2026-03-04" onClose={() => {}} />,
  )
  const pick = async (label: string, text: string) => {
    const input = await screen.findByRole('combobox', { name: label })
    await user.click(input)
    fireEvent.change(input, { target: { value: text } })
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${text}`) }))
  }
  expect(await screen.findByText(/The register has the last word/)).toBeTruthy()
  await pick('Store', 'Ballard')
  await pick('Add to the Basket', 'House Latte')
  const verdict = (name: string) =>
    within(screen.getByRole('list', { name: 'Verdicts' }))
      .getAllByRole('listitem')
      .find((row) => row.textContent.startsWith(name))?.textContent
  await waitFor(() => expect(verdict('Welcome')).toContain('Would apply, if it is the first order'))
  expect(verdict('Croissant')).toContain('Would not apply. It does not run on this day.')
  expect(verdict('Two')).toContain('The customer has to enter the code TWOOFF.')
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'twooff' } })
  expect(verdict('Two')).toContain('Would apply')
  await pick('Role of the Customer', 'barista')
  expect(verdict('Welcome')).toContain('It is for other roles.')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '1999-12-31' } })
  expect(verdict('Croissant')).toBeUndefined()
})
