import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import type { Who } from '#mocks/p4.ts'
import { type ConsolePage, consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()
const owner = p4.as('owner')
const { open, fail, writes } = consoleTests()

// Loads the code of the bar and its dialog beforehand, because a busy machine takes longer than a test waits.
beforeAll(() =>
  Promise.all([import('#ui/list/tools/SelectionBar.tsx'), import('./CompareBulk.tsx')]),
)

const bar = () => screen.findByRole('group', { name: 'Selected rows' })

/** The first store has another price and other hours on Mondays, and sells a product that the second does not. */
async function apart(a: number, b: number) {
  const [here, there] = await Promise.all(
    [a, b].map((id) => owner.ok('listProductsAtStore', { path: { id } })),
  )
  const isThere = (id: number) => there?.some(({ product_id }) => product_id === id)
  const both = here?.find(({ product_id, product }) => isThere(product_id) && product.variants[0])
  const only = here?.find(({ product_id }) => !isThere(product_id))
  const sku = both?.product.variants[0]?.sku ?? ''
  const variantId = both?.product.variants[0]?.id ?? 0
  const setPrice = (storeId: number, price: number) =>
    owner.ok('updateStoreVariantPrice', { path: { storeId, variantId }, body: { price } })
  const setMonday = (id: number, opening_time: string) => {
    const times = { opening_time, closing_time: '20:00:00' }
    const row = { day_of_week: 'monday' as const, override_date: null, ...times }
    return owner.ok('saveStoreHours', { path: { id }, body: { store_hours: [row] } })
  }
  await setPrice(a, 611)
  await setPrice(b, 722)
  await setMonday(a, '05:30:00')
  await setMonday(b, '09:00:00')
  if (!only) throw new Error('The second store sells everything')
  const { stores } = await owner.ok('listStores')
  const nameOf = (id: number) => stores.find((store) => store.id === id)?.name ?? ''
  return { only, sku, variantId, setPrice, nameA: nameOf(a), nameB: nameOf(b) }
}

async function select(page: ConsolePage, name: RegExp) {
  const row = await screen.findByRole('row', { name })
  await page.user.click(within(row).getByRole('checkbox'))
}

async function compare(as: Who, search: string) {
  const page = await open(p4, { as, at: `/stores/compare?a=2&b=3${search}` })
  await screen.findByRole('table', { name: 'Comparison' })
  await page.user.click(screen.getByRole('button', { name: 'Select rows' }))
  await bar()
  return page
}

test('AMB-294: chosen differences are reviewed and copied, and only the failed one is sent again', async () => {
  const { only, sku, variantId, nameB } = await apart(2, 3)
  const page = await compare('areaLead', `&q=${sku}`)
  await select(page, new RegExp(`${sku}.*Prices`))
  await page.open('/stores/compare?a=2&b=3&q=every+monday')
  await select(page, /Every Monday/)
  await page.open(`/stores/compare?a=2&b=3&q=${only.product.name}`)
  await select(page, new RegExp(`${only.product.name}.*Not on the menu`))
  await page.user.click(within(await bar()).getByRole('button', { name: `Copy to ${nameB}` }))
  const dialog = await screen.findByRole('dialog', { name: `Copy 3 differences to ${nameB}` })
  const review = within(dialog).getByRole('table', { name: `Changes at ${nameB}` })
  expect(within(review).getByRole('row', { name: /722¢.*611¢/ })).toBeDefined()
  expect(writes()).toEqual([])
  fail('saveStoreHours', { status: 409, message: 'The doors are being painted.', times: 1 })
  await page.user.click(
    within(dialog).getByRole('button', { name: `Copy 3 differences to ${nameB}` }),
  )
  const retry = await within(dialog).findByRole('button', { name: 'Retry failed' })
  expect(messages()).toEqual(['1 of 3 differences failed. The doors are being painted.'])
  await page.user.click(retry)
  await waitFor(() => expect(messages()).toContain(`Copied 1 difference to ${nameB}`))
  await page.settled()
  const sent = writes().map(({ method, address, body }) => [`${method} ${address}`, body])
  const { product_id, price, prices } = only
  const times = { opening_time: '05:30:00', closing_time: '20:00:00' }
  const row = { day_of_week: 'monday', override_date: null, ...times }
  const hours = ['PUT /p4/stores/3/hours', { store_hours: [row] }]
  expect(sent).toHaveLength(4)
  expect(sent).toEqual(
    expect.arrayContaining([
      [`PUT /p4/stores/3/variants/${variantId}/price`, { price: 611 }],
      [`POST /p4/products/${product_id}/stores`, { store_id: 3, product_id, price, prices }],
      hours,
    ]),
  )
  expect(sent.at(-1)).toEqual(hours)
  await page.open('/stores/compare?a=2&b=3&q=every+monday')
  expect(screen.queryByRole('row', { name: /Every Monday/ })).toBeNull()
})

test('AMB-294: what somebody else changed since the comparison is refused and kept', async () => {
  const { sku, setPrice, nameB } = await apart(2, 3)
  const page = await compare('areaLead', `&q=${sku}`)
  await select(page, new RegExp(`${sku}.*Prices`))
  await page.user.click(within(await bar()).getByRole('button', { name: `Copy to ${nameB}` }))
  const dialog = await screen.findByRole('dialog')
  await setPrice(3, 799)
  await page.user.click(within(dialog).getByRole('button', { name: /^Copy 1 difference/ }))
  expect(
    await within(dialog).findByText(
      `Somebody else changed it at ${nameB} meanwhile: 799¢. It was not replaced.`,
    ),
  ).toBeDefined()
  expect(writes()).toEqual([])
})

test('AMB-294, AMB-26: copies are offered only to stores where the user may, and parts that are not copied are named', async () => {
  const { nameA, nameB, only } = await apart(2, 3)
  const page = await compare('storeLead', `&q=${only.product.name}`)
  await select(page, new RegExp(`${only.product.name}.*Not on the menu`))
  expect(within(await bar()).queryByRole('button', { name: `Copy to ${nameB}` })).toBeNull()
  await page.user.click(within(await bar()).getByRole('button', { name: `Copy to ${nameA}` }))
  const left = await screen.findByRole('list', { name: 'Left out' })
  expect(left.textContent).toBe(`${only.product.name}: ${nameB} has nothing to copy.`)
})

test('AMB-302: tax rates are copied one after another into the list of the store, and shared fields one by one', async () => {
  const [tax] = (await owner.ok('listSurcharges')).filter(({ flat_rate }) => flat_rate === null)
  if (!tax) throw new Error('There is no surcharge with a rate')
  const rateOf = (product_type: 'food' | 'beverage' | 'bag', rate: number) => ({
    ...{ surcharge_id: tax.id, product_type, rate },
  })
  const setRates = (id: number, rates: readonly ReturnType<typeof rateOf>[]) =>
    owner.ok('updateStoreTaxRates', {
      path: { id },
      body: { tax_rates: rates.map((rate) => ({ ...rate, store_id: id })) },
    })
  await setRates(2, [rateOf('food', 0.05), rateOf('beverage', 0.06)])
  await setRates(3, [rateOf('food', 0.07), rateOf('bag', 0.01)])
  const setFields = (id: number, body: object) => owner.ok('patchStore', { path: { id }, body })
  await setFields(2, { area: 'North', address: '1 Main Street', max_prep_time: 90 })
  await setFields(3, { area: 'South', address: '2 Main Street', max_prep_time: 150 })
  const { nameB } = await apart(2, 3)
  const page = await compare('areaLead', '')
  const pick = async (search: string, ...names: readonly RegExp[]) => {
    await page.open(`/stores/compare?a=2&b=3&${search}`)
    for (const name of names) await select(page, name)
  }
  await pick('q=tax', /Food.*5%.*7%/, /Beverage.*6%.*Not set/)
  await pick('q=area', /Area.*North.*South/)
  await pick('q=prep', /Max Prep Time.*90.*150/)
  await pick('q=address', /Address.*1 Main Street/)
  await page.user.click(within(await bar()).getByRole('button', { name: `Copy to ${nameB}` }))
  const dialog = await screen.findByRole('dialog', { name: `Copy 4 differences to ${nameB}` })
  const left = within(dialog).getByRole('list', { name: 'Left out' })
  expect(left.textContent).toBe('Address: It belongs to one store and is not copied.')
  await page.user.click(within(dialog).getByRole('button', { name: /^Copy 4/ }))
  await waitFor(() => expect(messages()).toEqual([`Copied 4 differences to ${nameB}`]))
  await page.settled()
  const patches = writes().filter(({ method }) => method === 'PATCH')
  expect(new Set(patches.map(({ address, body }) => [address, body]))).toEqual(
    new Set([
      ['/p4/stores/3', { area: 'North' }],
      ['/p4/stores/3', { max_prep_time: 90 }],
    ]),
  )
  const now = await owner.ok('listStoreTaxRates', { path: { id: 3 } })
  expect(now.map(({ product_type, rate }) => [product_type, rate]).sort()).toEqual([
    ['bag', 0.01],
    ['beverage', 0.06],
    ['food', 0.05],
  ])
})

test('AMB-302: curbside orders are not copied to a store without a destination, which says so', async () => {
  const setFields = (id: number, body: object) => owner.ok('patchStore', { path: { id }, body })
  await setFields(2, { bd_destination_id: 'bd-2', curbside_enabled: true })
  await setFields(3, { bd_destination_id: null })
  const { nameB } = await apart(2, 3)
  const page = await compare('areaLead', '&q=curbside')
  await select(page, /Accepts Curbside Orders.*Yes.*No/)
  await page.user.click(within(await bar()).getByRole('button', { name: `Copy to ${nameB}` }))
  const dialog = await screen.findByRole('dialog')
  await page.user.click(within(dialog).getByRole('button', { name: /^Copy 1 difference/ }))
  const refusal = `${nameB} has no Blue Dot Destination ID, which it takes.`
  expect(await within(dialog).findByText(refusal)).toBeDefined()
})

test('AMB-302, PERM-22: what a row takes is asked of its own call', async () => {
  const { nameA } = await apart(2, 3)
  const [tax] = (await owner.ok('listSurcharges')).filter(({ flat_rate }) => flat_rate === null)
  const row = { surcharge_id: tax?.id ?? 0, product_type: 'food' as const, rate: 0.19, store_id: 3 }
  await owner.ok('updateStoreTaxRates', { path: { id: 3 }, body: { tax_rates: [row] } })
  await owner.ok('patchStore', { path: { id: 3 }, body: { area: 'Nowhere' } })
  const page = await compare('storeLead', '&q=19%25')
  await select(page, /Food.*19%/)
  await page.open('/stores/compare?a=2&b=3&q=nowhere')
  await select(page, /Area.*Nowhere/)
  await page.user.click(within(await bar()).getByRole('button', { name: `Copy to ${nameA}` }))
  await screen.findByRole('dialog', { name: `Copy 1 difference to ${nameA}` })
  const left = screen.getByRole('list', { name: 'Left out' })
  expect(left.textContent).toMatch(/Food: .*tax-rates:update/)
})
