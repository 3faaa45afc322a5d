import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { productWith } from '#mocks/productsWith.ts'
import { type ConsolePage, consoleTests, messages } from '#testing/console.tsx'
import { choose, paste, press, type } from '#testing/controls.ts'
import { deferred } from '#ui/testing.tsx'

const p4 = freshP4()
const owner = p4.as('owner')
const { open, writes, fail, use } = consoleTests()

/** A product of 2 variants at 24 stores, opened with its matrix. */
async function openMatrix(as: 'areaLead' | 'storeLead', search = '') {
  const id = await productWith(p4, 'Shots')
  await owner.ok('addProductToAllStores', { path: { id } })
  const [first, second] = await owner.ok('listProductVariants', { path: { id } })
  const { stores } = await owner.ok('listStores')
  if (!first || !second) throw new Error('The product has two variants')
  const page = await open(p4, { as, at: `/products/${id}?view=matrix${search}` })
  await screen.findByRole('grid', { name: 'Prices' })
  await page.settled()
  return { id, page, stores, first, second }
}

const header = (name: RegExp) => screen.getByRole('columnheader', { name })
/** Of the variants, with the store, its place and its base price before them. */
const cell = (store: string, variant: 0 | 1) =>
  within(screen.getByRole('row', { name: store })).getAllByRole('gridcell')[3 + variant] ??
  document.body
const save = () => press('Save Prices')
const puts = () => writes().map(({ method, address, body }) => [`${method} ${address}`, body])

async function typeInto(page: ConsolePage, target: HTMLElement, text: string) {
  await page.user.dblClick(target)
  await page.user.keyboard(`{Control>}a{/Control}${text}{Enter}`)
}

test('AMB-291: variants stand across in words, and a price says how it differs from the base price', async () => {
  const { id, page, first } = await openMatrix('areaLead')
  expect(header(/Single/).textContent).toBe(`Single${first.sku}`)
  const [sold] = await owner.ok('listProductStores', { path: { id } })
  const path = { storeId: 1, variantId: first.id }
  await owner.ok('updateStoreVariantPrice', { path, body: { price: (sold?.price ?? 0) + 40 } })
  await page.client.invalidateQueries()
  await waitFor(() =>
    expect(cell('Capitol Hill', 0).textContent).toBe(`${(sold?.price ?? 0) + 40}¢+40¢`),
  )
  await page.user.click(screen.getByRole('radio', { name: 'By store' }))
  expect(await screen.findByRole('grid', { name: 'Stores' })).toBeDefined()
  expect(page.address()).toBe(`/products/${id}`)
})

test('AMB-230, AMB-291: a variant gets one price at the stores of a city, and only changed cells are sent', async () => {
  const { page, stores, second } = await openMatrix('areaLead')
  await type('Search by store, city or region', 'seattle')
  const found = stores.filter(({ city }) => city === 'Seattle')
  const grid = screen.getByRole('grid', { name: 'Prices' })
  await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(found.length + 1))
  await choose('Which', 'Double, all shown')
  await type('Amount', 'abc')
  await press('Apply')
  expect(screen.getByText('Amount cannot be “abc”: that is not an amount.')).toBeDefined()
  await type('Amount', '4.75')
  expect(screen.getByText('= $4.75')).toBeDefined()
  await press('Apply')
  expect(writes()).toEqual([])
  await save()
  await waitFor(() => expect(messages()).toEqual(['Price updated.']))
  expect(puts().sort()).toEqual(
    found
      .map(({ id }) => [`PUT /p4/stores/${id}/variants/${second.id}/price`, { price: 475 }])
      .sort(),
  )
  await page.settled()
  await choose('How', 'Raise by')
  await type('Amount', '10%')
  await press('Apply')
  for (const { name } of found) expect(cell(name, 1).textContent).toMatch(/^523¢/)
})

test('AMB-291, PLUS-12: each cell has its own result: a refused one keeps its text, with the reason', async () => {
  const { page, first } = await openMatrix('areaLead')
  await paste('Ballard', 3, '611\t722')
  await typeInto(page, cell('Capitol Hill', 0), 'abc')
  expect(cell('Capitol Hill', 0).textContent).toContain('“abc” is not a price')
  fail('updateStoreVariantPrice', { status: 409, message: 'The till is counting.', times: 1 })
  await save()
  await waitFor(() => expect(writes()).toHaveLength(2))
  await page.settled()
  expect(cell('Ballard', 0).textContent).toMatch(/^611¢.*not saved/)
  expect(cell('Ballard', 1).textContent).toMatch(/^722¢(?!.*not saved)/)
  expect(screen.getByText('Refused: Single: The till is counting.')).toBeDefined()
  await save()
  await waitFor(() => expect(writes()).toHaveLength(3))
  expect(puts().at(-1)).toEqual([
    expect.stringContaining(`/variants/${first.id}/price`),
    { price: 611 },
  ])
})

test('AMB-307: six prices are sent at a time, and what Stop left is sent by Continue', async () => {
  await openMatrix('areaLead')
  const gate = deferred()
  fail('updateStoreVariantPrice', { until: gate.promise })
  await choose('Which', 'Single, all shown')
  await type('Amount', '512')
  await press('Apply')
  await save()
  await waitFor(() => expect(writes()).toHaveLength(6))
  expect(screen.getByText('0 of 24 saved')).toBeDefined()
  await press('Stop')
  gate.resolve()
  await screen.findByText('6 of 24 saved')
  expect(screen.queryByText(/Prices saved|refused/i)).toBeNull()
  expect(messages()).toEqual(['Stopped: 6 of 24 prices were saved.'])
  await screen.findByText('18 unsaved cells')
  await press('Continue')
  await waitFor(() => expect(messages()).toContain('Price updated.'))
  expect(new Set(puts().map(([address]) => address)).size).toBe(24)
  expect(writes()).toHaveLength(24)
  expect(screen.queryByText(/ of \d+ saved/)).toBeNull()
})

test('AMB-313: Leave ends a save: the calls under way are answered, the other prices are not sent', async () => {
  const { page } = await openMatrix('areaLead')
  const gate = deferred()
  fail('updateStoreVariantPrice', { until: gate.promise })
  await choose('Which', 'Single, all shown')
  await type('Amount', '512')
  await press('Apply')
  await save()
  await waitFor(() => expect(writes()).toHaveLength(6))
  await page.user.click(screen.getByRole('link', { name: 'Tags' }))
  await press('Leave')
  await screen.findByRole('heading', { name: 'Tags' })
  gate.resolve()
  await waitFor(() => expect(messages()).toEqual(['Stopped: 6 of 24 prices were saved.']))
  expect(writes()).toHaveLength(6)
})

test('AMB-307: a reason that several prices share is told once', async () => {
  await openMatrix('areaLead')
  fail('updateStoreVariantPrice', { status: 409, message: 'The till is counting.' })
  await choose('Which', 'All shown')
  await type('Amount', '512')
  await press('Apply')
  await press('Apply')
  const same = 'Nothing was changed: the cells have these values already.'
  expect(screen.getByText(same)).toBeDefined()
  await save()
  const reason = '2 prices: The till is counting'
  await screen.findByText(
    new RegExp(`^24 of 24 rows were refused: ${reason} \\(.*\\) and 23 more.$`),
  )
})

test('AMB-307: after lost answers a price that was saved is not sent again', async () => {
  const { page, stores } = await openMatrix('areaLead')
  const [refused = 0, found = 0, unknown = 0] = stores.map(({ id }) => id)
  let isMended = false
  use(
    http.put('*/stores/:store/variants/*', async ({ params, request }) => {
      const store = Number(params.store)
      if (isMended || ![refused, found, unknown].includes(store)) return undefined
      if (store === refused) return HttpResponse.json({ message: 'Not now.' }, { status: 409 })
      await p4.fetch(request)
      return HttpResponse.error()
    }),
    http.get(`*/stores/${unknown}/products/atStore`, () =>
      isMended ? undefined : HttpResponse.error(),
    ),
  )
  await choose('Which', 'Single, all shown')
  await type('Amount', '512')
  await press('Apply')
  fail('listProductStores', { times: 1 })
  await save()
  await screen.findByText('22 of 24 saved, 2 failed')
  expect(messages().join()).toContain('2 of 24 prices could not be saved.')
  expect(screen.getByText(/Refused: Single: .*It may have been saved. Retry looks/)).toBeDefined()
  await page.settled()
  isMended = true
  await press('Retry failed')
  await waitFor(() => expect(messages()).toContain('Price updated.'))
  const addresses = puts().map(([address]) => address)
  expect(addresses).toHaveLength(25)
  expect(addresses.at(-1)).toContain(`/stores/${refused}/`)
})

test('AMB-291: a strange price is marked before it is saved, and none is below 0', async () => {
  const { page } = await openMatrix('areaLead')
  await page.user.click(cell('Ballard', 0))
  await choose('How', 'Raise by')
  await type('Amount', '-9999')
  await press('Apply')
  const base = cell('Ballard', 0).textContent
  const below = `Not changed: ${base} cannot be lowered by $99.99 (Single of Ballard).`
  expect(screen.getByText(below)).toBeDefined()
  await paste('Ballard', 3, '0')
  expect(cell('Ballard', 0).textContent).toContain('The price is 0: it is given away.')
  await save()
  await waitFor(() => expect(puts().map(([, body]) => body)).toEqual([{ price: 0 }]))
})

test('PERM-14, AMB-291: a store lead changes the prices of their own stores, the other cells say why not', async () => {
  const { page } = await openMatrix('storeLead')
  const own = ['Ballard', 'Capitol Hill']
  expect(cell('Ballard', 0).getAttribute('aria-readonly')).toBeNull()
  expect(cell('Back Bay', 0).getAttribute('aria-readonly')).toBe('true')
  expect(cell('Back Bay', 0).textContent).toContain('stores:update-menu at Back Bay')
  await choose('Which', 'Single, all shown')
  await type('Amount', '599')
  await press('Apply')
  expect(screen.getByText(/2 of 2 cells changed. 22 locked cells left out./)).toBeDefined()
  await save()
  await waitFor(() => expect(messages()).toEqual(['Price updated.']))
  await page.settled()
  expect(writes()).toHaveLength(own.length)
  for (const name of own) expect(cell(name, 0).textContent).toMatch(/^599¢/)
})
