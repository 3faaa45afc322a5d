import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { AnswerOf } from '#api/core/contract.ts'
import type { ProductType } from '#domain/products/productWords.ts'
import { taxedTypes } from '#domain/stores/taxRates.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { userWith } from '#mocks/userWith.ts'
import { messages } from '#testing/console.tsx'
import { sectionTests } from '#testing/section.tsx'
import { typeAt } from '#ui/testing.tsx'
import { AllTaxRates } from './AllTaxRates.tsx'
import { StoreTaxRates } from './StoreTaxRates.tsx'
import { byTown } from './taxRows.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, fail, writes, use } = sectionTests()

// Store 1 takes the state's and the city's tax and the bag fee of 10 ¢, and lacks the prepared food tax.
const stateTax = 'State Sales Tax'
const bagFee = 'Bag Fee (10¢)'
const columnOf = (type: ProductType) => taxedTypes.indexOf(type) + 1

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Tax Rates' })
const cell = async (row: string, type: ProductType) => {
  const cells = within(await screen.findByRole('row', { name: row })).getAllByRole('gridcell')
  const found = cells[columnOf(type)]
  if (!found) throw new Error(`There is no ${type} of ${row}`)
  return found
}
const shown = async (row: string, type: ProductType) => (await cell(row, type)).textContent

type Rates = AnswerOf<'listStoreTaxRates'>
const amountIn = (rates: Rates, surcharge: number, type: ProductType) => {
  const rate = rates.find((one) => one.surcharge_id === surcharge && one.product_type === type)
  return rate?.rate ?? rate?.flat_rate
}
const ratesOf = (id = 1) => owner.ok('listStoreTaxRates', { path: { id } })

/** Somebody else sets the state's tax on a product type. */
async function setElsewhere(type: ProductType, rate: number, id = 1) {
  const tax_rates = (await ratesOf(id)).map((one) =>
    one.surcharge_id === 1 && one.product_type === type ? { ...one, rate } : one,
  )
  await p4.as('areaLead').ok('updateStoreTaxRates', { path: { id }, body: { tax_rates } })
}

test('the rates of a store, percentages with two decimals and flat rates as boxes (TAX-02, TAX-05, TAX-09, AMB-110)', async () => {
  await setElsewhere('beverage', 0.065)
  await setElsewhere('food', 0.08875)
  await open(p4, 'areaLead', <StoreTaxRates storeId={1} />)
  expect(await shown(stateTax, 'beverage')).toBe('6.50%')
  expect(await shown(stateTax, 'food')).toBe('8.875%')
  expect(await shown(bagFee, 'food')).toBe('Yes')
  expect(await shown(bagFee, 'bottle')).toBe('No')
  const section = screen.getByRole('region', { name: 'Tax Rates and Surcharges' })
  expect(
    within(section)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Surcharge', 'Beverage', 'Food', 'Bag', 'Merchandise', 'Bottle'])
  expect(within(section).queryByRole('row', { name: 'Prepared Food Tax' })).toBeNull()
})

test('edits wait for Save, which sends the whole list of the store (TAX-03, TAX-07, FLASH-68, API-97)', async () => {
  const before = await ratesOf()
  const { user } = await open(p4, 'areaLead', <StoreTaxRates storeId={1} />)
  await typeAt(user, await cell(stateTax, 'beverage'), '8.75{Enter}')
  await typeAt(user, await cell(bagFee, 'bottle'), ' ')
  expect(writes()).toEqual([])
  expect(screen.getByText('2 unsaved cells')).toBeDefined()
  await user.click(save())
  await waitFor(() => expect(messages()).toEqual(['Tax Rates Updated']))
  const [put] = writes()
  expect(put?.call).toBe('PUT /p4/stores/1/taxRates')
  const { tax_rates } = z.object({ tax_rates: z.array(z.unknown()) }).parse(put?.body)
  expect(tax_rates).toHaveLength(before.length)
  expect(tax_rates).toContainEqual({
    surcharge_id: 1,
    product_type: 'beverage',
    rate: 0.0875,
    store_id: 1,
  })
  expect(tax_rates).toContainEqual({
    surcharge_id: 4,
    product_type: 'bottle',
    flat_rate: 10,
    store_id: 1,
  })
  const after = await ratesOf()
  expect(amountIn(after, 1, 'beverage')).toBe(0.0875)
  expect(amountIn(after, 4, 'bottle')).toBe(10)
  expect(screen.queryByText(/unsaved/)).toBeNull()
})

test('TAX-05, AMB-110: a rate above 20 % is told to be unusually high and can be saved', async () => {
  const { user } = await open(p4, 'areaLead', <StoreTaxRates storeId={1} />)
  await typeAt(user, await cell(stateTax, 'beverage'), '20{Enter}')
  await typeAt(user, await cell(stateTax, 'food'), '95{Enter}')
  expect(await shown(stateTax, 'beverage')).not.toContain('Unusually high')
  expect(await shown(stateTax, 'food')).toBe('95.00%not saved, Unusually high')
  await user.click(save())
  await waitFor(() => expect(messages()).toEqual(['Tax Rates Updated']))
  expect(amountIn(await ratesOf(), 1, 'food')).toBe(0.95)
  expect(await shown(stateTax, 'food')).toBe('95.00%Unusually high')
})

test('TAX-04, AMB-111, AMB-171: a row is added with the default rate, after a question where cells are unsaved', async () => {
  const { user } = await open(p4, 'areaLead', <StoreTaxRates storeId={1} />)
  await typeAt(user, await cell(stateTax, 'beverage'), '8.75{Enter}')
  const pick = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Add a surcharge' }))
    await user.click(await screen.findByRole('option', { name }))
    await user.click(screen.getByRole('button', { name: 'Add Row' }))
  }
  await pick('Prepared Food Tax')
  const dialog = await screen.findByRole('dialog', {
    name: 'You have unsaved changes. Continue?',
  })
  expect(screen.queryByRole('row', { name: 'Prepared Food Tax' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(async () => expect(await shown('Prepared Food Tax', 'bottle')).toContain('1.00%'))
  // The button is disabled once nothing is chosen, so the picker has the focus for the next one.
  const picker = screen.queryByRole('combobox', { name: 'Add a surcharge' })
  await waitFor(() => expect(document.activeElement).toBe(picker))
  expect(await shown(stateTax, 'beverage')).toContain('8.75%')
  expect(screen.getByText('6 unsaved cells')).toBeDefined()
  await user.click(save())
  await waitFor(() => expect(messages()).toEqual(['Tax Rates Updated']))
  const after = await ratesOf()
  expect(taxedTypes.map((type) => amountIn(after, 3, type))).toEqual([0.01, 0.01, 0.01, 0.01, 0.01])
})

test('PLUS-06: who adds the last surcharge that a store lacks goes on in a cell, as the picker has gone', async () => {
  const { user } = await open(p4, 'areaLead', <StoreTaxRates storeId={1} />)
  const add = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Add a surcharge' }))
    await user.click(await screen.findByRole('option', { name }))
    screen.getByRole('button', { name: 'Add Row' }).focus()
    await user.keyboard('{Enter}')
  }
  const inCell = () => expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
  await add('Prepared Food Tax')
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'))
  // Without unsaved cells nothing is asked.
  await user.click(save())
  await waitFor(() => expect(messages()).toEqual(['Tax Rates Updated']))
  await add('Bottle Deposit (5¢)')
  await waitFor(inCell)
  expect(screen.queryByRole('combobox', { name: 'Add a surcharge' })).toBeNull()
})

test('TAX-02, PLUS-03: a store without rates says that it charges none', async () => {
  use(http.get('*/p4/stores/1/taxRates', () => Response.json([])))
  await open(p4, 'areaLead', <StoreTaxRates storeId={1} />)
  expect(await screen.findByText('This store charges no surcharges.')).toBeDefined()
})

test('TAX-04, AMB-171: Refresh asks before it drops unsaved cells', async () => {
  const { user } = await open(p4, 'areaLead', <StoreTaxRates storeId={1} />)
  await typeAt(user, await cell(stateTax, 'beverage'), '8.75{Enter}')
  await setElsewhere('beverage', 0.05)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByRole('dialog', { name: 'You have unsaved changes. Continue?' })
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(async () => expect(await shown(stateTax, 'beverage')).toBe('5.00%'))
  expect(writes()).toEqual([])
})

test('AMB-194: a save keeps what others saved meanwhile, and refuses a cell that they changed once', async () => {
  const { user } = await open(p4, 'areaLead', <StoreTaxRates storeId={1} />)
  await typeAt(user, await cell(stateTax, 'beverage'), '8.75{Enter}')
  await setElsewhere('food', 0.03)
  await user.click(save())
  await waitFor(() => expect(messages()).toEqual(['Tax Rates Updated']))
  const after = await ratesOf()
  expect([amountIn(after, 1, 'beverage'), amountIn(after, 1, 'food')]).toEqual([0.0875, 0.03])

  await waitFor(async () => expect(await shown(stateTax, 'food')).toBe('3.00%'))
  await typeAt(user, await cell(stateTax, 'bag'), '1.5{Enter}')
  await setElsewhere('bag', 0.02)
  await user.click(save())
  const row = await screen.findByRole('row', { name: stateTax })
  await within(row).findByText('Refused: Bag: somebody else set it to 2% meanwhile')
  await screen.findByText(
    `1 row was refused: Bag: somebody else set it to 2% meanwhile (${stateTax}).`,
  )
  expect(await shown(stateTax, 'bag')).toContain('1.50%')
  expect(amountIn(await ratesOf(), 1, 'bag')).toBe(0.02)
  await user.click(save())
  await waitFor(async () => expect(amountIn(await ratesOf(), 1, 'bag')).toBe(0.015))
})

test('FLASH-79: a failed save says so, keeps what was typed, and is tried again', async () => {
  const { user } = await open(p4, 'areaLead', <StoreTaxRates storeId={1} />)
  await typeAt(user, await cell(stateTax, 'beverage'), '8.75{Enter}')
  fail('updateStoreTaxRates', { status: 500, message: '', times: 1 })
  await user.click(save())
  await waitFor(() => expect(messages()).toEqual(['Woops we could not update the tax rates!']))
  expect(await shown(stateTax, 'beverage')).toContain('8.75%')
  expect(screen.getByText('1 unsaved cell')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Retry failed' }))
  await waitFor(async () => expect(amountIn(await ratesOf(), 1, 'beverage')).toBe(0.0875))
})

test('TAX-01: every store stands in the editor, by state, city and name', () => {
  const store = (id: number, state: string | null, city: string, name: string) => ({
    ...{ id, state, city, name },
  })
  const stores = [
    store(1, 'OR', 'Bend', 'Old Mill'),
    store(2, 'CA', 'Oakland', 'Temescal'),
    store(3, 'CA', 'Oakland', 'Ashby'),
    store(4, 'CA', 'Arcata', 'Plaza'),
    store(5, null, 'Nowhere', 'Attic'),
  ]
  expect(byTown(stores).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
})

test('TAX-01, TAX-07: several stores are saved with one call each, with a result per store and a retry', async () => {
  const { stores } = await owner.ok('listStores')
  const [first, second] = byTown(stores)
  if (!first || !second) throw new Error('There are too few stores')
  const { user } = await open(p4, 'areaLead', <AllTaxRates />)
  const rowAt = (name: string) => `${stateTax} at ${name}`
  await waitFor(async () => expect(await shown(rowAt(first.name), 'food')).toMatch(/%/))
  await waitFor(async () => expect(await shown(rowAt(second.name), 'food')).toMatch(/%/))
  await typeAt(user, await cell(rowAt(first.name), 'food'), '1.25{Enter}')
  await typeAt(user, await cell(rowAt(second.name), 'food'), '2.5{Enter}')
  let refused = false
  use(
    http.put(`*/p4/stores/${second.id}/taxRates`, () => {
      if (refused) return undefined
      refused = true
      return Response.json({ code: 'fault', message: 'It is closed.' }, { status: 409 })
    }),
  )
  using scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(save())
  await screen.findByText('1 of 2 done, 1 failed')
  const list = screen.getByRole('list', { name: 'Result of Saving tax rates' })
  const results = within(list)
  expect(scroll.mock.contexts.some((part) => part instanceof Node && part.contains(list))).toBe(
    true,
  )
  expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${first.name}done`,
    `${second.name}It is closed.failed`,
  ])
  expect(messages()).toEqual(['Woops we could not update the tax rates!'])
  expect(amountIn(await ratesOf(first.id), 1, 'food')).toBe(0.0125)
  await user.click(screen.getByRole('button', { name: 'Retry failed' }))
  await waitFor(async () => expect(amountIn(await ratesOf(second.id), 1, 'food')).toBe(0.025))
  const puts = writes().map(({ call }) => call)
  expect(puts.filter((one) => one === `PUT /p4/stores/${first.id}/taxRates`)).toHaveLength(1)
  expect(puts).toHaveLength(3)
})

test('TAX-08, FLASH-80: a store whose rates cannot be read says so, and is read again', async () => {
  const { stores } = await owner.ok('listStores')
  const [first] = byTown(stores)
  let refused = false
  await open(p4, 'areaLead', <AllTaxRates />)
  use(
    http.get(`*/p4/stores/${first?.id}/taxRates`, () => {
      if (refused) return undefined
      refused = true
      return new Response(null, { status: 500 })
    }),
  )
  const retry = await screen.findByRole('button', { name: `Retry ${first?.name}` })
  expect(messages()).toEqual(['Could not fetch tax rates'])
  retry.focus()
  fireEvent.click(retry)
  await waitFor(async () =>
    expect(await shown(`${stateTax} at ${first?.name}`, 'food')).toMatch(/%/),
  )
  expect(screen.queryByRole('button', { name: `Retry ${first?.name}` })).toBeNull()
  const link = screen.getByRole('link', { name: first?.name })
  await waitFor(() => expect(document.activeElement).toBe(link))
})

test('FLASH-81: without the surcharges the editor says so, and reads them again', async () => {
  fail('listSurcharges', { status: 500, message: '', times: 1 })
  const { user } = await open(p4, 'areaLead', <AllTaxRates />)
  await screen.findByText('The tax rates could not be loaded')
  expect(messages()).toEqual(['Could not fetch surcharges'])
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('grid', { name: 'Tax Rates' })
  const heading = screen.getByRole('heading', { name: 'Tax Rates' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('TAX-01, TAX-05: a surcharge that a store lacks differs from one of 0', async () => {
  const [first] = byTown((await owner.ok('listStores')).stores)
  const own = await ratesOf(first?.id)
  const { name } = first ?? {}
  const lacking = own.filter(({ surcharge_id }) => surcharge_id === 4 || surcharge_id === 1)
  const tax_rates = [
    ...lacking.filter(({ product_type }) => product_type !== 'food' && product_type !== 'bag'),
    { store_id: first?.id, surcharge_id: 1, product_type: 'food' as const, rate: 0 },
    { store_id: first?.id, surcharge_id: 4, product_type: 'food' as const, flat_rate: 0 },
  ]
  await owner.ok('updateStoreTaxRates', { path: { id: first?.id ?? 0 }, body: { tax_rates } })
  await open(p4, 'areaLead', <AllTaxRates />)
  await waitFor(async () => expect(await shown(`${stateTax} at ${name}`, 'food')).toBe('0.00%'))
  expect(await shown(`${bagFee} at ${name}`, 'food')).toBe('No')
  for (const surcharge of [stateTax, bagFee])
    expect(await shown(`${surcharge} at ${name}`, 'bag')).toBe('Not set')
  expect(await shown(`Bottle Deposit (5¢) at ${name}`, 'food')).toBe('Not set')
})

test('PERM-22, AMB-28: a store out of scope is only read, one in scope is edited', async () => {
  const { stores } = await owner.ok('listStores')
  const [own, foreign] = byTown(stores)
  if (!own || !foreign) throw new Error('There are too few stores')
  const editor = await userWith(p4, {
    permissions: ['tax-rates:update'],
    storeIds: [own.id],
    email: 'taxes@p4.example',
  })
  const { user } = await open(p4, editor, <AllTaxRates />)
  const rowAt = (name: string) => `${stateTax} at ${name}`
  await waitFor(async () => expect(await shown(rowAt(own.name), 'food')).toMatch(/%/))
  await waitFor(async () => expect(await shown(rowAt(foreign.name), 'food')).toMatch(/%/))
  await typeAt(user, await cell(rowAt(foreign.name), 'food'), '5{Enter}')
  expect(screen.queryByText(/unsaved/)).toBeNull()
  expect((await cell(rowAt(foreign.name), 'food')).getAttribute('aria-readonly')).toBe('true')
  await typeAt(user, await cell(rowAt(own.name), 'food'), '5{Enter}')
  await screen.findByText('1 unsaved cell')
})

test('AMB-297: Only what is missing reads every store, tells how many lack a rate, and lets go of those that got one', async () => {
  const places = byTown((await owner.ok('listStores')).stores)
  const [first, second] = places
  if (!first || !second) throw new Error('There are too few stores')
  for (const { id } of places) {
    const tax_rates = taxedTypes
      .filter((type) => type !== 'food' || id !== second.id)
      .map((product_type) => ({ store_id: id, surcharge_id: 1, product_type, rate: 0.05 }))
    await owner.ok('updateStoreTaxRates', { path: { id }, body: { tax_rates } })
  }
  fail('listStoreTaxRates', { status: 500, message: 'Resting.', times: 1 })
  const { user } = await open(p4, 'areaLead', <AllTaxRates />)
  const box = await screen.findByRole('checkbox', { name: 'Only what is missing' })
  await user.click(box)
  await screen.findByText('2 stores')
  const rows = screen.getAllByRole('row').flatMap((row) => row.getAttribute('aria-label') ?? [])
  const taxes = ['City Sales Tax', 'Prepared Food Tax', stateTax]
  expect(rows).toEqual(
    [first, second].flatMap(({ name }) => taxes.map((tax) => `${tax} at ${name}`)),
  )
  await user.click(screen.getByRole('button', { name: `Retry ${first.name}` }))
  await screen.findByText('1 store')
  await typeAt(user, await cell(`${stateTax} at ${second.name}`, 'food'), '6{Enter}')
  await user.click(save())
  await screen.findByText('Nothing is missing')
  await user.click(screen.getByRole('button', { name: 'Show all rates' }))
  await screen.findByRole('row', { name: `${bagFee} at ${first.name}` })
})

test('PERM-22: without tax-rates:update the rates of a store are only read', async () => {
  await open(p4, 'storeLead', <StoreTaxRates storeId={1} />)
  expect(await shown(stateTax, 'food')).toMatch(/%/)
  await screen.findByRole('button', { name: '1 action not allowed' })
  for (const name of ['Refresh', 'Save Tax Rates', 'Add Row'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
