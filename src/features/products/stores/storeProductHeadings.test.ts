import { expect, test } from 'vitest'
import type { StoreProduct } from '#api/storeProducts.ts'
import { foundHeadings, storeProductLines } from '#components/storeProductLines.ts'
import { storeProductHeadings } from './storeProductHeadings.ts'

const variants = [
  { id: 70, sku: 'BEV-7-S' },
  { id: 71, sku: 'BEV-7-L' },
]
const storeProduct = (store_id: number): StoreProduct => ({
  store_id,
  product_id: 7,
  price: 400,
  product: {
    id: 7,
    product_type: 'beverage',
    name: 'Latte',
    square_sku: 'BEV-7',
    image_url: null,
    inventory_control: 'unlimited',
    variants,
  },
  prices: [{ variant_id: 70, price: 450 }],
})
const store = (id: number, name: string) => ({
  id,
  name,
  region: '',
  state: 'CA',
  city: 'Oakland',
  phone: '',
  address: '',
  time_zone: 'America/Los_Angeles' as const,
  image_url: null,
  archived_at: null,
})

test('VAR-14, VAR-24: below each store, by name, stand its variants with their prices in cents', () => {
  const stores = storeProductHeadings(
    [storeProduct(1), storeProduct(2), storeProduct(9)],
    [store(1, 'Temescal'), store(2, 'Ashby')],
  )
  expect(stores.map(({ name, town }) => [name, town])).toEqual([
    ['Ashby', 'Oakland, CA'],
    ['Store 9', ''],
    ['Temescal', 'Oakland, CA'],
  ])
  const lines = storeProductLines(stores.slice(0, 1))
  expect(
    lines.map((line) => (line.kind === 'group' ? line.group.name : [line.row.sku, line.row.price])),
  ).toEqual(['Ashby', ['BEV-7-S', 450], ['BEV-7-L', 400]])
})

test('VAR-14: stores are found by words of their name', () => {
  const stores = storeProductHeadings(
    [storeProduct(1), storeProduct(2)],
    [store(1, 'Café Temescal'), store(2, 'Ashby')],
  )
  expect(foundHeadings(stores, 'cafe tem', ({ name }) => name).map(({ id }) => id)).toEqual([1])
  expect(foundHeadings(stores, ' ', ({ name }) => name)).toHaveLength(2)
})
