import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { byTown } from './taxRows.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, sent, fail } = consoleTests()

test('SUR-09, FLASH-81: what one half of the page reads again is there for the other half', async () => {
  fail('listSurcharges', { status: 500, message: '', times: 1 })
  const page = await open(p4, { as: 'owner', at: '/surcharges' })
  await screen.findByText('The tax rates could not be loaded')
  expect(messages()).toEqual(['Could not fetch surcharges'])
  const [first] = screen.getAllByRole('button', { name: 'Retry' })
  if (!first) throw new Error('There is no Retry')
  await page.user.click(first)
  expect(await screen.findByRole('grid', { name: 'Tax Rates' })).toBeDefined()
  expect(screen.queryByText('The tax rates could not be loaded')).toBeNull()
  await page.settled()
})

test('TAX-01, PLUS-02: a store that comes into view later is read then', async () => {
  const { stores } = await owner.ok('listStores')
  const last = byTown(stores).at(-1)
  if (!last) throw new Error('There is no store')
  const page = await open(p4, { as: 'owner', at: '/surcharges' })
  const reads = () => sent.map(({ address }) => address).filter((one) => one.endsWith('/taxRates'))
  await waitFor(() => expect(reads()).not.toEqual([]))
  expect(reads()).not.toContain(`/p4/stores/${last.id}/taxRates`)
  await page.user.type(await screen.findByRole('searchbox', { name: 'Search stores' }), last.name)
  await waitFor(() => expect(reads()).toContain(`/p4/stores/${last.id}/taxRates`))
  await page.settled()
})

test('TAX-08, FLASH-80: cells of a store whose rates could not be read are empty, and nobody fills them', async () => {
  fail('listStoreTaxRates', { status: 500, message: '', times: 1 })
  const page = await open(p4, { as: 'owner', at: '/surcharges' })
  const grid = within(await screen.findByRole('grid', { name: 'Tax Rates' }))
  const retry = await grid.findByRole('button', { name: /^Retry / })
  expect(messages()).toEqual(['Could not fetch tax rates'])
  const [failed] = byTown((await owner.ok('listStores')).stores)
  const rows = grid.getAllByRole('row', { name: new RegExp(` at ${failed?.name}$`) })
  for (const cell of rows.flatMap((row) => within(row).getAllByRole('gridcell').slice(1, -1))) {
    expect(cell.textContent).toBe('Could not fetch tax rates')
    expect(cell.getAttribute('aria-readonly')).toBe('true')
  }
  await page.user.click(retry)
  await waitFor(() => expect(grid.queryAllByText('Could not fetch tax rates')).toEqual([]))
  await page.settled()
})
