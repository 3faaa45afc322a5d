import '#testing/document.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { idsByName } from '#mocks/userWith.ts'
import { consoleTests } from '#testing/console.tsx'

const { open } = consoleTests()

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
