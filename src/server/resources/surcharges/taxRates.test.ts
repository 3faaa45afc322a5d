import { expect, test } from 'vitest'
import { taxedTypes } from '#domain/stores/taxRates.ts'
import { freshP4 } from '#mocks/freshP4.ts'

const p4 = freshP4()

// Store 1 is in California: surcharges 1 and 2 are percentages there, 4 is a flat 10 ¢.
const path = { id: 1 }

test('API-96, TAX-09: the rates of a store come by surcharge, in the order of the product types', async () => {
  const rates = await p4.as('barista').ok('listStoreTaxRates', { path })
  expect(rates.slice(0, 5)).toEqual(
    taxedTypes.map((product_type) => ({
      store_id: 1,
      surcharge_id: 1,
      product_type,
      rate: expect.any(Number),
      flat_rate: null,
    })),
  )
  expect(rates.filter(({ surcharge_id }) => surcharge_id === 4)).toContainEqual({
    store_id: 1,
    surcharge_id: 4,
    product_type: 'food',
    rate: null,
    flat_rate: 10,
  })
})

test('API-97, AMB-112: the list of the store is replaced and answered whole', async () => {
  const owner = p4.as('owner')
  const elsewhere = await owner.ok('listStoreTaxRates', { path: { id: 2 } })
  const tax_rates = [
    { surcharge_id: 4, product_type: 'bottle' as const, flat_rate: 10, store_id: 1 },
    { surcharge_id: 1, product_type: 'beverage' as const, rate: 0.0875, store_id: 1 },
    { surcharge_id: 4, product_type: 'food' as const, flat_rate: 0 },
  ]
  const saved = await owner.ok('updateStoreTaxRates', { path, body: { tax_rates } })
  expect(saved).toEqual([
    { store_id: 1, surcharge_id: 1, product_type: 'beverage', rate: 0.0875, flat_rate: null },
    { store_id: 1, surcharge_id: 4, product_type: 'food', rate: null, flat_rate: 0 },
    { store_id: 1, surcharge_id: 4, product_type: 'bottle', rate: null, flat_rate: 10 },
  ])
  expect(await owner.ok('listStoreTaxRates', { path })).toEqual(saved)
  expect(await owner.ok('listStoreTaxRates', { path: { id: 2 } })).toEqual(elsewhere)
  expect(await owner.ok('updateStoreTaxRates', { path, body: { tax_rates: [] } })).toEqual([])
})

test('API-97: a wrong rate is named, and the list stays as it was', async () => {
  const owner = p4.as('owner')
  const before = await owner.ok('listStoreTaxRates', { path })
  const good = { surcharge_id: 1, product_type: 'beverage', rate: 0.05 }
  const refused = async (field: string, rate: object) => {
    const body = { tax_rates: [good, rate] }
    expect(await owner.call('updateStoreTaxRates', { path, body })).toMatchObject({
      status: 400,
      body: { fields: [{ path: `tax_rates.1${field}` }] },
    })
  }
  const food = { ...good, product_type: 'food' }
  await refused('.rate', { ...food, rate: null })
  await refused('.flat_rate', { ...food, flat_rate: 10 })
  await refused('.product_type', { ...food, product_type: 'tea' })
  await refused('.surcharge_id', { ...food, surcharge_id: 987_654 })
  await refused('.store_id', { ...food, store_id: 2 })
  await refused('.flat_rate', { surcharge_id: 4, product_type: 'food', flat_rate: 8 })
  await refused('.rate', { surcharge_id: 4, product_type: 'food', rate: 0.1 })
  await refused('', good)
  expect(await owner.ok('listStoreTaxRates', { path })).toEqual(before)
})
