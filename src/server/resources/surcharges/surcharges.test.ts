import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { refusedAt, refusedWith } from '#mocks/p4.ts'

const p4 = freshP4()
const lead = p4.as('areaLead')

const bread = { name: 'Bread Tax', description: 'On loaves', default_rate: 0.0175, flat_rate: null }

async function surchargeOf(id: number) {
  const list = await p4.as('owner').ok('listSurcharges')
  const found = list.find((one) => one.id === id)
  if (!found) throw new Error(`There is no surcharge ${id}`)
  return found
}

/** What a store charges by a surcharge, in the order of the product types. */
async function ratesAt(storeId: number, surchargeId: number) {
  const rates = await p4.as('owner').ok('listStoreTaxRates', { path: { id: storeId } })
  return rates
    .filter(({ surcharge_id }) => surcharge_id === surchargeId)
    .map(({ rate, flat_rate }) => ({ rate, flat_rate }))
}

test('API-101, SUR-07: the surcharges come by name', async () => {
  const list = await p4.as('barista').ok('listSurcharges')
  const names = list.map(({ name }) => name.toLowerCase())
  expect(names.length).toBeGreaterThan(3)
  expect(names).toEqual([...names].sort())
})

test('API-102, API-103, API-104: a surcharge is created, replaced and deleted', async () => {
  const { status, body } = await lead.call('createSurcharge', { body: bread })
  expect(status).toBe(201)
  expect(body).toMatchObject(bread)
  const made = (await lead.ok('listSurcharges')).find(({ name }) => name === bread.name)
  if (!made) throw new Error('It was created')
  const path = { id: made.id }
  expect(
    await lead.ok('updateSurcharge', { path, body: { name: ' Loaf Tax ', default_rate: 0.02 } }),
  ).toEqual({ ...made, name: 'Loaf Tax', description: null, default_rate: 0.02 })
  expect(await lead.ok('deleteSurcharge', { path, body: { confirm: 'Loaf Tax' } })).toEqual(path)
  expect((await lead.ok('listSurcharges')).map(({ id }) => id)).not.toContain(made.id)
})

test.each([
  [{ name: ' ' }, 400, 'name', 'Must provide a name.'],
  [{ name: 'STATE SALES TAX' }, 409, 'name', 'This name belongs to another surcharge.'],
  [{ default_rate: 0.91 }, 400, 'default_rate', 'The default rate may be at most 0.9.'],
  [{ default_rate: -0.1 }, 400, 'default_rate', 'The default rate must be at least 0.'],
  [{ flat_rate: 0 }, 400, 'flat_rate', 'The flat rate must be at least 1.'],
  [{ flat_rate: 1.5 }, 400, 'flat_rate', 'The flat rate must be a whole number or empty.'],
])(
  'API-102, API-103, AMB-181: a surcharge with %o is refused at its field',
  async (wrong, status, field, message) => {
    const before = await lead.ok('listSurcharges')
    const body = { ...bread, ...wrong }
    const refused = refusedWith(status, message, field)
    expect(await lead.call('createSurcharge', { body })).toMatchObject(refused)
    expect(await lead.call('updateSurcharge', { path: { id: 3 }, body })).toMatchObject(refused)
    expect(await lead.ok('listSurcharges')).toEqual(before)
  },
)

test('SUR-02, AMB-109: deleting takes the name in its own case, and takes the rates of the stores with it', async () => {
  const { name } = await surchargeOf(1)
  expect((await ratesAt(1, 1)).length).toBe(5)
  const path = { id: 1 }
  for (const confirm of ['', name.toLowerCase(), `${name} x`])
    expect(await lead.call('deleteSurcharge', { path, body: { confirm } })).toMatchObject(
      refusedWith(400, 'This is not the name of the surcharge.', 'confirm'),
    )
  expect(await lead.call('deleteSurcharge', { path, body: {} })).toMatchObject(refusedAt('confirm'))
  expect((await ratesAt(1, 1)).length).toBe(5)
  await lead.ok('deleteSurcharge', { path, body: { confirm: name } })
  expect(await ratesAt(1, 1)).toEqual([])
  expect(await lead.call('deleteSurcharge', { path, body: { confirm: name } })).toMatchObject(
    refusedWith(404, 'This surcharge does not exist.'),
  )
})

test('API-103, AMB-181: the stores follow a surcharge that changes its kind or its flat amount', async () => {
  const path = { id: 4 }
  const flat = await surchargeOf(4)
  expect(flat.flat_rate).toBe(10)
  const before = await ratesAt(1, 4)
  const charged = before.map(({ flat_rate }) => flat_rate === 10)
  expect(charged).toContain(true)
  expect(charged).toContain(false)

  await lead.ok('updateSurcharge', { path, body: { ...flat, flat_rate: 25 } })
  expect(await ratesAt(1, 4)).toEqual(charged.map((is) => ({ rate: null, flat_rate: is ? 25 : 0 })))
  await lead.ok('updateSurcharge', {
    path,
    body: { ...flat, flat_rate: null, default_rate: 0.05 },
  })
  expect(await ratesAt(1, 4)).toEqual(
    charged.map((is) => ({ rate: is ? 0.05 : 0, flat_rate: null })),
  )
  await lead.ok('updateSurcharge', { path, body: { ...flat, flat_rate: 8 } })
  expect(await ratesAt(1, 4)).toEqual(charged.map((is) => ({ rate: null, flat_rate: is ? 8 : 0 })))
})

test('API-103: the rates of the stores stay when only the default of a percentage changes', async () => {
  const before = await ratesAt(1, 1)
  const state = await surchargeOf(1)
  await p4.as('areaLead').ok('updateSurcharge', {
    path: { id: 1 },
    body: { ...state, default_rate: 0.2 },
  })
  expect(await ratesAt(1, 1)).toEqual(before)
})

test('AMB-240: names that differ in white space or invisible characters are one name', async () => {
  const owner = p4.as('owner')
  const made = await owner.ok('createSurcharge', { body: { name: ' City \u200b  Sales Levy ' } })
  expect(made.name).toBe('City Sales Levy')
  for (const name of ['city sales levy', 'City\u00a0Sales  Levy'])
    expect(await owner.call('createSurcharge', { body: { name } })).toMatchObject({
      status: 409,
      body: { fields: [{ path: 'name' }] },
    })
  await p4.database.transaction((tx) =>
    tx.execute(sql`update surcharges set name = 'City  Sales Levy ' where id = ${made.id}`),
  )
  const path = { id: made.id }
  const refused = await owner.call('deleteSurcharge', { path, body: { confirm: 'City Sales' } })
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'confirm' }] } })
  await owner.ok('deleteSurcharge', { path, body: { confirm: ' City  Sales Levy' } })
})
