import '#testing/document.ts'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { productsWith } from '#mocks/productsWith.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { press, type } from '#testing/controls.ts'

const { open, use, writes } = consoleTests()

const ids = (list: unknown) => Array.isArray(list) && list.map((one) => one?.id ?? one)
const sentBody = () => Object(writes().find(({ method }) => method === 'PUT')?.body)

test('AMB-194: a product that is renamed is sent with its lists in the order in which they were read', async () => {
  await using p4 = await startP4()
  const owner = p4.as('owner')
  const named = <One extends { readonly name: string }>(list: readonly One[]) =>
    list.slice(0, 3).toSorted((a, b) => b.name.localeCompare(a.name))
  const lists = {
    tags: named(await owner.ok('listTags')),
    addons: named(await owner.ok('listAddons')),
    promotional_categories: named(await owner.ok('listPromotionalCategories')),
  }
  const product = await owner.ok('getProduct', { path: { id: 1 } })
  use(http.get('*/p4/products/1', () => HttpResponse.json({ ...product, ...lists })))
  await open(p4, { as: 'owner', at: '/products/1' })
  await press('Edit Product')
  await type('Name', 'Ristretto')
  await press('Submit')
  await waitFor(() => expect(messages()).toContain('Product Updated'))
  for (const [list, read] of Object.entries(lists)) {
    expect(read.length).toBeGreaterThan(1)
    expect(ids(sentBody()[list])).toEqual(ids(read))
  }
})

test('AMB-176, AMB-194: a variant whose SKU is changed is sent with its values in the order in which they were read', async () => {
  await using p4 = await startP4({ host: ['bareIds'] })
  const [id = 0] = await productsWith(p4, 'Size', 'Temperature', 'Milk')
  const path = { id }
  const [variant] = await p4.as('owner').ok('listProductVariants', { path })
  const values = variant?.attribute_values.toReversed() ?? []
  expect(values.length).toBeGreaterThan(1)
  use(
    http.get(`*/p4/products/${id}/variants`, () =>
      HttpResponse.json([{ ...variant, attribute_values: values.map((one) => one.id) }]),
    ),
  )
  await open(p4, { as: 'owner', at: `/products/${id}` })
  await press(`Edit ${variant?.sku}`)
  await type('SKU', 'NEW-1')
  await press('Save')
  await waitFor(() => expect(messages()).not.toEqual([]))
  expect(ids(sentBody().attribute_values)).toEqual(ids(values))
  expect(screen.queryByRole('alert')).toBeNull()
})
