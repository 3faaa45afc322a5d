import '#testing/document.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, sent, writes } = consoleTests()

const list = async () => within(await screen.findByRole('table', { name: 'Surcharges' }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** The cells of the row with this name. */
async function row(name: string) {
  const cell = await (await list()).findByText(name)
  const found = cell.closest('[role="row"], tr')
  if (!(found instanceof HTMLElement)) throw new Error('The cell stands in a row')
  return within(found)
    .getAllByRole('cell')
    .slice(0, 4)
    .map(({ textContent }) => textContent)
}

test('the surcharges by name, with percent and cent signs (SUR-01, SUR-07, SUR-08, SHELL-24, ROUTE-39, API-101)', async () => {
  const page = await open(p4, { as: 'areaLead', at: '/current-user' })
  await page.user.click(await screen.findByRole('link', { name: 'Surcharges & Tax' }))
  expect(page.address()).toBe('/surcharges')
  const names = (await owner.ok('listSurcharges')).map(({ name }) => name)
  expect(
    (await list())
      .getAllByRole('row')
      .slice(1)
      .map((one) => within(one).getAllByRole('cell')[0]?.textContent),
  ).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
  expect(await row('Bag Fee')).toEqual(['Bag Fee', expect.any(String), '', '10¢'])
  expect(await row('State Sales Tax')).toEqual([
    ...['State Sales Tax', 'Sales tax of the state', '6.25%', ''],
  ])
})

test('a new surcharge is sent as it was read (SUR-01, SUR-03, SUR-04, SUR-09, FLASH-65, API-102)', async () => {
  const page = await open(p4, { as: 'areaLead', at: '/surcharges' })
  await list()
  press('Add Surcharge')
  press('Save')
  expect(await screen.findByText('Must provide a name.')).toBeDefined()
  expect(screen.getByText(/^A surcharge with a flat rate adds that many cents/)).toBeDefined()
  type('Name', ' Loaf Tax ')
  expect(screen.getByText('A fraction: 0.0875 is 8.75%')).toBeDefined()
  type('Default Rate', '0.5')
  expect(screen.getByText('50.00%: Unusually high')).toBeDefined()
  type('Default Rate', '0.91')
  expect(screen.getByText('This will be saved as 0: a rate must be 0 to 0.9')).toBeDefined()
  type('Default Rate', '0.0175')
  expect(screen.getByText('1.75%')).toBeDefined()
  type('Flat Rate', '0')
  expect(
    screen.getByText('This will be saved without a flat rate: it must be 1¢ or more'),
  ).toBeDefined()
  press('Save')
  await expect.poll(messages).toEqual(['Surcharge created.'])
  expect(await row('Loaf Tax')).toEqual(['Loaf Tax', expect.anything(), '1.75%', ''])
  expect(writes()[0]?.body).toEqual({
    name: 'Loaf Tax',
    description: null,
    default_rate: 0.0175,
    flat_rate: null,
  })
  await page.settled()
})

async function edit(name: string) {
  await row(name)
  press(`Edit ${name}`)
}

test('an edit keeps what somebody else saved meanwhile (SUR-09, FLASH-67, API-103, AMB-177)', async () => {
  await open(p4, { as: 'areaLead', at: '/surcharges' })
  await edit('State Sales Tax')
  const body = { name: 'State Sales Tax', description: 'New words', default_rate: 0.0625 }
  await owner.ok('updateSurcharge', { path: { id: 1 }, body })
  type('Default Rate', '0.07')
  press('Save')
  await expect.poll(messages).toEqual(['Vendor updated.'])
  expect(await row('State Sales Tax')).toEqual(['State Sales Tax', 'New words', '7.00%', ''])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('flat to percentage asks, and reads the page again a second later (SUR-05, SUR-06, AMB-107, AMB-108, AMB-171)', async () => {
  await open(p4, { as: 'areaLead', at: '/surcharges' })
  await edit('Bag Fee')
  type('Flat Rate', '')
  type('Default Rate', '0.05')
  press('Save')
  const ask = () => screen.findByRole('dialog', { name: 'Change from flat rate to percentage?' })
  fireEvent.click(within(await ask()).getByRole('button', { name: 'Cancel' }))
  expect(writes()).toEqual([])
  expect(screen.getByRole('textbox', { name: 'Default Rate' })).toHaveProperty('value', '0.05')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const reads = () => sent.filter(({ address }) => address === '/p4/surcharges').length
  const before = reads()
  press('Save')
  fireEvent.click(within(await ask()).getByRole('button', { name: 'Confirm' }))
  await expect.poll(messages).toEqual(['Vendor updated.'])
  expect(await row('Bag Fee')).toEqual(['Bag Fee', expect.any(String), '5.00%', ''])
  // The save reads the present record before, and what became stale after it.
  await expect.poll(reads, { timeout: 5000 }).toBe(before + 3)
  const rates = await owner.ok('listStoreTaxRates', { path: { id: 1 } })
  expect(rates.filter(({ surcharge_id }) => surcharge_id === 4).map(({ rate }) => rate)).toContain(
    0.05,
  )
})

test('deleting takes the exact name, which is sent (SUR-02, SUR-09, AMB-109, FLASH-66, API-104)', async () => {
  const page = await open(p4, { as: 'areaLead', at: '/surcharges' })
  await row('Bag Fee')
  press('Delete Bag Fee')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Bag Fee?' }))
  const confirm = dialog.getByRole('button', { name: 'Delete' })
  const typed = dialog.getByRole('textbox')
  for (const near of ['bag fee', ' Bag Fee', 'Bag Fee ']) {
    fireEvent.change(typed, { target: { value: near } })
    expect(confirm).toMatchObject({ disabled: true })
  }
  await page.user.clear(typed)
  await page.user.type(typed, 'Bag Fee')
  await page.user.click(confirm)
  await expect.poll(messages).toEqual(['Surcharge delete.'])
  await expect.poll(() => screen.queryByText('Bag Fee')).toBeNull()
  expect(writes()).toMatchObject([{ method: 'DELETE', body: { confirm: 'Bag Fee' } }])
})

test('SUR-02, AMB-240: a name with two spaces is deleted by typing what is shown', async () => {
  await p4.database.transaction((tx) =>
    tx.execute(sql`insert into surcharges (name, default_rate) values ('Street  Fee ', 0.01)`),
  )
  const page = await open(p4, { as: 'areaLead', at: '/surcharges' })
  await page.user.click(await screen.findByRole('button', { name: /^Delete Street\s+Fee/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete Street\s+Fee/ }))
  await page.user.type(dialog.getByRole('textbox'), 'Street Fee')
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
  await expect.poll(messages).toEqual(['Surcharge delete.'])
})

test('PERM-22, SUR-01: without tax-rates:update the surcharges are only read', async () => {
  await open(p4, { as: 'storeLead', at: '/surcharges' })
  await row('Bag Fee')
  for (const name of ['Add Surcharge', 'Edit Bag Fee', 'Delete Bag Fee'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
