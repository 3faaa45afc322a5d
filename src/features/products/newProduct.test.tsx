import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { productWith } from '#mocks/productsWith.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { dialog, press, type } from '#testing/controls.ts'

const p4 = freshP4()
const owner = p4.as('owner')
const { open, writes, use } = consoleTests()

/** A product with the attribute Shots, without variants, that no store sells. */
async function newProduct() {
  const { id } = await owner.ok('createProduct', {
    body: { product_type: 'beverage', name: 'Fig Cortado', square_sku: 'BEV-9001', price: 450 },
  })
  await owner.ok('cloneProductAttributes', {
    body: { product_id: id, clone_product_id: await productWith(p4, 'Shots') },
  })
  return id
}

async function generate(at: string) {
  const page = await open(p4, { as: 'owner', at })
  await screen.findByRole('heading', { name: 'Where It Is Sold' })
  await page.settled()
  await press('Generate Variants')
  const form = await dialog('Generate Variants')
  await within(form).findByRole('textbox', { name: 'Price of Double' })
  return { page, form }
}

async function sellEverywhere() {
  await press('Add to All Stores')
  const question = await dialog('Add to all stores?')
  expect(within(question).getByText(/each variant at its price below/)).toBeDefined()
  await press('Confirm', question)
  await waitFor(() => expect(messages()).toContain('Product Added to all Stores.'))
}

const pricesAt = async (id: number) => {
  const sold = await owner.ok('listProductStores', { path: { id } })
  return new Set(sold.map(({ prices }) => prices.map(({ price }) => price).join(' ')))
}

test('AMB-292, AMB-230: prices are typed while variants are generated, and written with Add to All Stores', async () => {
  const id = await newProduct()
  const { page, form } = await generate(`/products/${id}`)
  const price = within(form).getByRole<HTMLInputElement>('textbox', { name: 'Price of Double' })
  expect(price.value).toBe('450')
  await type('Price of Double', 'free', form)
  await press('Create 2 Variants', form)
  expect(within(form).getByText('Price cannot be “free”: that is not an amount.')).toBeDefined()
  expect(writes()).toEqual([])
  await type('Price of Double', '5.25', form)
  await press('Create 2 Variants', form)
  await press('Close', await dialog('Generate Variants'))
  await page.settled()
  await sellEverywhere()
  expect(writes().at(-1)?.body).toEqual({
    prices: [{ variant_id: expect.any(Number), price: 525 }],
  })
  expect(await pricesAt(id)).toEqual(new Set(['450 525']))
})

test('AMB-292: a host that takes no prices gets them one by one', async () => {
  const id = await newProduct()
  use(
    http.post(/addProductToAllStores$/, async () => {
      await owner.ok('addProductToAllStores', { path: { id }, body: { store_ids: [1, 2] } })
      return HttpResponse.json({ errors: [] })
    }),
  )
  const { page, form } = await generate(`/products/${id}`)
  await type('Price of Double', '525', form)
  await press('Create 2 Variants', form)
  await press('Close', await dialog('Generate Variants'))
  await page.settled()
  await sellEverywhere()
  expect(writes().filter(({ method }) => method === 'PUT')).toHaveLength(2)
  expect(await pricesAt(id)).toEqual(new Set(['450 525']))
})

test('AMB-292: a new product says what it needs before it can be sold, with links, and folds it away at last', async () => {
  const { id } = await owner.ok('createProduct', {
    body: { product_type: 'food', name: 'Fig Tart', square_sku: 'FOO-9001', price: 450 },
  })
  const page = await open(p4, { as: 'owner', at: `/products/${id}` })
  const list = await screen.findByRole('region', { name: 'Before it can be sold' })
  const lines = () =>
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent)
  const todo = ['Attributes: none', 'Variants: none', 'Stores: 0 of 24', 'Menus: none']
  await waitFor(() => expect(lines()).toEqual(todo))
  const href = (name: string) => within(list).getByRole('link', { name }).getAttribute('href')
  expect(todo.map(href)).toEqual([
    `/products/${id}#variants`,
    `/products/${id}#variants`,
    `/products/${id}#stores`,
    '/menus',
  ])
  const body = { product_id: id, sku: 'FOO-9001-A', attribute_values: [] }
  await owner.ok('createVariant', { body })
  await owner.ok('createProductStore', {
    path: { product_id: id },
    body: { store_id: 1, price: 450 },
  })
  const menu = { path: { menuSlug: 'all-day' } }
  const tree = await owner.ok('getMenuCategories', menu)
  tree[0]?.children[0]?.products.push(id)
  await owner.ok('updateMenuCategories', { ...menu, body: tree })
  await page.client.invalidateQueries()
  await waitFor(() => expect(within(list).getByText('Ready to be sold')).toBeDefined())
  expect(lines()).toEqual(['Attributes: none needed', 'Variants: 1', 'Stores: 1 of 24', 'Menus: 1'])
  page.close()

  await open(p4, { as: 'owner', at: `/products/${id}` })
  await screen.findByRole('grid', { name: 'Stores' })
  expect(screen.queryByRole('region', { name: 'Before it can be sold' })).toBeNull()
})

test('AMB-292: Duplicate opens the form with the values of a product and a free name, and writes nothing before Submit', async () => {
  const id = await productWith(p4, 'Shots')
  const product = await owner.ok('getProduct', { path: { id } })
  const page = await open(p4, { as: 'owner', at: `/products/${id}` })
  await page.user.click(await screen.findByRole('link', { name: 'Duplicate' }))
  expect(await screen.findByText(/Not copied: the SKU, the picture, attributes/)).toBeDefined()
  expect(page.address()).toBe(`/products/create-product?copy=${id}`)
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  expect(name.value).toBe(`${product.name} copy`)
  await press('Submit')
  expect(await screen.findAllByText('Must provide a SKU.')).not.toEqual([])
  expect(writes()).toEqual([])
  await type('SKU', 'BEV-9001')
  await press('Submit')
  await screen.findByRole('heading', { level: 1, name: `${product.name} copy` })
  const { price, product_type, calories } = product
  expect(writes()[0]?.body).toMatchObject({
    ...{ price, product_type, calories },
    tags: product.tags.map(({ id: tag, name: tagName }) => ({ id: tag, name: tagName })),
  })
})
