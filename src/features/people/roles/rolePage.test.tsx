import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { idsByName } from '#mocks/userWith.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { type } from '#testing/controls.ts'
import { draftTests, expectListed, isUnsaved, leaveFor, restores } from '#testing/drafts/pages.ts'

draftTests()
const { open, writes } = consoleTests()

test('ROLE-10: the employees of a role are sorted and paged, ten to a page', async () => {
  await using p4 = await startP4()
  const id = (await idsByName(p4)).role('store-lead')
  const holders = await p4.as('owner').ok('listEmployees', { query: { role_id: id } })
  const byName = holders.map(({ name }) => name).sort((a, b) => a.localeCompare(b))
  expect(byName.length).toBeGreaterThan(10)
  const page = await open(p4, { as: 'storeLead', at: `/roles/${id}` })
  const table = await screen.findByRole('table', { name: 'Employees' })
  const shown = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => byName.find((name) => row.textContent?.includes(name)))
  expect(shown()).toEqual(byName.slice(0, 10))
  await page.user.click(screen.getByRole('button', { name: 'Next page' }))
  await expect.poll(shown).toEqual(byName.slice(10, 20))
  await page.user.click(within(table).getByRole('button', { name: 'Name' }))
  await expect.poll(shown).toEqual(byName.toReversed().slice(0, 10))
})

test('AMB-296: an owner sees the console as a barista at a store, and changes nothing', async () => {
  await using p4 = await startP4()
  const id = (await idsByName(p4)).role('barista')
  const page = await open(p4, { as: 'owner', at: `/roles/${id}` })
  const section = within(await screen.findByRole('region', { name: /^See the console as/ }))
  await page.settled()
  // A store is chosen at first, because a role at no store may do next to nothing.
  await waitFor(() => expect(section.getByLabelText('At store')).not.toHaveProperty('value', ''))
  await page.user.click(section.getByLabelText('At store'))
  await page.user.click(await screen.findByRole('option', { name: /^Capitol Hill/, hidden: true }))
  await page.user.click(section.getByRole('button', { name: 'See the console as barista' }))
  const text = 'You see the console as barista at Capitol Hill. Nothing can be changed.'
  expect((await screen.findByText(text)).role).toBe('status')
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(links()).not.toContain('Roles')
  await page.open('/employees/1/edit')
  await page.user.type(await screen.findByLabelText('Name'), '!')
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(messages()).toEqual([text]))
  expect(writes()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(links()).toContain('Roles'))
  expect(screen.queryByRole('region', { name: 'Seen as a role' })).toBeNull()
})

test('AMB-308: seen as a role, no draft is offered, and what is typed leaves none', async () => {
  await using p4 = await startP4()
  const id = (await idsByName(p4)).role('store-lead')
  const page = await open(p4, { as: 'owner', at: '/employees/1/edit' })
  await type('Name', 'Typed by the owner')
  await waitFor(() => expect(isUnsaved()).toBe(true))
  const own = [expect.stringMatching(/^Discard draft Edit Employee, /)]
  await expectListed(page, own)
  await page.open(`/roles/${id}`)
  await page.user.click(await screen.findByRole('button', { name: /^See the console as/ }))
  await screen.findByRole('region', { name: 'Seen as a role' })
  await expectListed(page, [])
  await leaveFor(page, '/employees/1/edit')
  await page.settled()
  expect(restores()).toEqual([])
  await type('Name', 'Typed as a role')
  await waitFor(() => expect(isUnsaved()).toBe(true))
  await leaveFor(page, '/')
  await page.user.click(screen.getByRole('button', { name: 'Stop' }))
  await expectListed(page, own)
  await leaveFor(page, '/employees/1/edit')
  await waitFor(() => expect(restores()).toHaveLength(1))
  await page.user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Typed by the owner')
})

test('AMB-296: who may change neither users nor roles sees the console as nobody else', async () => {
  await using p4 = await startP4()
  const id = (await idsByName(p4)).role('barista')
  await open(p4, { as: 'storeLead', at: `/roles/${id}` })
  await screen.findByRole('button', { name: 'Save Role' })
  expect(screen.queryByRole('button', { name: /^See the console as/ })).toBeNull()
})
