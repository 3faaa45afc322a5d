import '#testing/document.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { savedFile } from '#testing/savedFile.ts'
import { deferred, loseFocus } from '#ui/testing.tsx'

const p4 = freshP4()

const { open, writes, use, fail } = consoleTests()

const menu = async () => within(await screen.findByRole('region', { name: 'Menu' }))

/** A store whose menu has these two products alone. */
async function smallMenu(storeId: number) {
  const owner = p4.as('areaLead')
  const storeProducts = await owner.ok('listProductsAtStore', { path: { id: storeId } })
  const kept = storeProducts.filter(({ product }) => product.variants.length > 1).slice(0, 2)
  for (const { product_id: productId } of storeProducts)
    if (!kept.some(({ product_id }) => product_id === productId))
      await owner.ok('deleteStoreProduct', { path: { storeId, productId } })
  const [first, second] = kept
  if (!first || !second) throw new Error('The store sells too little')
  return { first, second }
}

async function openSmallMenu() {
  const products = await smallMenu(2)
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  return { ...products, page, part: await menu() }
}

test('products by name, each with its variants and their prices (STORE-33, STORE-35, AMB-92, API-84)', async () => {
  const { first, second } = await smallMenu(2)
  const backwards = [first, second].sort((a, b) =>
    b.product.name.localeCompare(a.product.name, 'en'),
  )
  use(http.get('*/p4/stores/2/products/atStore', () => Response.json(backwards)))
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  const part = await menu()
  const grid = within(await part.findByRole('grid', { name: 'Menu' }))
  expect(grid.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    backwards.map(({ product }) => product.name).reverse(),
  )
  for (const { product, prices } of [first, second]) {
    expect(await part.findByRole('link', { name: product.name })).toBeDefined()
    expect(part.getByRole('button', { name: `Remove ${product.name}` })).toBeDefined()
    for (const { id, sku } of product.variants) {
      expect(part.getByText(sku)).toBeDefined()
      const price = prices.find(({ variant_id }) => variant_id === id)?.price
      expect(part.getAllByText(new RegExp(`^${price}¢`))).not.toEqual([])
    }
  }
  expect(part.getByText('2 products')).toBeDefined()
  // A product is removed and not edited, a variant is edited and not removed.
  expect(grid.getAllByRole('button', { name: /^Remove / })).toHaveLength(2)
  const rowOfProduct = grid.getByRole('link', { name: first.product.name }).closest('tr')
  const cells = [...(rowOfProduct?.cells ?? [])]
  expect(cells).not.toEqual([])
  for (const cell of cells) await page.user.dblClick(cell)
  expect(grid.queryByRole('textbox')).toBeNull()
  const rowOfVariant = grid.getByRole('row', {
    name: `${first.product.variants[0]?.sku} of ${first.product.name}`,
  })
  await page.user.dblClick(within(rowOfVariant).getAllByRole('gridcell')[1] ?? rowOfVariant)
  expect(grid.getByRole('textbox')).toBeDefined()
})

test('a price is set in place in whole cents; what is no number is ignored (STORE-34, AMB-224, STORE-35, FLASH-59, API-29, PERM-15)', async () => {
  const { first, page, part } = await openSmallMenu()
  const [variant] = first.product.variants
  const name = `${variant?.sku} of ${first.product.name}`
  const cells = within(await part.findByRole('row', { name }))
  const price = () => cells.getAllByRole('gridcell').at(1) ?? document.body
  const before = first.prices.find(({ variant_id }) => variant_id === variant?.id)?.price
  await page.user.click(price())
  await page.user.keyboard('words{Enter}')
  expect(writes()).toEqual([])
  expect(messages()).toEqual([])
  expect(price().textContent).toContain(
    `“words” is not a price: type cents, such as 495, or dollars, such as $4.95${before}¢`,
  )
  await page.user.click(price())
  await page.user.keyboard('512{Enter}')
  await expect.poll(messages).toEqual(['Menu item updated'])
  expect(price().textContent).toMatch(/^512¢/)
  expect(writes()).toMatchObject([
    {
      method: 'PUT',
      address: `/p4/stores/2/variants/${variant?.id}/price`,
      body: { price: 512 },
    },
  ])
})

test('STORE-34, FLASH-59: pasted prices are one change with one message, and a refused one goes back alone', async () => {
  const { first, page, part } = await openSmallMenu()
  const [one, other] = first.product.variants
  if (!one || !other) throw new Error('The product has two variants')
  const priceOf = async (sku: string) => {
    const row = await part.findByRole('row', { name: `${sku} of ${first.product.name}` })
    return within(row).getAllByRole('gridcell').at(1) ?? document.body
  }
  const paste = async (texts: string) => {
    await page.user.click(await priceOf(one.sku))
    fireEvent.paste(await priceOf(one.sku), { clipboardData: { getData: () => texts } })
  }
  await paste('511\n522')
  await expect.poll(messages).toEqual(['Menu item updated'])
  expect(writes().map(({ address, body }) => [address, body])).toEqual([
    [`/p4/stores/2/variants/${one.id}/price`, { price: 511 }],
    [`/p4/stores/2/variants/${other.id}/price`, { price: 522 }],
  ])
  use(
    http.put(`*/p4/stores/2/variants/${other.id}/price`, () =>
      Response.json({ code: 'fault', message: 'Too dear.' }, { status: 409 }),
    ),
  )
  await paste('533\n544')
  await expect.poll(messages).toContain('1 of 2 prices could not be saved. Too dear.')
  expect((await priceOf(one.sku)).textContent).toMatch(/^533¢/)
  expect((await priceOf(other.sku)).textContent).toContain('522¢')
})

test('AMB-303: the menu is downloaded as the search finds it; pasted back its rows go by SKU', async () => {
  const { first, second, page, part } = await openSmallMenu()
  const [one, other] = first.product.variants
  const [hidden] = second.product.variants
  if (!one || !other || !hidden) throw new Error('The products have too few variants')
  await page.user.type(await part.findByRole('searchbox'), one.sku)
  await part.findByText(/^1 of 2 products/)
  const saved = savedFile()
  await page.user.click(part.getByRole('button', { name: 'Download Menu CSV' }))
  const { name } = await p4.as('owner').ok('getStore', { path: { id: 2 } })
  expect(saved.name).toBe(`${name} menu.csv`)
  const [head, ...lines] = ((await saved.text()) ?? '').trim().split('\r\n')
  expect(head).toBe('Product,Variant,SKU,Price in cents')
  const priceOf = (id: number) =>
    first.prices.find(({ variant_id }) => variant_id === id)?.price ?? first.price
  expect(lines).toEqual(
    first.product.variants.map(({ id, sku, value_names = [] }) =>
      [
        first.product.name,
        `"${value_names.join(', ')}"`.replace(/^"([^,]*)"$/, '$1'),
        sku,
        priceOf(id),
      ].join(','),
    ),
  )
  const row = await part.findByRole('row', { name: `${one.sku} of ${first.product.name}` })
  const [, cell] = within(row).getAllByRole('gridcell')
  if (!cell) throw new Error('The row has no price')
  await page.user.click(cell)
  const texts = `SKU\tPrice\n${other.sku}\t$6.11\n${hidden.sku}\t622`
  fireEvent.paste(cell, { clipboardData: { getData: () => texts } })
  await expect.poll(messages).toEqual(['Menu item updated'])
  expect(writes().map(({ address, body }) => [address, body])).toEqual([
    [`/p4/stores/2/variants/${other.id}/price`, { price: 611 }],
    [`/p4/stores/2/variants/${hidden.id}/price`, { price: 622 }],
  ])
})

test('a product is removed after a question, and the focus goes on to the next (STORE-36, FLASH-60, AMB-95, AMB-187, API-28, PLUS-06)', async () => {
  const { first, second, page, part } = await openSmallMenu()
  await page.user.click(await part.findByRole('button', { name: `Remove ${first.product.name}` }))
  const question = within(await screen.findByRole('dialog', { name: /^Remove / }))
  expect(
    question.getByText(
      /will no longer sell it\. Its prices, starting inventory and today's count there are lost\.$/,
    ),
  ).toBeDefined()
  expect(writes()).toEqual([])
  await page.user.click(question.getByRole('button', { name: 'Remove' }))
  await expect.poll(messages).toEqual(['Product removed'])
  await expect.poll(() => part.queryByRole('link', { name: first.product.name })).toBeNull()
  expect(writes()).toMatchObject([
    { method: 'DELETE', address: `/p4/stores/2/products/${first.product_id}` },
  ])
  await page.settled()
  const next = part.getByRole('button', { name: `Remove ${second.product.name}` })
  await expect.poll(() => document.activeElement).toBe(next)
})

test('a product is added at its base price; what is sold already is not offered (STORE-37, VAR-19, FLASH-12, FLASH-58, AMB-93, API-99, API-27)', async () => {
  const { first, second, page, part } = await openSmallMenu()
  const form = within(await part.findByRole('form', { name: 'Add a product' }))
  const add = () => page.user.click(form.getByRole('button', { name: 'Add Product' }))
  await add()
  await expect.poll(messages).toEqual(['Must select a product'])
  await form.findByPlaceholderText('Search products…')
  const picker = form.getByRole('combobox', { name: 'Product' })
  const choose = async (name: string, sku: string | null | undefined) => {
    await page.user.click(picker)
    fireEvent.change(picker, { target: { value: name } })
    // jsdom has no layout, so the list counts as out of sight.
    return screen.queryByRole('option', { name: `${name} ${sku}`, hidden: true })
  }
  for (const { product } of [first, second])
    expect(await choose(product.name, product.square_sku)).toBeNull()
  const products = await p4.as('owner').ok('listProducts')
  const other = products.find(({ id }) => id !== first.product_id && id !== second.product_id)
  if (!other) throw new Error('There are more products')
  const option = await choose(other.name, other.square_sku)
  if (!option) throw new Error('It is offered')
  fireEvent.click(option)
  await add()
  await expect.poll(messages).toContain('Created Product at Store')
  expect(await part.findByRole('link', { name: other.name })).toBeDefined()
  expect(writes()).toMatchObject([
    {
      method: 'POST',
      address: `/p4/products/${other.id}/stores`,
      body: { store_id: 2, price: other.price },
    },
  ])
})

test('STORE-37, AMB-93: a product that somebody else added meanwhile keeps its prices', async () => {
  const { first, second, page, part } = await openSmallMenu()
  const form = within(await part.findByRole('form', { name: 'Add a product' }))
  await form.findByPlaceholderText('Search products…')
  const products = await p4.as('owner').ok('listProducts')
  const other = products.find(({ id }) => id !== first.product_id && id !== second.product_id)
  if (!other) throw new Error('There are more products')
  const picker = form.getByRole('combobox', { name: 'Product' })
  await page.user.click(picker)
  fireEvent.change(picker, { target: { value: other.name } })
  const name = `${other.name} ${other.square_sku}`
  fireEvent.click(await screen.findByRole('option', { name, hidden: true }))
  await p4.as('areaLead').ok('createProductStore', {
    path: { product_id: other.id },
    body: { store_id: 2, price: 888 },
  })
  await page.user.click(form.getByRole('button', { name: 'Add Product' }))
  expect(await form.findByText('The store sells this product already.')).toBeDefined()
  expect(writes()).toEqual([])
  expect(await part.findByRole('link', { name: other.name })).toBeDefined()
  const storeProducts = await p4.as('owner').ok('listProductsAtStore', { path: { id: 2 } })
  expect(storeProducts.find(({ product_id }) => product_id === other.id)?.price).toBe(888)
})

const sync = (part: ReturnType<typeof within>) =>
  part.getByRole('button', { name: 'Sync Default Menu' })
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Sync Default Menu' }))

/** The products of the default menu, by name. */
async function defaultMenu() {
  const products = await p4.as('owner').ok('listProducts')
  return products
    .filter(({ on_default_menu }) => on_default_menu)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

test('Sync Default Menu lists what is missing, adds it once confirmed and keeps the focus (STORE-38, AMB-94, API-83, API-98, PLUS-08)', async () => {
  const products = await defaultMenu()
  const page = await open(p4, { as: 'owner', at: '/stores/24' })
  const part = await menu()
  expect(await part.findByText('No products on the menu yet')).toBeDefined()
  const store = await p4.as('owner').ok('getStore', { path: { id: 24 } })
  const work = deferred()
  use(http.patch('*/p4/stores/24/syncDefaultMenu', () => work.promise))
  await page.user.click(sync(part))
  const dialog = await question()
  const count = products.length
  expect(
    await dialog.findByText(
      `${count} products will be added to ${store.name} at their base prices.`,
    ),
  ).toBeDefined()
  const list = within(dialog.getByRole('list', { name: 'Products to add' }))
  const rows = () => list.queryAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows()).toEqual(products.map(({ name, price }) => `${name}${price}¢`))
  const [first] = products
  if (!first) throw new Error('There is a default menu')
  const search = dialog.getByRole('searchbox', { name: 'Search the products to add' })
  fireEvent.change(search, { target: { value: first.name } })
  expect(rows()).toContain(`${first.name}${first.price}¢`)
  expect(rows().length).toBeLessThan(count)
  fireEvent.change(search, { target: { value: 'zzz' } })
  expect(dialog.getByText('Nothing found')).toBeDefined()
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(writes()).toEqual([])

  await page.user.click(sync(part))
  const again = await question()
  await page.user.click(await again.findByRole('button', { name: `Add ${count} products` }))
  loseFocus()
  work.resolve()
  await expect.poll(messages).toEqual([`${count} products added`])
  expect(writes()).toMatchObject([
    { method: 'PATCH', address: '/p4/stores/24/syncDefaultMenu', body: undefined },
  ])
  expect(await part.findByText(`${count} products`)).toBeDefined()
  await expect.poll(() => document.activeElement).toBe(sync(part))
})

test('STORE-38, AMB-94: where the store sells the whole default menu the dialog says so and sends nothing', async () => {
  await p4.as('owner').ok('syncDefaultMenu', { path: { id: 2 } })
  const { length } = await defaultMenu()
  const page = await open(p4, { as: 'storeLead', at: '/stores/2' })
  const part = await menu()
  await page.settled()
  await page.user.click(sync(part))
  const dialog = await question()
  const { name } = await p4.as('owner').ok('getStore', { path: { id: 2 } })
  expect(
    await dialog.findByText(
      `Nothing to add: ${name} sells all ${length} products of the default menu.`,
    ),
  ).toBeDefined()
  expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull()
  await page.user.click(dialog.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(writes()).toEqual([])
})

test('STORE-38, AMB-94: where the products cannot be listed the dialog says so, and asks all the same', async () => {
  const page = await open(p4, { as: 'owner', at: '/stores/24' })
  const part = await menu()
  await part.findByText('No products on the menu yet')
  await page.settled()
  const add = async (text: RegExp) => {
    await page.user.click(sync(part))
    const dialog = await question()
    expect(await dialog.findByText(text)).toBeDefined()
    return dialog
  }
  const everything = await p4.as('owner').ok('listProducts')
  const unmarked = everything.map((product) => ({ ...product, on_default_menu: undefined }))
  use(http.get('*/p4/products', () => Response.json(unmarked)))
  const silent = await add(/^No product says that it is on the default menu\. Every product /)
  await page.user.click(silent.getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  fail('listProducts', { status: 500, message: 'Out of order.' })
  const failed = await add(/^The list of products could not be read\. Every product /)
  await page.user.click(failed.getByRole('button', { name: 'Add products' }))
  await expect.poll(messages).toContain(`${(await defaultMenu()).length} products added`)
})

test('PERM-15, STORE-33: the menu of a foreign store is only read', async () => {
  const { first } = await smallMenu(5)
  await open(p4, { as: 'storeLead', at: '/stores/5' })
  const part = await menu()
  expect(await part.findByRole('link', { name: first.product.name })).toBeDefined()
  for (const name of ['Add Product', 'Sync Default Menu', `Remove ${first.product.name}`])
    expect(part.queryByRole('button', { name })).toBeNull()
})
