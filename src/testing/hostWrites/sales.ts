/** Writes of surcharges, orders and credits. */
import { expect } from 'vitest'
import { call } from '#api/client.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { choose, dialog, paste, press, type, upload } from '#testing/controls.ts'
import type { Write, Writes } from './write.ts'

const updateSurcharge: Write = async (page, p4) => {
  const all = await p4.as('owner').ok('listSurcharges')
  const surcharge = all.find(({ flat_rate }) => flat_rate === null)
  if (!surcharge) throw new Error('There is no percentage')
  await page.open('/surcharges')
  await press(`Edit ${surcharge.name}`)
  await type('Default Rate', '0.07')
  await press('Save')
  return {
    says: 'Vendor updated.',
    shows: '7.00%',
    holds: async () => (await call('listSurcharges')).find(({ id }) => id === surcharge.id),
    as: { name: surcharge.name, description: surcharge.description, default_rate: 0.07 },
  }
}

/** An order that was paid and of which nothing was given back. */
export async function paidOrder(p4: TestP4) {
  const owner = p4.as('owner')
  const { orders } = await owner.ok('listStoreOrders', { path: { id: 1 }, query: { limit: 25 } })
  const order = orders.find(
    ({ refunds, transactions }) =>
      refunds.length === 0 && transactions.some(({ state }) => state === 'captured'),
  )
  if (!order) throw new Error('No order was paid')
  return order
}

const refundOrder: Write = async (page, p4) => {
  const order = await paidOrder(p4)
  await page.open(`/stores/1/orders/${order.id}`)
  await press('Refund entire order')
  await choose('Reason', 'Item was made wrong', await dialog())
  await press('Complete Refund', await dialog())
  const products = Object.values(order.products)
  return {
    says: 'Refund Completed',
    shows: 'Refunded ',
    holds: async () => {
      const now = await p4.as('owner').ok('getOrder', { path: { orderId: order.id } })
      return {
        refunds: now.refunds.length,
        left: Object.values(now.products).filter(({ refunded_at }) => refunded_at === null).length,
        all: Object.values(now.products).length,
      }
    },
    as: { refunds: 1, left: 0, all: products.length },
  }
}

const createCredit: Write = async (page, p4) => {
  const { user_id: id } = await paidOrder(p4)
  await page.open(`/users/${id}?tab=credits`)
  await press('New Credit')
  await type('Amount (cents)', '777', await dialog())
  await press('Confirm', await dialog())
  return {
    says: 'Credit Created',
    shows: '777¢',
    holds: () => call('listCredits', { path: { id } }),
    as: expect.arrayContaining([
      expect.objectContaining({ amount: 777, product_type: 'beverage', claimed: false }),
    ]),
  }
}

const stateTax = 'State Sales Tax'

const setTaxRate: Write = async (page) => {
  await page.open('/stores/1')
  await paste(stateTax, 1, '8.75')
  await press('Save Tax Rates')
  return {
    says: 'Tax Rates Updated',
    shows: '8.75%',
    holds: () => call('listStoreTaxRates', { path: { id: 1 } }),
    as: expect.arrayContaining([
      expect.objectContaining({ surcharge_id: 1, product_type: 'beverage', rate: 0.0875 }),
    ]),
  }
}

const setTaxRates: Write = async (page, p4) => {
  const { id, name } = await p4.as('owner').ok('getStore', { path: { id: 1 } })
  await page.open('/surcharges')
  await type('Search stores', name)
  await paste(`${stateTax} at ${name}`, 1, '9.25\t9.5')
  await press('Save Tax Rates')
  return {
    says: 'Tax Rates Updated',
    shows: '9.25%',
    holds: () => call('listStoreTaxRates', { path: { id } }),
    as: expect.arrayContaining([
      expect.objectContaining({ surcharge_id: 1, product_type: 'beverage', rate: 0.0925 }),
      expect.objectContaining({ surcharge_id: 1, product_type: 'food', rate: 0.095 }),
    ]),
  }
}

const exportPrices: Write = async (page, p4) => {
  await page.open('/plu-update')
  await press('Download')
  return {
    says: 'Email sent',
    shows: 'will be sent to owner@p4.example in about 5 minutes.',
    holds: async () => p4.mail.sent,
    as: expect.arrayContaining([
      expect.objectContaining({ to: 'owner@p4.example', subject: 'Current price list' }),
    ]),
  }
}

const importPrices: Write = async (page, p4) => {
  const path = { id: 1 }
  const links = await p4.as('owner').ok('listProductsAtStore', { path })
  const [price] = links.flatMap(({ prices }) => prices)
  if (!price) throw new Error('The store has no prices')
  const list = `variant_id,store_id,price\n${price.variant_id},1,${price.price + 5}`
  await page.open('/plu-update')
  await upload('Price list', new File([list], 'prices.csv'))
  await press('Upload 1 price at 1 store')
  return {
    says: 'Upload complete, updating prices.',
    shows: 'Results will be sent to owner@p4.example; prices update within about 2 minutes.',
    holds: async () =>
      (await call('listProductsAtStore', { path })).flatMap(({ prices }) => prices),
    as: expect.arrayContaining([{ variant_id: price.variant_id, price: price.price + 5 }]),
  }
}

const createSurcharge: Write = async (page) => {
  await page.open('/surcharges')
  await press('Add Surcharge')
  await type('Name', 'Loaf Tax')
  await type('Default Rate', '0.0175')
  await press('Save')
  return {
    says: 'Surcharge created.',
    shows: 'Loaf Tax',
    holds: () => call('listSurcharges'),
    as: expect.arrayContaining([
      expect.objectContaining({ name: 'Loaf Tax', default_rate: 0.0175, flat_rate: null }),
    ]),
  }
}

const updateCredit: Write = async (page, p4) => {
  const { user_id } = await paidOrder(p4)
  const path = { id: user_id ?? 0 }
  const credits = await p4.as('owner').ok('listCredits', { path })
  const credit = credits.find(({ claimed }) => !claimed)
  if (!credit) throw new Error('There is no credit to change')
  await page.open(`/users/${user_id}?tab=credits`)
  await press(`Edit credit ${credit.code ?? credit.id}`)
  await type('Amount (cents)', '888', await dialog())
  await press('Confirm', await dialog())
  return {
    says: 'Credit Updated',
    shows: '888¢',
    holds: () => call('listCredits', { path }),
    as: expect.arrayContaining([
      expect.objectContaining({ id: credit.id, amount: 888, code: credit.code, claimed: false }),
    ]),
  }
}

export const salesWrites: Writes = {
  updateSurcharge,
  refundOrder,
  createCredit,
  setTaxRate,
  setTaxRates,
  exportPrices,
  importPrices,
  createSurcharge,
  updateCredit,
}
