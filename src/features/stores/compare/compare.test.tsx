import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { pick, press } from '#testing/controls.ts'

const p4 = freshP4()
const owner = p4.as('owner')
const { open, fail } = consoleTests()

const a = 2
const b = 3
const address = (more = '') => `/stores/compare?a=${a}&b=${b}${more}`

/** A variant that both stores sell, at other prices. */
async function pricedApart() {
  const [here, there] = await Promise.all(
    [a, b].map((id) => owner.ok('listProductsAtStore', { path: { id } })),
  )
  const both = here?.find(({ product_id }) => there?.some((one) => one.product_id === product_id))
  const variant = both?.product.variants[0]
  if (!both || !variant) throw new Error('The stores share no product')
  const setPrice = (storeId: number, price: number) =>
    owner.ok('updateStoreVariantPrice', {
      path: { storeId, variantId: variant.id },
      body: { price },
    })
  await setPrice(a, 611)
  await setPrice(b, 722)
  return { variant, product: both.product, setPrice }
}

const saidAt = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')
  return document.getElementById(ids ?? '')?.textContent
}

const row = (sku: string) => screen.findByRole('row', { name: new RegExp(sku) })

test('AMB-293: two stores are chosen, kept in the address; differences have words, a code and a count per part', async () => {
  const { variant } = await pricedApart()
  const page = await open(p4, { as: 'areaLead', at: '/stores/2' })
  await page.user.click(await screen.findByRole('link', { name: 'Compare with another store' }))
  const { stores } = await owner.ok('listStores')
  const nameOf = (id: number) => stores.find((store) => store.id === id)?.name ?? ''
  await screen.findByText('Choose two different stores')
  await pick('Second store', nameOf(b))
  const table = await screen.findByRole('table', { name: 'Comparison' })
  expect(page.address()).toBe(address())
  const headers = within(table).getAllByRole('columnheader')
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Part',
    nameOf(a),
    nameOf(b),
  ])
  const parts = within(screen.getByRole('group', { name: 'Parts' })).getAllByRole('button')
  const counts = parts.map(({ textContent }) => Number(/\d+$/.exec(textContent)?.[0]))
  expect(counts[0]).toBe(counts.slice(1).reduce((sum, count) => sum + count, 0))
  await page.user.click(screen.getByRole('button', { name: /^Prices \d/ }))
  const cells = within(await row(variant.sku)).getAllByRole('cell')
  expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual(['Prices', '611¢', '722¢'])
  expect(page.address()).toBe(address('&part=prices'))
})

test('AMB-293: equal rows are shown on demand; an unknown store and the same one twice are told at their field', async () => {
  const { variant, setPrice } = await pricedApart()
  await setPrice(b, 611)
  const page = await open(p4, { as: 'barista', at: address('&part=prices') })
  await screen.findByRole('table', { name: 'Comparison' })
  expect(screen.queryByText(variant.sku)).toBeNull()
  await press('Show what is equal')
  expect(within(await row(variant.sku)).getAllByText('611¢')).toHaveLength(2)
  await page.open('/stores/compare?a=2&b=99999&part=nonsense')
  expect(screen.getByText('Choose two different stores')).toBeDefined()
  expect(saidAt('Second store')).toBe('There is no store 99999.')
  await page.open('/stores/compare?a=2&b=2')
  expect(saidAt('Second store')).toBe('This is the first store. Choose another one.')
})

test('AMB-293: a part that cannot be read fails alone, with its own Retry', async () => {
  await pricedApart()
  fail('getStoreHours', { status: 503, message: 'The clock is out.', times: 1 })
  const page = await open(p4, { as: 'barista', at: address() })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^The hours of .* could not be loaded/)
  await screen.findByRole('table', { name: 'Comparison' })
  expect(screen.queryByRole('button', { name: /^Hours \d/ })).toBeNull()
  expect(messages()).toEqual([])
  await page.user.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: /^Hours \d/ })).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
