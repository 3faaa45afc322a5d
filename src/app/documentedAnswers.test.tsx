import '#testing/document.ts'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { productsWith } from '#mocks/productsWith.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { press, row, type } from '#testing/controls.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, use, fail } = consoleTests()

async function openedAt(at: string) {
  const page = await open(p4, { as: 'owner', at })
  await page.settled()
  return page
}

/** The names of products, active and archived. */
async function productNames() {
  const archived = await owner.ok('listProducts', { query: { archived: true } })
  const all = [...(await owner.ok('listProducts')), ...archived]
  return (id: number) => all.find((one) => one.id === id)?.name ?? ''
}

test('API-38, AMB-177: an attribute of which the host answers the id alone is opened as it was sent', async () => {
  const page = await openedAt('/attributes/create')
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
  use(
    http.get('*/p4/search/:query', () =>
      HttpResponse.json([
        { type: 'giftcard', id: 9, name: 'Latte Card' },
        { type: 'product', id: 1, name: 'House Latte' },
      ]),
    ),
  )
  await openedAt('/search?q=latte')
  await screen.findByText('1 Results')
  expect(screen.queryByText('Latte Card')).toBeNull()
  expect(screen.getByText('House Latte')).toBeDefined()
})

test('RECPROD-08: an arrow whose move is refused says that the row was put back', async () => {
  const rows = await owner.ok('listRecommendedProducts')
  const name = (await productNames())(rows[0]?.product_id ?? 0)
  await openedAt('/recommended-products')
  fail('updateRecommendedProduct', { status: 409, message: 'Not now.' })
  await press(`Move ${name} down`)
  await screen.findByText(
    `${name} was put back to position 1 of ${rows.length}, because the move was refused.`,
  )
  expect(messages()).toContain('Not now.')
})

test('AMB-191, VAR-05: a variant that lacks a value gets another SKU and still says what it lacks', async () => {
  const active = (await owner.ok('listProducts')).map((one) => one.id)
  const id =
    (await productsWith(p4, 'Size', 'Temperature')).find((one) => active.includes(one)) ?? 0
  const [, temperature] = await owner.ok('listProductAttributes', { path: { id } })
  const [gone] = temperature?.product_attribute_values ?? []
  await owner.ok('deleteProductAttributeValue', { path: { id: gone?.id ?? 0 } })
  const variant = (await owner.ok('listProductVariants', { path: { id } })).find(
    ({ attribute_values }) => attribute_values.length === 1,
  )
  const page = await openedAt(`/products/${id}`)
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
  const results = Array.from({ length: count }, (_, id) => ({
    ...{ type: 'product', id: id + 1, name: `Latte ${id}` },
  }))
  use(http.get('*/p4/search/:query', () => HttpResponse.json(results)))
  await openedAt('/search?q=latte')
  await screen.findByText(`${count} Results`)
  expect(screen.queryByText(/refine the search/) !== null).toBe(cut)
})
