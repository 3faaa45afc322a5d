import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '#api/core/session.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Persona } from '#mocks/p4.ts'
import { demoAccounts, demoPassword } from '#server/seed/accounts.ts'
import { type ConsolePage, consoleTests, messages } from '#testing/console.tsx'
import { press, type } from '#testing/controls.ts'

const p4 = freshP4()

const { open, sent, writes } = consoleTests()

const dialog = () => screen.findByRole('dialog', { name: 'Sign in again' })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const field = () => screen.getByLabelText<HTMLInputElement>(/^Name/)
const saves = () => writes().filter(({ method }) => method === 'PUT')
const tagName = async () => (await p4.as('admin').ok('getTag', { path: { id: 1 } })).name

async function endSession() {
  const headers = { authorization: `P4 ${session.get().token}` }
  await p4.fetch(new Request('http://p4.test/p4/logout', { method: 'POST', headers }))
}

/** A changed tag, whose user the server no longer knows. */
async function typeAndEnd(): Promise<ConsolePage> {
  const page = await open(p4, { as: 'owner', at: '/tags/1/edit' })
  await type('Name', 'Rainforest')
  await page.settled()
  await endSession()
  return page
}

async function signIn(page: ConsolePage, who: Persona = 'owner') {
  const shown = within(await dialog())
  const email = shown.getByLabelText<HTMLInputElement>('Email')
  expect(email.value).toBe(demoAccounts.owner.email)
  if (who !== 'owner') await page.user.clear(email)
  if (who !== 'owner') await page.user.type(email, demoAccounts[who].email)
  await page.user.type(shown.getByLabelText('Password'), demoPassword)
  await page.user.click(shown.getByRole('button', { name: 'Login' }))
}

/** As the browser tells it to the other tabs. */
function storeElsewhere(stored: unknown) {
  if (stored === null) localStorage.removeItem('currentUser')
  else localStorage.setItem('currentUser', JSON.stringify(stored))
  window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }))
}

test('AMB-275: who signs in again over unsaved work has it saved, on the same page', async () => {
  const page = await typeAndEnd()
  const form = field()
  await press('Submit')
  expect((await dialog()).textContent).toContain('Sign in again to go on as Olivia Hartwell')
  await signIn(page)
  await expect.poll(messages).toEqual(['Tag Updated'])
  await noDialog()
  expect(await tagName()).toBe('Rainforest')
  expect(field()).toBe(form)
  expect(saves().map(({ body }) => body)).toMatchObject([{ name: 'Rainforest' }])
})

test('AMB-275: calls that are refused together share one sign-in, and all are sent again', async () => {
  const page = await typeAndEnd()
  const before = sent.length
  void page.client.invalidateQueries()
  await dialog()
  const refused = sent.slice(before).map(({ address }) => address)
  expect(refused.length).toBeGreaterThan(1)
  await signIn(page)
  await noDialog()
  await page.settled()
  const reads = sent.slice(before).map(({ address }) => address)
  for (const address of new Set(refused))
    expect(reads.filter((one) => one === address)).toHaveLength(2)
  expect(field().value).toBe('Rainforest')
  expect(messages()).toEqual([])
})

test('AMB-275, AMB-238: Not now leaves the page as it is, with the refusal until the next call has asked again', async () => {
  const page = await typeAndEnd()
  await press('Submit')
  await press('Not now', await dialog())
  await expect.poll(messages).toEqual(['Please sign in again.'])
  await noDialog()
  expect(field().value).toBe('Rainforest')
  expect(session.isLoggedIn()).toBe(true)
  await press('Submit')
  await signIn(page)
  await expect.poll(messages).toEqual(['Tag Updated'])
  expect(await tagName()).toBe('Rainforest')
})

test('AMB-275: another account leaves the page, and reads its own', async () => {
  const page = await typeAndEnd()
  const name = await tagName()
  await press('Submit')
  await signIn(page, 'barista')
  await waitFor(() => expect(page.address()).toBe('/'))
  await screen.findByPlaceholderText('Search P4')
  await page.settled()
  expect(session.get().user?.id).toBe(demoAccounts.barista.id)
  expect(page.client.getQueryData(['getTag', { path: { id: 1 } }])).toBeUndefined()
  const navigation = screen.getByRole('navigation', { name: 'Main' })
  expect(within(navigation).queryByText('Employees')).toBeNull()
  expect(messages()).toEqual([])
  expect(await tagName()).toBe(name)
})

test('AMB-275: a session that ended in another tab leaves unsaved work alone until the next call', async () => {
  const page = await open(p4, { as: 'owner', at: '/tags/1/edit' })
  await type('Name', 'Rainforest')
  await page.settled()
  storeElsewhere(null)
  storeElsewhere(await p4.currentUser('barista'))
  expect(field().value).toBe('Rainforest')
  await press('Submit')
  await dialog()
  storeElsewhere(await p4.currentUser('owner'))
  await expect.poll(messages).toEqual(['Tag Updated'])
  await noDialog()
  expect(await tagName()).toBe('Rainforest')
})

test('AMB-275: what is saved at once asks too, and is sent again', async () => {
  const page = await open(p4, { as: 'owner', at: '/stores/1' })
  const online = await screen.findByRole<HTMLInputElement>('switch', { name: 'Store online' })
  await page.settled()
  await endSession()
  const before = online.checked
  await page.user.click(online)
  await signIn(page)
  await expect.poll(messages).toEqual(['Store online status updated.'])
  await noDialog()
  expect(online.checked).toBe(!before)
})

test('AMB-275: an Undo asks too, though it reads before it writes', async () => {
  const page = await open(p4, { as: 'owner', at: '/tags/1/edit' })
  const before = await tagName()
  await type('Name', 'Rainforest')
  await press('Submit')
  const undo = await screen.findByRole('button', { name: 'Undo this change' })
  await page.settled()
  await endSession()
  await page.user.click(undo)
  await signIn(page)
  await waitFor(() => expect(messages()).toContain('Undone'))
  await noDialog()
  expect(await tagName()).toBe(before)
})

test('AMB-18, AMB-275: without unsaved work a session that ended in another tab shows Login', async () => {
  const page = await open(p4, { as: 'owner', at: '/tags/1/edit' })
  await type('Name', 'Rainforest')
  await press('Submit')
  await expect.poll(messages).toEqual(['Tag Updated'])
  await page.settled()
  storeElsewhere(null)
  await screen.findByRole('heading', { name: 'Welcome!' })
})
