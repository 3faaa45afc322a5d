import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { messages } from '#testing/console.tsx'
import { sectionTests } from '#testing/section.tsx'
import { typeUnreadable } from '#testing/typeUnreadable.ts'
import { WouldApply } from './WouldApply.tsx'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, fail } = sectionTests()

const openPanel = (promotions: Parameters<typeof WouldApply>[0]['promotions']) =>
  open(p4, 'barista', <WouldApply promotions={promotions} today="2026-03-04" onClose={() => {}} />)
const verdict = (name: string) =>
  within(screen.getByRole('list', { name: 'Verdicts' }))
    .queryAllByRole('listitem')
    .find((row) => row.textContent.startsWith(name))?.textContent

async function pick(user: UserEvent, label: string, text: string) {
  const input = await screen.findByRole('combobox', { name: label })
  await user.click(input)
  fireEvent.change(input, { target: { value: text } })
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${text}`) }))
}

test('every promotion of a day says whether it would apply, or the first reason', async () => {
  const promotions = (await owner.ok('listPromotions')).filter(({ name }) =>
    ['Croissant Monday', 'Two dollars off', 'Welcome, new customer'].includes(name),
  )
  const { user } = await openPanel(promotions)
  expect(await screen.findByText(/The register decides/)).toBeTruthy()
  await pick(user, 'Store', 'Ballard')
  await pick(user, 'Add to the Basket', 'House Latte')
  await waitFor(() => expect(verdict('Welcome')).toContain('Would apply, if it is the first order'))
  expect(verdict('Croissant')).toContain('Would not apply. It does not run on this day.')
  expect(verdict('Two')).toContain('The customer has to enter the code TWOOFF.')
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'twooff' } })
  expect(verdict('Two')).toContain('Would apply')
  fireEvent.change(screen.getByLabelText('Number of House Latte'), { target: { value: '0' } })
  expect(verdict('Two')).toContain('Would not apply. The basket is empty.')
  await pick(user, 'Role of the Customer', 'barista')
  expect(verdict('Welcome')).toContain('It is for other roles.')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '1999-12-31' } })
  expect(verdict('Croissant')).toBeUndefined()
})

test.each([
  ['a day', 'Day', '2026-03-04'],
  ['a time', 'Time at the Store', '12:00'],
])(
  'AMB-142: without %s, emptied or half-typed, there is no verdict, and the panel asks for it',
  async (what, label, value) => {
    const promotions = await owner.ok('listPromotions')
    const { user } = await openPanel(promotions)
    await pick(user, 'Store', 'Ballard')
    const input = screen.getByLabelText<HTMLInputElement>(label)
    const asks = `Enter ${what} to see what would apply.`
    await waitFor(() => expect(verdict('Welcome')).toBeDefined())
    fireEvent.change(input, { target: { value: '' } })
    expect(input.value).toBe('')
    expect(screen.getByText(asks)).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Verdicts' })).toBeNull()
    fireEvent.change(input, { target: { value } })
    expect(verdict('Welcome')).toBeDefined()
    typeUnreadable(input)
    expect(screen.getByText(asks)).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Verdicts' })).toBeNull()
  },
)

const noticeOf = async (title: string) => {
  const text = await screen.findByText(title)
  return within(text.closest<HTMLElement>('[role=alert]') ?? document.body)
}

test('PLUS-05: a product that cannot be loaded stays in the basket with Retry, and no verdict is given meanwhile', async () => {
  const promotions = (await owner.ok('listPromotions')).filter(({ name }) =>
    name.startsWith('Welcome'),
  )
  const { user } = await openPanel(promotions)
  await pick(user, 'Store', 'Ballard')
  await waitFor(() => expect(verdict('Welcome')).toContain('The basket is empty.'))
  fail('getProduct', { network: 'gone', times: 2 })
  await pick(user, 'Add to the Basket', 'House Latte')
  const notice = await noticeOf('House Latte could not be loaded')
  expect(messages()).toEqual([])
  expect(screen.queryByRole('list', { name: 'Verdicts' })).toBeNull()
  expect(screen.getByText('Not every product of the basket is loaded yet.')).toBeTruthy()
  await pick(user, 'Add to the Basket', 'Butter Croissant')
  await noticeOf('Butter Croissant could not be loaded')
  await user.click(screen.getByRole('button', { name: 'Remove Butter Croissant' }))
  await user.click(notice.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(verdict('Welcome')).toContain('Would apply, if it is the first order'))
  expect(screen.getByLabelText('Number of House Latte')).toBeTruthy()
})

test('PLUS-05: stores and roles that cannot be loaded are said so with Retry', async () => {
  fail('listStores', { network: 'gone', times: 1 })
  fail('listRoles', { network: 'gone', times: 1 })
  const { user } = await openPanel([])
  const stores = await noticeOf('The stores could not be loaded')
  const roles = await noticeOf('The roles could not be loaded')
  expect(screen.queryByRole('combobox', { name: 'Store' })).toBeNull()
  await user.click(stores.getByRole('button', { name: 'Retry' }))
  await user.click(roles.getByRole('button', { name: 'Retry' }))
  await pick(user, 'Store', 'Ballard')
  await pick(user, 'Role of the Customer', 'barista')
})

test('PLUS-05: Escape closes the panel, but not once something was put in', async () => {
  const onClose = vi.fn()
  const panel = <WouldApply promotions={[]} today="2026-03-04" onClose={onClose} />
  const { user } = await open(p4, 'barista', panel)
  await user.type(await screen.findByLabelText('Code'), 'TWO{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await user.type(screen.getByLabelText('Code'), '{Backspace}{Backspace}{Backspace}{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
