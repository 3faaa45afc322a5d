import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { type ConsolePage, consoleTests } from '#testing/console.tsx'

const p4 = freshP4()
const { open, fail, writes } = consoleTests()

const offered = { name: 'Send a link to set a password' }
const resets = () => writes().filter(({ address }) => address.includes('password'))

async function createPriya(): Promise<ConsolePage> {
  const page = await open(p4, { as: 'owner', at: '/employees/create' })
  await page.user.type(await screen.findByLabelText('Name'), 'Priya Raman')
  await page.user.type(screen.getByLabelText('Email'), 'priya@p4.example')
  await page.user.click(screen.getByRole('checkbox', { name: 'store-lead' }))
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByRole('heading', { level: 1, name: 'Priya Raman' })
  return page
}

async function confirm({ user }: ConsolePage) {
  await user.click(screen.getByRole('button', { name: 'Send link' }))
}

test('AMB-299, AMB-301: a new employee is sent a link to set a password, once', async () => {
  const page = await createPriya()
  await page.user.click(await screen.findByRole('button', offered))
  const dialog = within(await screen.findByRole('dialog', { name: `${offered.name}?` }))
  expect(dialog.getByText('Priya Raman gets an e-mail at priya@p4.example.')).toBeDefined()
  expect(dialog.getByText('This cannot be undone.')).toBeDefined()
  expect(resets()).toEqual([])
  fail('requestPasswordReset', { status: 429, message: 'Try again later.', times: 1 })
  await confirm(page)
  expect(await dialog.findByText('Try again later.')).toBeDefined()
  await confirm(page)
  const sent = 'A link to set a password was sent to priya@p4.example.'
  expect(await screen.findByText(sent)).toBeDefined()
  expect(screen.queryByRole('button', offered)).toBeNull()
  expect(resets().map(({ body }) => body)).toEqual([
    { email: 'priya@p4.example' },
    { email: 'priya@p4.example' },
  ])
  const at = page.address()
  await page.open('/employees')
  await page.open(at)
  expect(screen.queryByRole('region', { name: 'First password' })).toBeNull()
})

test('AMB-299: after a lost answer the link is not sent again', async () => {
  const page = await createPriya()
  fail('requestPasswordReset', { network: 'gone', times: 1 })
  await page.user.click(await screen.findByRole('button', offered))
  await screen.findByRole('dialog')
  await confirm(page)
  expect(
    await screen.findByText(/^The answer was lost: the link may have been sent\./),
  ).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('button', offered)).toBeNull())
  expect(resets()).toHaveLength(1)
})

test('AMB-299: an employee who was not just created gets no offer', async () => {
  const page = await open(p4, { as: 'owner', at: '/employees/3' })
  await screen.findByRole('region', { name: 'Roles' })
  await page.settled()
  expect(screen.queryByRole('region', { name: 'First password' })).toBeNull()
})
