import '#testing/document.ts'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { HostWay } from '#mocks/otherHost/otherHost.ts'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { productsWith } from '#mocks/productsWith.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { dialog, pick, press, row, type } from '#testing/controls.ts'

const { open, use, fail } = consoleTests()

/** Texts of the elements, in the order of the screen. */
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label') ?? '')

async function openedAt(p4: TestP4, at: string) {
  const page = await open(p4, { as: 'owner', at })
  await page.settled()
  return page
}

const unordered = () => startP4({ host: ['unordered'] satisfies HostWay[] })

/** The names of products, active and archived. */
async function productNames(p4: TestP4) {
  const owner = p4.as('owner')
  const archived = await owner.ok('listProducts', { query: { archived: true } })
  const all = [...(await owner.ok('listProducts')), ...archived]
  return (id: number) => all.find((one) => one.id === id)?.name ?? ''
}

test('API-38, AMB-177: an attribute of which the host answers the id alone is opened as it was sent', async () => {
  await using p4 = await startP4()
  const page = await openedAt(p4, '/attributes/create')
  use(
    http.post('*/p4/attributes', async ({ request }) => {
      const { id } = await (await p4.fetch(request)).json()
      return HttpResponse.json({ id }, { status: 201 })
    }),
  )
  await type('Name', 'Crema')
  await press('Beverage')
  await press('Create')
  await screen.findByRole('heading', { name: 'Edit Attribute' })
  await page.settled()
  expect(page.address()).toMatch(/^\/attributes\/\d+\/edit$/)
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Crema')
})

test('SEARCH-08, AMB-176: a result of a type that the console does not know is left out', async () => {
  await using p4 = await startP4()
  use(
    http.get('*/p4/search/:query', () =>
      HttpResponse.json([
        { type: 'giftcard', id: 9, name: 'Latte Card' },
        { type: 'product', id: 1, name: 'House Latte' },
      ]),
    ),
  )
  await openedAt(p4, '/search?q=latte')
  await screen.findByText('1 Results')
  expect(screen.queryByText('Latte Card')).toBeNull()
  expect(screen.getByText('House Latte')).toBeDefined()
})

test('RECPROD-07, RECPROD-08, AMB-79: recommended products stand and move by sort_order, whatever order they come in', async () => {
  await using p4 = await unordered()
  const rows = (await p4.as('owner').ok('listRecommendedProducts')).toSorted(
    (a, b) => a.sort_order - b.sort_order,
  )
  const nameOf = await productNames(p4)
  const page = await openedAt(p4, '/recommended-products')
  const names = rows.map(({ product_id }) => nameOf(product_id))
  const shown = () => texts('[aria-label$=" up"]').map((label) => label.replace(/^Move | up$/g, ''))
  expect(shown()).toEqual(names)
  const [first = '', second = '', ...others] = names
  await press(`Move ${first} down`)
  await waitFor(() => expect(page.client.isMutating()).toBe(0))
  await page.settled()
  expect(shown()).toEqual([second, first, ...others])
  const stored = (await p4.as('owner').ok('listRecommendedProducts')).toSorted(
    (a, b) => a.sort_order - b.sort_order,
  )
  expect(stored.map(({ product_id }) => nameOf(product_id))).toEqual([second, first, ...others])
})

test('RECPROD-08: an arrow whose move is refused says that the row was put back', async () => {
  await using p4 = await startP4()
  const rows = await p4.as('owner').ok('listRecommendedProducts')
  const name = (await productNames(p4))(rows[0]?.product_id ?? 0)
  await openedAt(p4, '/recommended-products')
  fail('updateRecommendedProduct', { status: 409, message: 'Not now.' })
  await press(`Move ${name} down`)
  await screen.findByText(
    `${name} was put back to position 1 of ${rows.length}, because the move was refused.`,
  )
  expect(messages()).toContain('Not now.')
})

test('RECENG-01, RECENG-10: recommendations stand and move by sort_order, whatever order they come in', async () => {
  await using p4 = await unordered()
  const nameOf = await productNames(p4)
  const stored = async () =>
    (await p4.as('owner').ok('listRecommendations'))
      .toSorted((a, b) => a.sort_order - b.sort_order)
      .map(({ product_id }) => nameOf(product_id))
  const names = await stored()
  const page = await openedAt(p4, '/recommendation-engine')
  const shown = () => texts('tr [aria-label^="Move "]').map((label) => label.replace(/^Move /, ''))
  await waitFor(() => expect(shown()).toEqual(names))
  const [first = '', second = '', ...others] = names
  await press(`Actions for ${first}`, await row(first))
  await press('Move down')
  await waitFor(() => expect(page.client.isMutating()).toBe(0))
  await page.settled()
  expect(shown()).toEqual([second, first, ...others])
  expect(await stored()).toEqual([second, first, ...others])
})

test('RECENG-09: a new recommendation stands first, whatever order the rows come in', async () => {
  await using p4 = await unordered()
  const owner = p4.as('owner')
  const stored = await owner.ok('listRecommendations')
  const first = Math.min(...stored.map(({ sort_order }) => sort_order))
  const taken = stored.map(({ product_id }) => product_id)
  const product = (await owner.ok('listProducts')).find(({ id }) => !taken.includes(id))
  const page = await openedAt(p4, '/recommendation-engine')
  await press('Add Recommendation')
  await pick('Trigger', product?.name ?? '', await dialog('Create Recommendation'))
  await press('Confirm')
  await waitFor(() => expect(messages()).toEqual(['Recommendation Created']))
  await page.open('/products')
  await page.open('/recommendation-engine')
  const shown = texts('tr [aria-label^="Move "]')
  expect(shown).toHaveLength(stored.length + 1)
  expect(shown[0]).toBe(`Move ${product?.name}`)
  expect(await owner.ok('listRecommendations')).toContainEqual(
    expect.objectContaining({ product_id: product?.id, sort_order: first - 1 }),
  )
})

test('VAR-03, VAR-04: attributes of a product and their values stand by sort_order, whatever order they come in', async () => {
  await using p4 = await unordered()
  const owner = p4.as('owner')
  const active = (await owner.ok('listProducts')).map((one) => one.id)
  const id = (await productsWith(p4, 'Size', 'Temperature', 'Milk')).find((one) =>
    active.includes(one),
  )
  await openedAt(p4, `/products/${id}`)
  const lists = () =>
    texts('ul[aria-label^="Values of "]').map((label) => label.replace('Values of ', ''))
  await waitFor(() => expect(lists()).toEqual(['Size', 'Temperature', 'Milk']))
  const milk = document.querySelector('ul[aria-label="Values of Milk"]')
  expect(milk?.textContent).toMatch(/Whole Milk.*Oat Milk/)
})

test('AMB-191, VAR-05: a variant that lacks a value gets another SKU and still says what it lacks', async () => {
  await using p4 = await startP4()
  const owner = p4.as('owner')
  const active = (await owner.ok('listProducts')).map((one) => one.id)
  const id =
    (await productsWith(p4, 'Size', 'Temperature')).find((one) => active.includes(one)) ?? 0
  const [, temperature] = await owner.ok('listProductAttributes', { path: { id } })
  const [gone] = temperature?.product_attribute_values ?? []
  await owner.ok('deleteProductAttributeValue', { path: { id: gone?.id ?? 0 } })
  const variant = (await owner.ok('listProductVariants', { path: { id } })).find(
    ({ attribute_values }) => attribute_values.length === 1,
  )
  const page = await openedAt(p4, `/products/${id}`)
  await press(`Edit ${variant?.sku}`)
  await type('SKU', 'RENAMED')
  await press('Save')
  await waitFor(() => expect(messages()).toEqual(['Variant Updated']))
  await page.settled()
  expect((await row('RENAMED')).textContent).toContain('Missing')
  expect(await owner.ok('listProductVariants', { path: { id } })).toContainEqual({
    ...variant,
    sku: 'RENAMED',
  })
})

test('AMB-153, PROMO-28: an attribute value of which the host answers the attribute alone has its name and its link', async () => {
  await using p4 = await startP4()
  const owner = p4.as('owner')
  const promotion = (await owner.ok('listPromotions')).find(
    ({ name }) => name === 'Oat for the price of whole',
  )
  const milk = (await owner.ok('listAttributes')).find(({ name }) => name === 'Milk')
  use(http.get('*/p4/attributeValues/:id', () => HttpResponse.json({ attribute_id: milk?.id })))
  const page = await open(p4, { as: 'barista', at: `/promotions/${promotion?.id}` })
  await page.settled()
  for (const name of ['Oat Milk', 'Whole Milk']) {
    const link = await screen.findByRole('link', { name: new RegExp(name) })
    expect(link.getAttribute('href')).toBe(`/attributes/${milk?.id}`)
  }
})

test.each([
  { count: 99, cut: false },
  { count: 100, cut: true },
  { count: 250, cut: false },
])('SEARCH-03: $count results of a host say that they are cut: $cut', async ({ count, cut }) => {
  await using p4 = await startP4()
  const results = Array.from({ length: count }, (_, id) => ({
    ...{ type: 'product', id: id + 1, name: `Latte ${id}` },
  }))
  use(http.get('*/p4/search/:query', () => HttpResponse.json(results)))
  await openedAt(p4, '/search?q=latte')
  await screen.findByText(`${count} Results`)
  expect(screen.queryByText(/refine the search/) !== null).toBe(cut)
})
