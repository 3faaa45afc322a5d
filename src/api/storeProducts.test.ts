import { expect, test } from 'vitest'
import type { StoreProduct } from './storeProducts.ts'
import { withPrices } from './storeProductWrites.ts'

const storeProduct = (store_id: number, price: number): StoreProduct => ({
  store_id,
  product_id: 7,
  price,
  product: {
    id: 7,
    product_type: 'beverage',
    name: 'Latte',
    square_sku: 'BEV-7',
    image_url: null,
    inventory_control: 'unlimited',
    variants: [
      { id: 70, sku: 'BEV-7-S' },
      { id: 71, sku: 'BEV-7-L' },
    ],
  },
  prices: [
    { variant_id: 70, price },
    { variant_id: 71, price },
  ],
})

test('VAR-18: a new price is the price of one variant at one store', () => {
  const price = { storeId: 2, variantId: 71, price: 450 }
  const storeProducts = withPrices([storeProduct(1, 400), storeProduct(2, 400)], [price])
  const shown = (all: readonly StoreProduct[]) =>
    all.map(({ prices }) => prices.map((one) => one.price))
  expect(shown(storeProducts)).toEqual([
    [400, 400],
    [400, 450],
  ])
  const other = { storeId: 2, variantId: 70, price: 410 }
  expect(shown(withPrices(storeProducts, [other, { ...price, price: 460 }]))).toEqual([
    [400, 400],
    [410, 460],
  ])
})
