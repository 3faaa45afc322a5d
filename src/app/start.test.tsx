import '#testing/document.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { consoleTests } from '#testing/console.tsx'

const { open, sent, fail } = consoleTests()

test('nothing but a progress indicator is shown until user, roles and permissions are there (SHELL-40, SHELL-41, API-10, AMB-05)', async () => {
  await using p4 = await startP4()
  const held = Promise.withResolvers<void>()
  fail('listPermissions', { until: held.promise })
  const page = await open(p4, { as: 'owner', at: '/employees' })
  await expect.poll(() => sent.map(({ address }) => address)).toContain('/p4/employees')
  const asked = sent.map(({ address }) => address)
  expect(asked[0]).toBe('/p4/users/1')
  expect(asked.slice(1, 3).sort()).toEqual(['/p4/permissions', '/p4/roles'])
  expect(screen.getByRole('status', { name: 'Loading the console' })).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  held.resolve()
  await screen.findByRole('table', { name: 'Employees' })
  await page.settled()
  expect(within(screen.getByRole('navigation', { name: 'Main' })).getByText('Roles')).toBeDefined()
})
