import '#testing/document.ts'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { largestAmount } from '#domain/prices/money.ts'
import { wordFor } from '#domain/products/productWords.ts'
import { promotionTypeWords } from '#domain/promotions/promotionWords.ts'
import { isRecord } from '#domain/values.ts'
import { freshP4 } from '#mocks/freshP4.ts'
import { readContract } from '#server/contractDocument.ts'
import { branchesOf, type Schema } from '#server/schemaParts.ts'
import { type ConsolePage, consoleTests } from '#testing/console.tsx'
import { dialog, paste, pick, press, type } from '#testing/controls.ts'

const p4 = freshP4()

const { open, writes } = consoleTests()
const { schemas } = readContract()
const resolve = (ref: string): Schema =>
  schemas.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}

/** The members below a schema that are whole cents, by their path. */
function moneyMembers(schema: Schema, path: string): [path: string, schema: Schema][] {
  return branchesOf(schema, resolve).flatMap((part) => {
    const isMoney =
      [part.type].flat().includes('integer') && /\bcents\b/i.test(String(part.description))
    const members = isRecord(part.properties) ? Object.entries(part.properties) : []
    return [
      ...(isMoney ? [[path, part] as [string, Schema]] : []),
      ...members.flatMap(([name, member]) =>
        isRecord(member) && !member.readOnly ? moneyMembers(member, `${path}.${name}`) : [],
      ),
      ...(isRecord(part.items) ? moneyMembers(part.items, `${path}[]`) : []),
    ]
  })
}

const requested = Object.entries(schemas.bodies).flatMap(([id, body]) => moneyMembers(body, id))

interface Typing {
  /** Opens the form or grid and types the amount. */
  readonly type: (page: ConsolePage, amount: string) => Promise<unknown>
  /** Sends what was typed; a grid sends by itself. */
  readonly send?: () => Promise<unknown>
  /** Where a text that is no amount stays. Elsewhere the documents have it ignored or read as none. */
  readonly stays?: string
}

const createPromotion =
  (offer: string, field: string): Typing['type'] =>
  async (page, amount) => {
    await page.open('/promotions/create')
    await type('Name', 'Rainy day')
    await pick('Type', wordFor(promotionTypeWords, offer))
    await type(field, amount)
  }
const save = () => press('Save')

/** Every member of money in the requests: how a person types it, or why nobody does. */
const members: Readonly<Record<string, Typing | string>> = {
  'createProduct.price': {
    type: async (page, amount) => {
      await page.open('/products/create-product')
      await press('Beverage')
      await type('Name', 'Flat Black')
      await type('SKU', 'BEV-FLAT-BLACK')
      await type('Base Price in Cents', amount)
    },
    send: () => press('Submit'),
    stays: 'Base Price in Cents',
  },
  'updateProduct.price': {
    type: async (page, amount) => {
      await page.open('/products/1')
      await press('Edit Product')
      await type('Base Price in Cents', amount)
    },
    send: () => press('Submit'),
    stays: 'Base Price in Cents',
  },
  'patchProduct.price': 'The console sends whole products.',
  'createCredit.amount': {
    type: async (page, amount) => {
      await page.open('/users/1?tab=credits')
      await press('New Credit')
      await type('Amount (cents)', amount, await dialog())
    },
    send: async () => press('Confirm', await dialog()),
    stays: 'Amount (cents)',
  },
  'updateCredit.amount': {
    type: async (page, amount) => {
      const { credit } = await p4.as('owner').ok('createCredit', {
        path: { id: 1 },
        body: { amount: 499, product_type: 'food' },
      })
      await page.open('/users/1?tab=credits')
      await press(`Edit credit ${credit.code}`)
      await type('Amount (cents)', amount, await dialog())
    },
    send: async () => press('Confirm', await dialog()),
    stays: 'Amount (cents)',
  },
  'createPromotion.configuration.cents_off': {
    type: createPromotion('WholeOrderDiscountPromotion', 'Cents Off'),
    send: save,
    stays: 'Cents Off',
  },
  'createPromotion.configuration.discount_amount': {
    type: createPromotion('TriggeredDiscountPromotion', 'Discount Amount in Cents'),
    send: save,
    stays: 'Discount Amount in Cents',
  },
  'updatePromotion.configuration.cents_off': 'The form is that of a new promotion.',
  'updatePromotion.configuration.discount_amount': 'The form is that of a new promotion.',
  'createSurcharge.flat_rate': {
    type: async (page, amount) => {
      await page.open('/surcharges')
      await press('Add Surcharge')
      await type('Name', 'Loaf Fee')
      await type('Flat Rate', amount)
    },
    // SUR-04: what is no amount is a percentage, which the row says before it is saved.
    send: save,
  },
  'updateSurcharge.flat_rate': 'The row is that of a new surcharge.',
  'updateStoreTaxRates.tax_rates[].flat_rate': 'A check mark takes the flat rate of the surcharge.',
  'addProductToAllStores.prices[].price': 'Typed per variant, in newProduct.test.tsx.',
  'createProductStore.price': 'The base price of the product is sent.',
  'createProductStore.prices[].price': 'The console sends one price for all variants.',
  'updateStoreVariantPrice.price': {
    type: async (page, amount) => {
      const { productId, row } = await soldVariant()
      await page.open(`/products/${productId}`)
      await paste(row, 1, amount)
    },
    // VAR-20: what is no amount is ignored.
  },
}

/** A product that a store sells, with the row of a variant in the grid of its prices. */
async function soldVariant() {
  const owner = p4.as('owner')
  const { stores } = await owner.ok('listStores')
  for (const { id: productId } of await owner.ok('listProducts'))
    for (const { store_id, product } of await owner.ok('listProductStores', {
      path: { id: productId },
    })) {
      const store = stores.find(({ id }) => id === store_id)
      const [variant] = product.variants
      if (store && variant) return { productId, row: `${variant.sku} at ${store.name}` }
    }
  throw new Error('No variant is sold')
}

const typed = Object.entries(members).flatMap(([member, typing]) =>
  typeof typing === 'string' ? [] : [{ member, ...typing }],
)

/** The value at the end of a path such as `createPromotion.configuration.cents_off` in a sent body. */
function valueAt(member: string, body: unknown): unknown {
  const [, ...names] = member.split('.')
  return names.reduce((value: unknown, name) => (isRecord(value) ? value[name] : undefined), body)
}

test('AMB-230: every amount of the requests is known here, is 0 or more, and has the maximum that fields name', () => {
  expect([...new Set(requested.map(([path]) => path))].toSorted()).toEqual(
    Object.keys(members).toSorted(),
  )
  for (const [path, { minimum, maximum }] of requested) {
    expect(minimum, path).toBeOneOf([0, 1])
    expect(maximum, path).toBe(largestAmount)
  }
})

test.each(typed)(
  'AMB-230: dollars typed as $member are sent as cents',
  async ({ member, type, send }) => {
    const page = await open(p4, { as: 'owner', at: '/' })
    await type(page, '$4.75')
    await send?.()
    await waitFor(() => expect(writes()).toHaveLength(1))
    expect(valueAt(member, writes()[0]?.body)).toBe(475)
    await page.settled()
  },
)

test.each(typed.filter(({ stays }) => stays))(
  'AMB-230: what is no amount stays as it was typed as $member and is not sent',
  async ({ type, send, stays }) => {
    const page = await open(p4, { as: 'owner', at: '/' })
    await type(page, '5o0')
    await send?.()
    const input = await waitFor(() => {
      const found = [...document.querySelectorAll('input')].find(({ value }) => value === '5o0')
      expect(found?.getAttribute('aria-invalid')).toBe('true')
      return found
    })
    expect(input?.labels?.[0]?.textContent).toContain(stays)
    expect(document.body.textContent).toContain(`${stays} cannot be “5o0”: that is not an amount.`)
    expect(document.activeElement).toBe(input)
    await page.settled()
    expect(writes()).toEqual([])
  },
)
