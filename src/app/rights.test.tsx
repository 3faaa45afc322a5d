import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { call } from '#api/core/client.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { idsByName, userWith } from '#mocks/userWith.ts'
import { user_permissions } from '#server/database/schema/people.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { press, type } from '#testing/controls.ts'

const p4 = freshP4()

const { open, sent, fail } = consoleTests()

/** Takes the permission away from a user, who stays an employee by their other one. */
async function take(id: number, name: string) {
  const permission = (await idsByName(p4)).permission(name)
  const { user_id, permission_id } = user_permissions
  await p4.database.transaction(async (tx) => {
    await tx.delete(user_permissions).where(and(eq(user_id, id), eq(permission_id, permission)))
  })
}
const refusal = 'You need the permission promotions:update for this.'
const entry = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).queryByText('Promotional Categories')
const isDisabled = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

test('AMB-24, PERM-05, PLUS-05: after a refusal the console offers no more than what is left of the rights, and keeps what was typed', async () => {
  const who = await userWith(p4, { permissions: ['promotions:update', 'reports:read'] })
  const page = await open(p4, { as: who, at: '/promotions/9' })
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }))
  await type('Name', 'Typed before')
  expect(entry()).not.toBeNull()
  await take(who, 'promotions:update')
  await press('Save')
  await waitFor(() => expect(messages()).toEqual([refusal]))
  await waitFor(() => expect(entry()).toBeNull())
  expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull()
  expect(screen.getByRole('button', { name: '2 actions not allowed' })).toBeDefined()
  expect(isDisabled('Save')).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Typed before')
})

test.each([
  ['/attributes/create', 'products:update', 'Create'],
  ['/promotions/create', 'promotions:update', 'Save'],
] as const)(
  'AMB-24, PLUS-05: %s stays with what was typed once its right is gone, and cannot be sent',
  async (at, permission, button) => {
    const who = await userWith(p4, { permissions: [permission, 'reports:read'] })
    const page = await open(p4, { as: who, at })
    await type('Name', 'Roast')
    await take(who, permission)
    const body = { name: 'Oats', is_allergen: false }
    await expect(call('createTag', { body })).rejects.toMatchObject({ status: 403 })
    await waitFor(() => expect(isDisabled(button)).toBe(true))
    expect(screen.getByDisplayValue('Roast')).toBeDefined()
    await page.settled()
  },
)

test('AMB-140, PLUS-04: who may not create a promotion leaves its form unasked, whatever they typed', async () => {
  const page = await open(p4, { as: 'barista', at: '/promotions/create' })
  await type('Name', 'Tried')
  await page.router.navigate({ to: '/promotions' })
  await screen.findByRole('heading', { name: 'Promotions' })
  expect(page.address()).toBe('/promotions')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('AMB-05: the rights are read again once for a refusal, even where the host refuses that too', async () => {
  fail('listEmployees', { status: 403 })
  const page = await open(p4, { as: 'owner', at: '/current-user' })
  await screen.findByRole('heading', { level: 1 })
  fail('listRoles', { status: 403, message: 'Not now.' })
  const before = sent.length
  await page.open('/employees')
  await waitFor(() => expect(messages()).toContain('Not now.'))
  await page.settled()
  const asked = sent.slice(before).map(({ address }) => address)
  expect(asked.filter((address) => address === '/p4/roles')).toHaveLength(1)
  expect(entry()).not.toBeNull()
})
