import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { demoAccounts } from '#server/seed/accounts.ts'
import { startSession } from '#server/session.ts'
import { consoleTests } from '#testing/console.tsx'

const p4 = freshP4()

const { open, fail } = consoleTests()

const card = (name: string) => screen.getByRole('region', { name })

test('roles and permissions that could not be read are told as such, not as none (PROF-07, PROF-08, PLUS-03, AMB-05)', async () => {
  fail('listRoles', { status: 500, times: 1 })
  const page = await open(p4, { as: 'barista', at: '/users/1' })
  await screen.findByRole('region', { name: 'Roles' })
  await page.settled()
  expect(within(card('Roles')).getByText('The roles could not be loaded')).toBeDefined()
  expect(within(card('Permissions')).getByText('The permissions could not be loaded')).toBeDefined()
  expect(card('Stores').textContent).toContain('Not known until the permissions are loaded')
  expect(screen.queryByText(/^No (roles|permissions|stores)$/)).toBeNull()
  await page.user.click(within(card('Roles')).getByRole('button', { name: 'Retry' }))
  expect(await within(card('Roles')).findByRole('link', { name: 'owner' })).toBeDefined()
  const heading = within(card('Roles')).getByRole('heading', { name: 'Roles' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(card('Stores').textContent).toContain('All Stores')
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})

test('AMB-237: who sees a session of their own that they do not know ends it', async () => {
  const { id } = demoAccounts.barista
  const lost = await p4.database.transaction((tx) =>
    startSession(tx, id, p4.clock, 'Safari on iPhone'),
  )
  const page = await open(p4, { as: 'barista', at: '/current-user' })
  const table = await screen.findByRole('table', { name: 'Sessions' })
  const [, own, other] = within(table).getAllByRole('row')
  expect([own, other].map((row) => row?.textContent).sort()).toEqual([
    expect.stringMatching(/^Safari on iPhone/),
    expect.stringMatching(/^Unknown device \(this session\)/),
  ])
  await page.user.click(
    within(table).getByRole('button', { name: 'End session: Safari on iPhone' }),
  )
  expect(await screen.findByText('Session ended')).toBeDefined()
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
  const headers = { authorization: `P4 ${lost}` }
  const answer = await p4.fetch(new Request('http://p4.test/p4/roles', { headers }))
  expect(answer.status).toBe(401)
})

test('AMB-237: of many sessions ten are shown, until all are asked for', async () => {
  const { id } = demoAccounts.barista
  await p4.database.transaction(async (tx) => {
    for (let count = 0; count < 11; count++) await startSession(tx, id, p4.clock, 'Phone')
  })
  const page = await open(p4, { as: 'barista', at: '/current-user' })
  const table = await screen.findByRole('table', { name: 'Sessions' })
  expect(within(table).getAllByRole('row')).toHaveLength(11)
  await page.user.click(screen.getByRole('button', { name: 'Show all 12 sessions' }))
  expect(within(table).getAllByRole('row')).toHaveLength(13)
})

test('AMB-237: a host without a list of sessions shows none', async () => {
  fail('listSessions', { status: 501 })
  const page = await open(p4, { as: 'barista', at: '/current-user' })
  await screen.findByRole('region', { name: 'Roles' })
  await page.settled()
  expect(screen.queryByRole('heading', { name: 'Sessions' })).toBeNull()
})

test('AMB-237: sessions that could not be read are told in their part of the page', async () => {
  fail('listSessions', { status: 500, times: 1 })
  const page = await open(p4, { as: 'barista', at: '/current-user' })
  expect(await screen.findByText('The sessions could not be loaded')).toBeDefined()
  await page.user.click(within(card('Sessions')).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('table', { name: 'Sessions' })).toBeDefined()
})
