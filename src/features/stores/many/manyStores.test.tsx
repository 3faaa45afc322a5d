import '#testing/document.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { pick, press, type } from '#testing/controls.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, fail, use, writes } = consoleTests()

// Loads the code of the bar and its dialogs beforehand, because a busy machine takes longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('#ui/list/tools/SelectionBar.tsx'),
    import('./StoreBulk.tsx'),
    import('#app/UndoOffer.tsx'),
  ]),
)

/** Selects stores by their names and presses a button of the bar. */
async function asking(who: 'storeLead' | 'areaLead', names: readonly string[], label: string) {
  const page = await open(p4, { as: who, at: '/stores' })
  await screen.findByRole('table', { name: 'Stores' })
  await page.settled()
  await press('Select rows')
  for (const name of names)
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  const bar = within(await screen.findByRole('group', { name: 'Selected rows' }))
  await page.user.click(bar.getByRole('button', { name: label }))
  const dialog = await screen.findByRole('dialog')
  return {
    page,
    dialog,
    button: (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name }),
  }
}

const three = ['Capitol Hill', 'Ballard', 'LoHi']
const addresses = () => writes().map(({ method, address }) => `${method} ${address}`)

async function idsOf(names: readonly string[]) {
  const { stores } = await owner.ok('listStores')
  return names.map((name) => stores.find((store) => store.name === name)?.id ?? 0)
}

test('AMB-289: special hours show what each store has and keep hours that are set already', async () => {
  const [first = 0, second = 0, third = 0] = await idsOf(three)
  const row = { override_date: '2026-11-26 00:00:00', is_closed: true, is_holiday: true }
  const set = (id: number, more: object) =>
    owner.ok('saveStoreHours', { path: { id }, body: { store_hours: [{ ...row, ...more }] } })
  await set(first, {})
  await set(second, { is_closed: false, opening_time: '08:00:00', closing_time: '14:00:00' })
  const { page, dialog, button } = await asking('areaLead', three, 'Special Hours')
  expect(within(dialog).getByText(/^Enter a date/)).toBeDefined()
  expect(button('Set special hours of 3 stores').disabled).toBe(true)
  await type('Date', '2020-11-26', dialog)
  expect(await within(dialog).findByText('Date cannot be past.')).toBeDefined()
  await type('Date', '2026-11-26', dialog)
  expect(await within(dialog).findByText('Thanksgiving')).toBeDefined()
  await press('Is Closed', dialog)
  const table = within(await within(dialog).findByRole('table', { name: 'Hours of the stores' }))
  const cells = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((one) => one.textContent)
  await waitFor(() =>
    expect(cells()).toEqual([
      expect.stringMatching(/^Ballard8:00 AM - 2:00 PM8:00 AM - 2:00 PMYes, other hours$/),
      expect.stringMatching(/^Capitol HillCLOSEDCLOSEDYes, the same$/),
      expect.stringMatching(/^LoHi\d.*PMCLOSEDNo$/),
    ]),
  )
  expect(button('Set special hours of 1 store').disabled).toBe(false)
  await page.user.click(
    within(dialog).getByRole('checkbox', { name: 'Replace the special hours of 1 store' }),
  )
  await page.user.click(button('Set special hours of 2 stores'))
  await waitFor(() => expect(messages()).toEqual(['Set special hours of 2 stores']))
  expect(addresses().sort()).toEqual(
    [second, third].map((id) => `PUT /p4/stores/${id}/hours`).sort(),
  )
  const { overrides } = await owner.ok('getStoreHours', { path: { id: second } })
  expect(overrides['2026-11-26 00:00:00']).toMatchObject({ is_closed: true, is_holiday: true })
})

test('AMB-284, AMB-289: special hours that failed at first can be taken back as well', async () => {
  const [store = 0] = await idsOf(['Ballard'])
  const { page, dialog, button } = await asking('areaLead', ['Ballard'], 'Special Hours')
  await type('Date', '2026-11-26', dialog)
  await press('Is Closed', dialog)
  await within(dialog).findByRole('table', { name: 'Hours of the stores' })
  fail('saveStoreHours', { status: 503, message: 'Down for a moment.', times: 1 })
  await page.user.click(button('Set special hours of 1 store'))
  await page.user.click(await within(dialog).findByRole('button', { name: 'Retry failed' }))
  await page.user.click(await screen.findByRole('button', { name: 'Undo this change' }))
  await screen.findByText('Undone')
  const { overrides } = await owner.ok('getStoreHours', { path: { id: store } })
  expect(overrides['2026-11-26 00:00:00']).toBeUndefined()
})

test('AMB-289: going offline is asked first, and only the failed store is sent again', async () => {
  const { page, dialog, button } = await asking('areaLead', three, 'Take Offline')
  expect(within(dialog).getByText(/^Customers can no longer order there/)).toBeDefined()
  fail('setStoreOnline', { status: 503, message: 'Down for a moment.', times: 1 })
  await page.user.click(button('Take 3 stores offline'))
  await page.user.click(await within(dialog).findByRole('button', { name: 'Retry failed' }))
  await waitFor(() => expect(messages()).toEqual(['Took 1 store offline']))
  expect(writes()).toHaveLength(4)
})

test('AMB-284, AMB-289: Undo takes the stores back online, and curbside where it was online', async () => {
  const ids = await idsOf(three)
  for (const [at, id] of ids.entries())
    await owner.ok('patchStore', {
      path: { id },
      body: { bd_destination_id: 'bd-1', curbside_enabled: true, curbside_online: at > 0 },
    })
  const stored = () =>
    Promise.all(
      ids.map(async (id) => [
        (await owner.ok('getStoreStatus', { path: { storeId: id } })).online,
        (await owner.ok('getStore', { path: { id } })).curbside_online,
      ]),
    )
  const before = await stored()
  for (const [label, confirm] of [
    ['Take Offline', 'Take 3 stores offline'],
    ['Curbside Offline', 'Take curbside offline at 3 stores'],
  ] as const) {
    const { page, button } = await asking('areaLead', three, label)
    await page.user.click(button(confirm))
    await page.user.click(await screen.findByRole('button', { name: 'Undo this change' }))
    await screen.findByText('Undone')
    expect(await stored()).toEqual(before)
    page.close()
  }
  expect(addresses()).toHaveLength(3 + 3 + 3 + 2)
})

test('AMB-289: stopped before the first store, nothing is sent or told', async () => {
  const held = Promise.withResolvers<void>()
  use(
    http.get('*/stores/:id/status', async () => {
      await held.promise
      return HttpResponse.json({ online: true })
    }),
  )
  const { page, dialog, button } = await asking('areaLead', three, 'Take Offline')
  await page.user.click(button('Take 3 stores offline'))
  await page.user.click(await within(dialog).findByRole('button', { name: 'Stop' }))
  held.resolve()
  await within(dialog).findByRole('button', { name: 'Continue' })
  expect(messages()).toEqual([])
  expect(writes()).toEqual([])
})

test('AMB-26: a store lead is told where it is not allowed, and no other store is called', async () => {
  const [own = 0] = await idsOf(['Capitol Hill'])
  const { page, dialog, button } = await asking(
    'storeLead',
    ['Capitol Hill', 'LoHi'],
    'Curbside Offline',
  )
  const left = within(dialog).getByRole('list', { name: 'Left out' })
  expect(left.textContent).toMatch(/^LoHi: .*stores:update at LoHi/)
  await page.user.click(button('Take curbside offline at 1 store'))
  await waitFor(() => expect(messages()).toEqual(['Took curbside offline at 1 store']))
  expect(addresses()).toEqual([`PATCH /p4/stores/${own}`])
})

test('API-82, AMB-289: only the filled fields are sent, and a wrong one is named', async () => {
  const ids = await idsOf(three)
  const { page, dialog, button } = await asking('areaLead', three, 'Change Fields')
  expect(button('Change 3 stores').disabled).toBe(true)
  await type('Max Prep Time', 'soon', dialog)
  expect(await within(dialog).findByText('Max Prep Time must be a whole number.')).toBeDefined()
  await type('Minutes to Closing Warning', '99999999999', dialog)
  expect(await within(dialog).findByText('Minutes to Closing Warning is too large.')).toBeDefined()
  await type('Region', 'x'.repeat(256), dialog)
  expect(await within(dialog).findByText('Region has at most 255 characters.')).toBeDefined()
  expect(button('Change 3 stores').disabled).toBe(true)
  await type('Region', '', dialog)
  await type('Minutes to Closing Warning', '', dialog)
  await type('Max Prep Time', '240', dialog)
  await page.user.click(button('Change 3 stores'))
  await waitFor(() => expect(messages()).toEqual(['Changed 3 stores']))
  const stores = ids.map((id) => ({ id, max_prep_time: 240 }))
  expect(writes()).toEqual([
    {
      method: 'PATCH',
      address: '/p4/stores/bulk',
      body: { stores: expect.arrayContaining(stores) },
    },
  ])
})

test('AMB-289: a product is sold out at the chosen stores that sell it', async () => {
  const [seller] = await owner.ok('listStores').then(({ stores }) => stores)
  const [link] = await owner.ok('listProductsAtStore', { path: { id: seller?.id ?? 0 } })
  const product = link?.product
  const { page, dialog, button } = await asking('areaLead', [seller?.name ?? ''], 'Sold Out')
  await pick('Product', product?.name ?? '', dialog)
  expect(await within(dialog).findByText('1 of 1 store sell it.')).toBeDefined()
  await page.user.click(button('Mark at 1 store'))
  await waitFor(() => expect(messages()).toEqual(['Marked at 1 store']))
  expect(writes().map(({ body }) => body)).toEqual(
    product?.variants.map(() => ({ do_not_sell: true })),
  )
})
