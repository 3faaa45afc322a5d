// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { storeProducts } from './kept.ts'
import { productStoresQuery, type StoreProduct } from './storeProducts.ts'
import { withPrices } from './storeProductWrites.ts'

const link = (store_id: number, price: number): StoreProduct => ({
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

test('VAR-24, VAR-25: a store has one link to a product, and the last one written stays', () => {
  const client = new QueryClient()
  const { queryKey } = productStoresQuery(7)
  client.setQueryData(queryKey, [])
  for (const written of [link(2, 400), link(1, 400), link(2, 500)])
    storeProducts.put(client, written)
  const links = client.getQueryData(queryKey)
  expect(links?.map(({ store_id, price }) => [store_id, price])).toEqual([
    [1, 400],
    [2, 500],
  ])
})

test('VAR-18: a new price is the price of one variant at one store', () => {
  const price = { storeId: 2, variantId: 71, price: 450 }
  const links = withPrices([link(1, 400), link(2, 400)], [price])
  const shown = (all: readonly StoreProduct[]) =>
    all.map(({ prices }) => prices.map((one) => one.price))
  expect(shown(links)).toEqual([
    [400, 400],
    [400, 450],
  ])
  const other = { storeId: 2, variantId: 70, price: 410 }
  expect(shown(withPrices(links, [other, { ...price, price: 460 }]))).toEqual([
    [400, 400],
    [410, 460],
  ])
})
