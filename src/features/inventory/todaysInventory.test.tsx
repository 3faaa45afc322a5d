import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { messages } from '#testing/console.tsx'
import { sectionTests } from '#testing/section.tsx'
import { TodaysInventory } from './TodaysInventory.tsx'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, fail, sent, writes } = sectionTests()

const rowNames = async () =>
  within(await screen.findByRole('list', { name: "Today's Inventory" }))
    .getAllByRole('listitem')
    .map((row) => row.firstChild?.textContent ?? '')
const field = (label: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Quantity of ${label}` })
const unsaved = (label: string) =>
  within(screen.getByRole('listitem', { name: label })).queryByRole('alert')?.textContent
const less = (label: string) => screen.getByRole('button', { name: `One less ${label}` })
const more = (label: string) => screen.getByRole('button', { name: `One more ${label}` })

/** The first counted variant of store 1, with the label of its row and a known count. */
async function counted(quantity_available = 5) {
  const links = await owner.ok('listProductsAtStore', { path: { id: 1 } })
  const link = links.find(({ product }) => product.inventory_control === 'limited')
  const variant = link?.product.variants[0]
  const path = { storeId: 1, variantId: variant?.id ?? 0 }
  await owner.ok('updateStoreInventory', { path, body: { quantity_available, do_not_sell: false } })
  return { path, label: `${link?.product.name} (${variant?.sku})` }
}

async function openCounted(quantity?: number) {
  const { path, label } = await counted(quantity)
  const { user } = await open(p4, 'storeLead', <TodaysInventory storeId={1} />)
  return { path, label, user, shown: await field(label) }
}

async function countOf(variantId: number) {
  const counts = await owner.ok('listStoreInventory', { path: { storeId: 1 } })
  return counts.find((count) => count.variant_id === variantId)
}

const address = ({ variantId }: { variantId: number }) => `PUT /p4/stores/1/inventory/${variantId}`

test("INV-03, AMB-104: today's inventory lists the counted variants as 'name (sku)', by name", async () => {
  const { label } = await counted()
  await open(p4, 'storeLead', <TodaysInventory storeId={1} />)
  const names = await rowNames()
  const links = await owner.ok('listProductsAtStore', { path: { id: 1 } })
  const expected = links
    .filter(({ product }) => product.inventory_control !== 'unlimited')
    .flatMap(({ product }) => product.variants.map(({ sku }) => `${product.name} (${sku})`))
  const inOrder = expected.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  expect(names).toEqual(inOrder)
  expect(names).toContain(label)
  expect((await field(label)).value).toBe('5')
})

test('INV-01, AMB-179: quick taps count at once and are sent one by one, each as one call', async () => {
  const { path, label, user, shown } = await openCounted()
  await user.click(more(label))
  await user.click(more(label))
  await user.click(less(label))
  await user.click(more(label))
  expect(shown.value).toBe('7')
  await waitFor(async () => expect((await countOf(path.variantId))?.quantity_available).toBe(7))
  expect(writes().map(({ call, body }) => [call, body])).toEqual(
    [1, 1, -1, 1].map((adjust_quantity) => [address(path), { adjust_quantity }]),
  )
  expect(shown.value).toBe('7')
  expect(messages()).toEqual([])
})

test('AMB-179: after a lost answer the quantity is read again before the next step is sent', async () => {
  const { path, label, user, shown } = await openCounted()
  fail('updateStoreInventory', { network: 'gone', times: 1 })
  // Somebody else counts meanwhile, as the lost call would have.
  await p4.as('areaLead').ok('updateStoreInventory', { path, body: { quantity_available: 20 } })
  await user.click(more(label))
  await user.click(more(label))
  await waitFor(async () => expect((await countOf(path.variantId))?.quantity_available).toBe(21))
  await waitFor(() => expect(shown.value).toBe('21'))
  const calls = sent.map(({ call }) => call)
  const first = calls.indexOf(address(path))
  const second = calls.indexOf(address(path), first + 1)
  expect(calls.slice(first, second)).toContain('GET /p4/stores/1/inventory')
  expect(messages()).toEqual(['Something went wrong.'])
})

test('INV-01, AMB-104: the count never goes below 0, and a refused change is taken back', async () => {
  const { path, label, user, shown } = await openCounted(1)
  await user.click(less(label))
  expect(shown.value).toBe('0')
  expect(less(label).getAttribute('aria-disabled')).toBe('true')
  await user.click(less(label))
  await waitFor(async () => expect((await countOf(path.variantId))?.quantity_available).toBe(0))
  expect(writes()).toHaveLength(1)
  fail('updateStoreInventory', { status: 409, message: 'The store is being counted.', times: 1 })
  await user.click(more(label))
  await waitFor(() => expect(messages()).toEqual(['The store is being counted.']))
  await waitFor(() => expect(shown.value).toBe('0'))
})

test('INV-01: a typed number is set, and what is no number is refused and stays', async () => {
  const { path, user, shown } = await openCounted()
  await user.clear(shown)
  await user.type(shown, '1,200{Enter}')
  await waitFor(async () => expect((await countOf(path.variantId))?.quantity_available).toBe(1200))
  expect(writes().at(-1)?.body).toEqual({ quantity_available: 1200 })
  const before = writes().length
  for (const [text, reason] of [
    ['-3', '“-3” is less than 0'],
    ['ten', '“ten” is not a whole number'],
    ['2147483648', '“2147483648” is more than 2,147,483,647'],
  ] as const) {
    await user.clear(shown)
    await user.type(shown, `${text}{Enter}`)
    expect(screen.getByRole('alert').textContent).toBe(reason)
    expect(shown.value).toBe(text)
  }
  await user.keyboard('{Escape}')
  expect(shown.value).toBe('1,200')
  expect(writes()).toHaveLength(before)
})

test('INV-01, PLUS-05: a typed number that was not saved stays, says why at its row, and Enter sends it again', async () => {
  const { path, label, user, shown } = await openCounted()
  fail('updateStoreInventory', { status: 500, message: 'The server rests.', times: 2 })
  await user.clear(shown)
  await user.type(shown, '1055{Enter}')
  const reason = '1,055 was not saved: The server rests.'
  await waitFor(() => expect(unsaved(label)).toBe(reason))
  expect(shown.value).toBe('1,055')
  expect(shown.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(shown.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    reason,
  )
  expect(messages()).toEqual(['The server rests.'])
  // The search takes the row away and brings it back; leaving the field sends nothing.
  const search = screen.getByRole('searchbox', { name: "Search today's inventory" })
  await user.type(search, 'zzz')
  await user.clear(search)
  expect((await field(label)).value).toBe('1,055')
  await user.click(await field(label))
  await user.click(search)
  expect(writes()).toHaveLength(1)
  await user.click(await field(label))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(writes()).toHaveLength(2))
  await waitFor(() => expect(unsaved(label)).toBe(reason))
  await user.keyboard('{Enter}')
  await waitFor(async () => expect((await countOf(path.variantId))?.quantity_available).toBe(1055))
  await waitFor(() => expect(unsaved(label)).toBeUndefined())
  expect(writes().map(({ body }) => body)).toEqual(Array(3).fill({ quantity_available: 1055 }))
  expect((await field(label)).value).toBe('1,055')
})

test('INV-01, INV-02, PLUS-05: steps and marks that were not saved are told at their row until a later one is saved', async () => {
  const { label, user, shown } = await openCounted()
  const mark = screen.getByRole<HTMLInputElement>('switch', { name: `Do Not Sell ${label}` })
  fail('updateStoreInventory', { status: 500, message: 'The server rests.', times: 3 })
  await user.click(more(label))
  await waitFor(() => expect(unsaved(label)).toBe('+1 was not saved: The server rests.'))
  await user.click(more(label))
  await waitFor(() => expect(unsaved(label)).toBe('+2 was not saved: The server rests.'))
  await user.click(mark)
  await waitFor(() =>
    expect(unsaved(label)).toBe('+2 and Do Not Sell were not saved: The server rests.'),
  )
  expect([shown.value, mark.checked]).toEqual(['5', false])
  await user.click(less(label))
  await waitFor(() => expect(unsaved(label)).toBeUndefined())
  expect(shown.value).toBe('4')
})

test('PLUS-05, AMB-179: of a change whose answer was lost the row says that it may be saved', async () => {
  const { label, user } = await openCounted()
  fail('updateStoreInventory', { network: 'gone', times: 1 })
  await user.click(more(label))
  await waitFor(() =>
    expect(unsaved(label)).toBe('+1 may not have been saved: Something went wrong.'),
  )
})

test('INV-02: Do Not Sell is switched on and off at once', async () => {
  const { path, label, user } = await openCounted()
  const mark = screen.getByRole<HTMLInputElement>('switch', { name: `Do Not Sell ${label}` })
  await user.click(mark)
  expect(mark.checked).toBe(true)
  await waitFor(async () => expect((await countOf(path.variantId))?.do_not_sell).toBe(true))
  await user.click(mark)
  await waitFor(async () => expect((await countOf(path.variantId))?.do_not_sell).toBe(false))
  expect(writes().map(({ body }) => body)).toEqual([{ do_not_sell: true }, { do_not_sell: false }])
})

test('INV-04, PERM-19, AMB-29: without stores:update-inventory at the store the counts are only read', async () => {
  await open(p4, 'storeLead', <TodaysInventory storeId={5} />)
  expect((await rowNames()).length).toBeGreaterThan(0)
  const section = within(screen.getByRole('region', { name: "Today's Inventory" }))
  await section.findByRole('button', { name: '1 action not allowed' })
  expect(section.queryAllByRole('button', { name: /^One / })).toEqual([])
  expect(section.queryAllByRole('switch')).toEqual([])
  expect(section.queryByRole('textbox')).toBeNull()
})

test('AMB-252: the refusal names people of the store who may change the counts', async () => {
  const { user } = await open(p4, 'storeLead', <TodaysInventory storeId={5} />)
  await user.click(await screen.findByRole('button', { name: '1 action not allowed' }))
  const employees = await owner.ok('listEmployees')
  const [one, two, three] = employees
    .filter(({ store_ids, roles }) => store_ids.includes(5) && roles.length > 0)
    .map(({ name }) => name)
  const dialog = within(await screen.findByRole('dialog', { name: '1 action not allowed' }))
  const text = `Ask ${one}, ${two}, or ${three}.`
  expect(await dialog.findByText((_, element) => element?.textContent === text)).toBeDefined()
})
