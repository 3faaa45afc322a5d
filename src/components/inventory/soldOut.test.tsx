import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { sectionTests } from '#testing/section.tsx'
import { SectionBoundary } from '../SectionBoundary.tsx'
import { SoldOut } from './SoldOut.tsx'

const p4 = freshP4()
const { open, fail, use, sent, writes } = sectionTests()

const openSoldOut = (who: 'barista' | 'storeLead', storeId = 1) =>
  open(
    p4,
    who,
    <SectionBoundary failed="Failed">
      <SoldOut storeId={storeId} />
    </SectionBoundary>,
  )

/** Products of store 1 with several variants; nothing is sold out. */
async function menu() {
  const owner = p4.as('owner')
  const path = { storeId: 1 }
  for (const { variant_id, do_not_sell } of await owner.ok('listStoreInventory', { path }))
    if (do_not_sell)
      await owner.ok('updateStoreInventory', {
        path: { ...path, variantId: variant_id },
        body: { do_not_sell: false },
      })
  const links = await owner.ok('listProductsAtStore', { path: { id: 1 } })
  const of = (type: string) => {
    const product = links
      .map(({ product }) => product)
      .find(({ product_type, variants }) => product_type === type && variants.length > 1)
    if (!product) throw new Error(`There is no ${type}`)
    return product
  }
  return { drink: of('beverage'), food: of('food') }
}

const soldOutIds = async () =>
  (await p4.as('owner').ok('listStoreInventory', { path: { storeId: 1 } }))
    .filter(({ do_not_sell }) => do_not_sell)
    .map(({ variant_id }) => variant_id)
const find = () => screen.findByRole('searchbox', { name: 'Find what ran out' })
const pinned = async () =>
  within(await screen.findByRole('list', { name: 'Sold out' }))
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent)

test('AMB-250, AMB-251, INV-02: a barista marks one variant of a drink, by its words', async () => {
  const { drink } = await menu()
  const { user } = await openSoldOut('barista')
  expect(await screen.findByText('Nothing is sold out.')).toBeDefined()
  const [variant] = drink.variants
  const name = `${drink.name}, ${variant?.value_names?.join(', ')}`
  await user.type(await find(), `${name} ${variant?.sku}`)
  await user.click(await screen.findByRole('button', { name: `Sold out: ${name} ${variant?.sku}` }))
  expect(screen.getByText('1 item sold out')).toBeDefined()
  await waitFor(async () => expect(await soldOutIds()).toEqual([variant?.id]))
  await user.click(screen.getByRole('button', { name: 'Clear search field' }))
  expect(await pinned()).toEqual([`${name} ${variant?.sku}`])
  await user.click(screen.getByRole('button', { name: `Back on sale: ${name}` }))
  expect(screen.getByText('Nothing is sold out.')).toBeDefined()
  await waitFor(async () => expect(await soldOutIds()).toEqual([]))
})

test('AMB-250: a whole product is marked with one tap, a call for each variant, and is one entry', async () => {
  const { food } = await menu()
  const ids = food.variants.map(({ id }) => id).sort()
  const { user } = await openSoldOut('storeLead')
  await user.type(await find(), food.name)
  await user.click(await screen.findByRole('button', { name: `Sold out: ${food.name}` }))
  await waitFor(async () => expect((await soldOutIds()).sort()).toEqual(ids))
  expect(writes().map(({ call, body }) => [call, body])).toEqual(
    food.variants.map(({ id }) => [`PUT /p4/stores/1/inventory/${id}`, { do_not_sell: true }]),
  )
  await user.clear(await find())
  expect((await pinned()).map((text) => text?.trim())).toEqual([food.name])
})

test('AMB-250: a refused mark is taken back', async () => {
  const { food } = await menu()
  const { user } = await openSoldOut('storeLead')
  await user.type(await find(), food.name)
  fail('updateStoreInventory', { status: 409, message: 'The store is closed.' })
  await user.click(await screen.findByRole('button', { name: `Sold out: ${food.name}` }))
  expect(await screen.findByText('The store is closed.')).toBeDefined()
  await screen.findByText('Nothing is sold out.')
  expect(screen.getByRole('button', { name: `Sold out: ${food.name}` })).toBeDefined()
})

test('AMB-104: at a host that lists tracked variants only, a mark of a drink stays', async () => {
  const { drink } = await menu()
  const [variant] = drink.variants
  use(http.get('*/p4/stores/1/inventory', () => HttpResponse.json([])))
  const { user } = await openSoldOut('storeLead')
  await user.type(await find(), variant?.sku ?? '')
  await user.click(await screen.findByRole('button', { name: new RegExp(`${variant?.sku}$`) }))
  const reads = () => sent.filter(({ call }) => call === 'GET /p4/stores/1/inventory')
  await waitFor(() => expect(reads()).toHaveLength(2))
  await user.clear(await find())
  expect(await pinned()).toEqual([expect.stringContaining(variant?.sku ?? '-')])
})

test('AMB-250: without the right only what is sold out is shown', async () => {
  await openSoldOut('barista', 2)
  await screen.findByText(/sold out/)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryAllByRole('button')).toEqual([])
})
