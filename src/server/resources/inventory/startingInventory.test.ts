import { expect, test } from 'vitest'
import { weekdays } from '#domain/calendar.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt } from '#mocks/p4.ts'

const p4 = freshP4()

async function dailyVariants(storeId = 1) {
  const links = await p4.as('owner').ok('listProductsAtStore', { path: { id: storeId } })
  return links
    .filter(({ product }) => product.inventory_control === 'daily')
    .flatMap(({ product }) => product.variants.map(({ id }) => id))
}

test('API-94, PARS-08, PARS-09: the starting inventory has a quantity per variant and weekday', async () => {
  const { inventory } = await p4.as('barista').ok('getInitialInventory', { path: { id: 1 } })
  expect(inventory.length).toBeGreaterThan(7)
  const [first] = inventory
  expect(inventory.slice(0, 7).map(({ day_of_week }) => day_of_week)).toEqual(weekdays)
  expect(inventory.slice(0, 7).every(({ variant_id }) => variant_id === first?.variant_id)).toBe(
    true,
  )
})

test('API-95, AMB-105: the sent cells are saved, all others keep their quantity', async () => {
  const lead = p4.as('storeLead')
  const ids = await dailyVariants()
  const before = await lead.ok('getInitialInventory', { path: { id: 1 } })
  const fresh = ids.find((id) => before.inventory.every(({ variant_id }) => variant_id !== id)) ?? 0
  const known = before.inventory[0]?.variant_id ?? 0
  const saved = await lead.ok('updateInitialInventory', {
    path: { id: 1 },
    body: {
      rows: [
        { variant_id: fresh, day: 'sunday', quantity: 3 },
        { variant_id: known, day: 'monday', quantity: 41 },
      ],
    },
  })
  expect(saved).toEqual(await lead.ok('getInitialInventory', { path: { id: 1 } }))
  const of = (list: typeof saved, id: number, day: string) =>
    list.inventory.find((row) => row.variant_id === id && row.day_of_week === day)?.initial_quantity
  expect(of(saved, fresh, 'sunday')).toBe(3)
  expect(of(saved, known, 'monday')).toBe(41)
  expect(saved.inventory).toHaveLength(before.inventory.length + 1)
  expect(of(saved, known, 'tuesday')).toBe(of(before, known, 'tuesday'))
})

test('API-95: a wrong cell is named, and none of the cells is saved', async () => {
  const lead = p4.as('storeLead')
  const [known = 0] = await dailyVariants()
  const before = await lead.ok('getInitialInventory', { path: { id: 1 } })
  const good = { variant_id: known, day: 'monday', quantity: 77 }
  const send = (...rows: readonly object[]) =>
    lead.call('updateInitialInventory', { path: { id: 1 }, body: { rows } })
  const refused = async (path: string, ...rows: readonly object[]) =>
    expect(await send(good, ...rows)).toMatchObject(refusedAt(path))
  await refused('rows.1.quantity', { ...good, day: 'sunday', quantity: 'many' })
  await refused('rows.1.day', { ...good, day: 'Monday' })
  await refused('rows.1.variant_id', { ...good, variant_id: 987_654 })
  await refused('rows.1', { ...good, quantity: 78 })
  expect(await lead.ok('getInitialInventory', { path: { id: 1 } })).toEqual(before)
})

test('API-95: every cell of a store is saved at once', async () => {
  const owner = p4.as('owner')
  const ids = await dailyVariants()
  const rows = ids.flatMap((variant_id) =>
    weekdays.map((day) => ({ variant_id, day, quantity: 12 })),
  )
  const { inventory } = await owner.ok('updateInitialInventory', {
    path: { id: 1 },
    body: { rows },
  })
  expect(inventory.filter(({ initial_quantity }) => initial_quantity === 12).length).toBe(
    rows.length,
  )
})
