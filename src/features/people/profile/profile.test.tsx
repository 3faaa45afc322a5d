import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { consoleTests } from '#testing/console.tsx'

const { open, fail } = consoleTests()

const card = (name: string) => screen.getByRole('region', { name })

test('roles and permissions that could not be read are told as such, not as none (PROF-07, PROF-08, PLUS-03, AMB-05)', async () => {
  await using p4 = await startP4()
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
