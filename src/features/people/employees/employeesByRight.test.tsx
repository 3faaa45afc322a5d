import '#testing/document.ts'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests } from '#testing/console.tsx'

const p4 = freshP4()
const { open, use } = consoleTests()

test('AMB-295: the list shows who may refund at a store, and through what', async () => {
  const everywhere = ['owner', 'admin', 'area-lead', 'accounting']
  const employees = await p4.as('owner').ok('listEmployees')
  const expected = employees
    .filter(
      ({ roles, store_ids }) =>
        roles.some((role) => everywhere.includes(role)) ||
        (roles.includes('store-lead') && store_ids.includes(1)),
    )
    .map(({ name }) => name)
  const page = await open(p4, { as: 'storeLead', at: '/employees?may=refundOrder&at=1&size=100' })
  const text = `${expected.length} of ${employees.length} may refund orders at Capitol Hill`
  expect((await screen.findByText(text)).role).toBe('status')
  const [, ...rows] = within(screen.getByRole('table', { name: 'Employees' })).getAllByRole('row')
  expect(rows).toHaveLength(expected.length)
  const lead = rows.find((row) => row.textContent?.includes('Sadie Nakamura'))
  expect(lead?.textContent).toContain('stores:refund through store-lead')
  await page.open('/employees?may=createStore&at=1&size=100')
  expect(await screen.findByText(/^\d+ of \d+ may create stores$/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('At store').disabled).toBe(true)
})

test('AMB-295: an unknown right or store in the address is ignored', async () => {
  const all = (await p4.as('owner').ok('listEmployees')).length
  const page = await open(p4, { as: 'owner', at: '/employees?may=flyToMars&at=1' })
  expect(await screen.findByText(`${all} employees`)).toBeDefined()
  await page.open('/employees?may=refundOrder')
  const anywhere = (await screen.findByText(/ may refund orders$/)).textContent
  for (const at of ['99999', '-1', '1.5', 'Ballard']) {
    await page.open(`/employees?may=refundOrder&at=${at}`)
    expect((await screen.findByText(/ may refund orders/)).textContent).toBe(anywhere)
  }
})

test('AMB-295: a host whose employees have no ids of roles shows the plain list', async () => {
  const employees = await p4.as('owner').ok('listEmployees')
  const bare = employees.map(({ id, name, roles }) => ({ id, name, roles }))
  use(http.get('*/p4/employees', () => HttpResponse.json(bare)))
  await open(p4, { as: 'owner', at: '/employees?may=refundOrder&at=1' })
  expect(await screen.findByText(`${employees.length} employees`)).toBeDefined()
  expect(screen.queryByLabelText('Who may')).toBeNull()
})
