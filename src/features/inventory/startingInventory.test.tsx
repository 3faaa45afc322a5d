import '#testing/document.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { messages } from '#testing/console.tsx'
import { pick } from '#testing/controls.ts'
import { sectionTests } from '#testing/section.tsx'
import { typeAt } from '#ui/testing.tsx'
import { StartingInventory } from './StartingInventory.tsx'
import { TodaysInventory } from './TodaysInventory.tsx'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, use, writes } = sectionTests()

const save = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Save Starting Inventory' })
const row = (name: string) => screen.findByRole('row', { name })
const cell = async (name: string, column: number) => {
  const found = within(await row(name)).getAllByRole('gridcell')[column]
  if (!found) throw new Error(`There is no cell ${column} of ${name}`)
  return found
}

/** The daily variants of store 1, in the order of the grid. */
async function daily() {
  const links = await owner.ok('listProductsAtStore', { path: { id: 1 } })
  return links
    .filter(({ product }) => product.inventory_control === 'daily')
    .flatMap(({ product }) =>
      product.variants.map(({ id, sku }) => ({ id, label: `${product.name} (${sku})` })),
    )
}

/** The first two daily variants, with 10 pieces on every day. */
async function two() {
  const variants = (await daily()).sort((a, b) => a.label.localeCompare(b.label)).slice(0, 2)
  const [one, other] = variants
  if (!one || !other) throw new Error('The store has too few daily variants')
  await owner.ok('updateInitialInventory', {
    path: { id: 1 },
    body: {
      rows: variants.flatMap(({ id }) =>
        (['monday', 'tuesday', 'wednesday'] as const).map((day) => ({
          variant_id: id,
          day,
          quantity: 10,
        })),
      ),
    },
  })
  return { one, other }
}

/** Somebody else sets what the store has of a variant on Mondays. */
const setMonday = (variant_id: number, quantity: number) =>
  owner.ok('updateInitialInventory', {
    path: { id: 1 },
    body: { rows: [{ variant_id, day: 'monday', quantity }] },
  })

/** The grid with the first of two variants, whose Monday is chosen. */
async function openAtCell() {
  const { one, other } = await two()
  const { client, user } = await open(p4, 'storeLead', <StartingInventory storeId={1} />)
  await user.click(await cell(one.label, 1))
  return { one, other, client, user }
}

async function savedOf(variantId: number, day: string) {
  const { inventory } = await owner.ok('getInitialInventory', { path: { id: 1 } })
  return inventory.find((one) => one.variant_id === variantId && one.day_of_week === day)
    ?.initial_quantity
}

test('PARS-01, PARS-02, STORE-39: a row per variant of daily products, with the days from Monday to Sunday', async () => {
  const { one } = await two()
  await open(p4, 'storeLead', <StartingInventory storeId={1} />)
  await row(one.label)
  const grid = within(screen.getByRole('grid', { name: 'Starting Inventory' }))
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Product',
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ])
  const variants = await daily()
  const rows = screen.getByRole('grid').getAttribute('aria-rowcount')
  expect(Number(rows)).toBe(variants.length + 1)
  expect((await cell(one.label, 1)).textContent).toBe('10')
})

test('PARS-03: the search shows the rows whose product begins with the text', async () => {
  const { one } = await two()
  const { user } = await open(p4, 'storeLead', <StartingInventory storeId={1} />)
  await row(one.label)
  const search = screen.getByRole('searchbox', { name: 'Search products by their beginning' })
  await user.type(search, one.label.slice(0, 4).toUpperCase())
  for (const { textContent } of screen.getAllByRole('row').slice(1))
    expect(textContent?.toLowerCase().startsWith(one.label.slice(0, 4).toLowerCase())).toBe(true)
  await user.clear(search)
  await user.type(search, one.label.slice(1, 5))
  await screen.findByText('No product found')
})

test('Save sends the changed cells only (PARS-04, PARS-05, PARS-07, PARS-08, FLASH-64, API-95)', async () => {
  const { one, other, user } = await openAtCell()
  expect(save().disabled).toBe(true)
  await user.keyboard('24{Tab}{Tab}8{Enter}')
  await typeAt(user, await cell(other.label, 2), '{Delete}')
  expect(screen.getByText('3 unsaved cells')).toBeDefined()
  await user.click(save())
  await waitFor(() => expect(messages()).toEqual(['Initial inventory has been updated.']))
  expect(writes()).toEqual([
    {
      call: 'PUT /p4/stores/1/initialInventory',
      body: {
        rows: [
          { variant_id: one.id, day: 'monday', quantity: 24 },
          { variant_id: one.id, day: 'wednesday', quantity: 8 },
          { variant_id: other.id, day: 'tuesday', quantity: 0 },
        ],
      },
    },
  ])
  expect(screen.queryByText(/unsaved/)).toBeNull()
  expect(await savedOf(one.id, 'monday')).toBe(24)
})

test("AMB-187: today's inventory shows what today begins with once that is saved", async () => {
  const { one } = await two()
  await p4.database.transaction((tx) =>
    tx.execute(sql`delete from inventory where store_id = 1 and variant_id = ${one.id}`),
  )
  const { user } = await open(
    p4,
    'storeLead',
    <>
      <TodaysInventory storeId={1} />
      <StartingInventory storeId={1} />
    </>,
  )
  const count = await screen.findByRole('textbox', { name: `Quantity of ${one.label}` })
  expect(count).toHaveProperty('value', '10')
  // It is a Wednesday.
  await typeAt(user, await cell(one.label, 3), '30{Enter}')
  await user.click(save())
  await waitFor(() => expect(count).toHaveProperty('value', '30'))
})

test('PARS-05, PLUS-04: a save that was carried out leaves nothing unsaved, also when its answer was lost', async () => {
  const { one, user } = await openAtCell()
  await user.keyboard('24{Enter}')
  use(
    http.put('*/p4/stores/1/initialInventory', async () => {
      await setMonday(one.id, 24)
      return new Response(null, { status: 502 })
    }),
  )
  await user.click(save())
  await waitFor(() => expect(messages()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText(/unsaved cell/)).toBeNull())
  expect(within(await row(one.label)).queryByText(/^Refused/)).toBeNull()
  expect((await cell(one.label, 1)).textContent).toBe('24')
})

test('PLUS-04: a value that somebody else saved as well is no change once it is read', async () => {
  const { one, client, user } = await openAtCell()
  await user.keyboard('24{Enter}')
  await setMonday(one.id, 24)
  await act(() => client.invalidateQueries({ queryKey: ['getInitialInventory'] }))
  await waitFor(() => expect(screen.queryByText(/unsaved cell/)).toBeNull())
})

test('PARS-06, AMB-171: Refresh asks before it drops unsaved cells', async () => {
  const { one, user } = await openAtCell()
  await user.keyboard('24{Enter}')
  const refresh = screen.getByRole('button', { name: 'Refresh' })
  await user.click(refresh)
  const asked = within(
    await screen.findByRole('dialog', { name: 'You have unsaved changes. Continue?' }),
  )
  expect(asked.getByText('Refreshing discards your unsaved changes.')).toBeDefined()
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  expect((await cell(one.label, 1)).textContent).toContain('24')
  await setMonday(one.id, 31)
  await user.click(refresh)
  await user.click(await screen.findByRole('button', { name: 'Confirm' }))
  await waitFor(async () => expect((await cell(one.label, 1)).textContent).toBe('31'))
  expect(screen.queryByText(/unsaved cell/)).toBeNull()
  // Without unsaved cells nothing is asked.
  await user.click(refresh)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(writes()).toEqual([])
})

test('AMB-105, AMB-194: a cell that somebody else saved meanwhile is refused once, by name', async () => {
  const { one, other, user } = await openAtCell()
  await user.keyboard('24{Enter}25{Enter}')
  await setMonday(one.id, 31)
  await user.click(save())
  await within(await row(one.label)).findByText(
    'Refused: Monday: somebody else set it to 31 meanwhile',
  )
  expect(within(await row(other.label)).getByText(/^Refused: Not saved/)).toBeDefined()
  expect(writes()).toEqual([])
  expect((await cell(one.label, 1)).textContent).toContain('24')
  await waitFor(async () => {
    await user.click(save())
    expect(await savedOf(one.id, 'monday')).toBe(24)
  })
  expect(await savedOf(other.id, 'monday')).toBe(25)
})

test('PARS-04, PERM-21: without stores:update-pars at the store the grid is only read', async () => {
  const { user } = await open(p4, 'storeLead', <StartingInventory storeId={5} />)
  const grid = await screen.findByRole('grid', { name: 'Starting Inventory' })
  const { name: store } = await owner.ok('getStore', { path: { id: 5 } })
  await user.click(await screen.findByRole('button', { name: '1 action not allowed' }))
  expect(await screen.findByText(new RegExp(`stores:update-pars at ${store}`))).toBeDefined()
  await user.keyboard('{Escape}')
  for (const name of ['Refresh', 'Save Starting Inventory'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  const [cellOfRow] = within(grid).getAllByRole('gridcell').slice(1)
  if (cellOfRow) await user.click(cellOfRow)
  await user.keyboard('7{Enter}')
  expect(screen.queryByText(/unsaved/)).toBeNull()
})

test('AMB-105, PLUS-04: Save names the cells that it left out, and shows those that a search hides', async () => {
  const { one } = await two()
  const productOf = ({ label }: { label: string }) => label.slice(0, label.indexOf(' ('))
  const other = (await daily()).find((variant) => !one.label.startsWith(productOf(variant)))
  if (!other) throw new Error('The store has too few daily products')
  const { user } = await open(p4, 'storeLead', <StartingInventory storeId={1} />)
  await typeAt(user, await cell(one.label, 2), 'many{Enter}')
  const search = screen.getByRole('searchbox', { name: 'Search products by their beginning' })
  await user.type(search, productOf(other))
  await waitFor(() => expect(screen.queryByRole('row', { name: one.label })).toBeNull())
  await typeAt(user, await cell(other.label, 1), '24{Enter}')
  await user.click(save())
  const refusal = `1 cell was refused: “many” is not a whole number (Tuesday of ${one.label}).`
  await waitFor(() => expect(messages()).toContain(refusal))
  expect((await cell(one.label, 2)).textContent).toContain('many')
  expect(search).toHaveProperty('value', '')
  expect(await savedOf(other.id, 'monday')).toBe(24)
  // Cells that the host refuses.
  await setMonday(one.id, 31)
  await typeAt(user, await cell(one.label, 1), '25{Enter}')
  await user.type(search, productOf(other))
  await typeAt(user, await cell(other.label, 1), '26{Enter}')
  await user.click(save())
  await waitFor(() => expect(messages().join()).toMatch(/2 cells were refused: .*set it to 31/))
  await waitFor(() => expect(search).toHaveProperty('value', ''))
})

const pasteAt = (target: HTMLElement, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } })

test('AMB-303: rows pasted with their SKU go to their products, and the unknown ones are named', async () => {
  const { one, other, user } = await openAtCell()
  screen.getByText('Pasted rows with a SKU go to the row of that SKU, in any order.')
  const skuOf = ({ label }: { label: string }) => /\((.*)\)$/.exec(label)?.[1] ?? ''
  const rows = [
    ['SKU', 'Monday', 'Wed'],
    [skuOf(other).toLowerCase(), '31', '32'],
    ['NO-SUCH', '1', '1'],
    [skuOf(one), 'few', '33'],
  ]
  pasteAt(await cell(one.label, 1), rows.map((texts) => texts.join('\t')).join('\n'))
  const told = `3 of 4 cells pasted. Refused: “few” is not a whole number (Monday of ${one.label}). 1 unknown SKU: NO-SUCH.`
  expect(await screen.findByText(told)).toBeDefined()
  await user.click(save())
  await waitFor(async () => expect(await savedOf(other.id, 'wednesday')).toBe(32))
  expect(await savedOf(other.id, 'monday')).toBe(31)
  expect(await savedOf(one.id, 'wednesday')).toBe(33)
  expect(await savedOf(one.id, 'monday')).toBe(10)
})

/** Opens the question and chooses a store. */
async function copyFrom(user: UserEvent, id: number) {
  const { name } = await owner.ok('getStore', { path: { id } })
  await user.click(await screen.findByRole('button', { name: 'Copy from Store' }))
  await screen.findByRole('dialog', { name: 'Copy from Store' })
  await pick('Store', name)
  return name
}
const copy = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Copy' })

test('AMB-303: the starting inventory of another store is entered by variant and saved by Save', async () => {
  const { one, other, user } = await openAtCell()
  const { inventory } = await owner.ok('getInitialInventory', { path: { id: 1 } })
  const path = { id: 2 }
  const soldThere = await owner.ok('listProductsAtStore', { path })
  const isThere = (id: number) =>
    soldThere.some(({ product }) => product.variants.some((variant) => variant.id === id))
  expect([isThere(one.id), isThere(other.id)]).toEqual([true, true])
  const rows = inventory.map(({ variant_id, day_of_week: day, initial_quantity: quantity }) => ({
    ...{ variant_id, day, quantity },
  }))
  const changed = { variant_id: one.id, day: 'monday' as const, quantity: 77 }
  const same = rows.filter(({ variant_id }) => isThere(variant_id))
  await owner.ok('updateInitialInventory', { path, body: { rows: same } })
  await owner.ok('updateInitialInventory', { path, body: { rows: [changed] } })
  const search = screen.getByRole('searchbox', { name: 'Search products by their beginning' })
  await user.type(search, 'zzz')
  const name = await copyFrom(user, 2)
  await waitFor(async () => expect((await copy()).disabled).toBe(false))
  await user.click(await copy())
  const told = `1 cell changed to the starting inventory of ${name}. Nothing is saved yet.`
  await waitFor(() => expect(messages()).toEqual([told]))
  expect((await cell(one.label, 1)).textContent).toContain('77')
  expect(writes()).toEqual([])
  await user.click(save())
  await waitFor(async () => expect(await savedOf(one.id, 'monday')).toBe(77))
  expect(writes()).toEqual([
    { call: 'PUT /p4/stores/1/initialInventory', body: { rows: [changed] } },
  ])
})

test('AMB-303: a store without these products is refused at the field, and a failed read can be repeated', async () => {
  const { user } = await openAtCell()
  for (const { product_id } of await owner.ok('listProductsAtStore', { path: { id: 2 } }))
    await owner.ok('deleteStoreProduct', { path: { storeId: 2, productId: product_id } })
  await copyFrom(user, 2)
  await screen.findByText('This store sells none of the daily products. Choose another one.')
  expect((await copy()).disabled).toBe(true)
  use(
    http.get('*/p4/stores/4/initialInventory', () => new Response(null, { status: 503 }), {
      once: true,
    }),
  )
  const { name } = await owner.ok('getStore', { path: { id: 4 } })
  await pick('Store', name)
  await screen.findByText(`The starting inventory of ${name} could not be loaded`)
  expect((await copy()).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(async () => expect((await copy()).disabled).toBe(false))
  expect(messages()).toEqual([])
})
