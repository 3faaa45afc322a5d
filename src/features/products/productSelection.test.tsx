import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { type ConsolePage, consoleTests, messages } from '#testing/console.tsx'
import { pick } from '#testing/controls.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, fail, use, writes } = consoleTests()

// Loads the code of the bar and its dialog beforehand, because a busy machine takes longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('#ui/list/tools/SelectionBar.tsx'),
    import('./ProductBulk.tsx'),
    import('#app/UndoOffer.tsx'),
  ]),
)

const bar = () => screen.findByRole('group', { name: 'Selected rows' })
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const press = async (page: ConsolePage, name: string) =>
  page.user.click(within(await bar()).getByRole('button', { name }))

async function selecting(who: 'owner' | 'barista') {
  const page = await open(p4, { as: who, at: '/products' })
  const table = await screen.findByRole('table', { name: 'Products' })
  await page.settled()
  expect(within(table).queryByRole('checkbox')).toBeNull()
  await page.user.click(screen.getAllByRole('button', { name: 'Select rows' })[0] ?? table)
  const products = await owner.ok('listProducts')
  return { page, names: products.map(({ name }) => name), products }
}

/** Selects the first three by Shift. */
async function three(page: ConsolePage, names: readonly string[]) {
  await page.user.click(box(names[0] ?? ''))
  await page.user.keyboard('{Shift>}')
  await page.user.click(box(names[2] ?? ''))
  await page.user.keyboard('{/Shift}')
  expect(within(await bar()).getByRole('status').textContent).toBe('3 selected')
}

test('AMB-286: products chosen by Shift are archived; the refused one is named and tried again alone', async () => {
  const { page, names, products } = await selecting('owner')
  await three(page, names)
  await press(page, 'Archive')
  const dialog = await screen.findByRole('dialog', { name: 'Archive 3 products' })
  expect(writes()).toEqual([])
  fail('patchProduct', { status: 409, message: 'It is being sold.', times: 1 })
  await page.user.click(within(dialog).getByRole('button', { name: 'Archive 3 products' }))
  const retry = await within(dialog).findByRole('button', { name: 'Retry failed' })
  const results = within(dialog).getAllByRole('listitem')
  expect(results.map((item) => item.textContent)).toEqual([
    `${names[0]}It is being sold.failed`,
    `${names[1]}done`,
    `${names[2]}done`,
  ])
  expect(messages()).toEqual(['1 of 3 products failed. It is being sold.'])
  await page.user.click(retry)
  await waitFor(() => expect(messages()).toContain('Archived 1 product'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await page.settled()
  const [first, second, third] = products.map(({ id }) => `/p4/products/${id}`)
  expect(writes().map(({ address }) => address)).toEqual([first, second, third, first])
  expect(screen.queryByRole('checkbox', { name: `Select ${names[1]}` })).toBeNull()
  expect(within(await bar()).getByRole('status').textContent).toBe('0 selected')
})

test('AMB-284, AMB-285: Undo brings archived products back with their stores', async () => {
  const { page, names, products } = await selecting('owner')
  const stored = () =>
    Promise.all(
      products.slice(0, 3).map(async ({ id }) => {
        const stores = await owner.ok('listProductStores', { path: { id } })
        return stores.map(({ store_id, price, prices }) => [store_id, price, prices])
      }),
    )
  const before = await stored()
  expect(before.flat()).not.toEqual([])
  await three(page, names)
  await press(page, 'Archive')
  const dialog = await screen.findByRole('dialog', { name: 'Archive 3 products' })
  await page.user.click(within(dialog).getByRole('button', { name: 'Archive 3 products' }))
  await page.user.click(await screen.findByRole('button', { name: 'Undo this change' }))
  await screen.findByText('Undone')
  expect(await stored()).toEqual(before)
  const { archived_at } = await owner.ok('getProduct', { path: { id: products[0]?.id ?? 0 } })
  expect(archived_at).toBeNull()
})

test('AMB-286: a tag is added to the products that lack it, on their tags of now', async () => {
  const [tag, other] = await owner.ok('listTags')
  if (!tag || !other) throw new Error('There are no tags')
  const { page, names, products } = await selecting('owner')
  const ids = products.slice(0, 3).map(({ id }) => id)
  const tagsOf = (id: number) => owner.ok('getProduct', { path: { id } }).then(({ tags }) => tags)
  for (const [at, id] of ids.entries())
    await owner.ok('patchProduct', {
      path: { id },
      body: { tags: at === 0 ? [tag.id] : [other.id] },
    })
  await three(page, names)
  await press(page, 'Tags')
  const dialog = await screen.findByRole('dialog', { name: 'Change tags of 3 products' })
  const change = within(dialog).getByRole<HTMLButtonElement>('button', {
    name: 'Change tags of 3 products',
  })
  expect(change.disabled).toBe(true)
  await pick('Tags', tag.name, dialog)
  await page.user.click(change)
  await waitFor(() => expect(messages()).toEqual(['Changed tags of 3 products']))
  expect(writes()).toHaveLength(2)
  expect((await tagsOf(ids[1] ?? 0)).map(({ id }) => id).sort()).toEqual([tag.id, other.id].sort())
})

test('AMB-286, AMB-269: tags that cannot be read are read again; a product that cannot be read was not saved', async () => {
  const [tag] = await owner.ok('listTags')
  const { page, names } = await selecting('owner')
  await three(page, names)
  fail('listTags', { status: 500, times: 1 })
  await press(page, 'Tags')
  const dialog = await screen.findByRole('dialog', { name: 'Change tags of 3 products' })
  await page.user.click(await within(dialog).findByRole('button', { name: 'Retry' }))
  expect(messages()).toEqual([])
  await pick('Tags', tag?.name ?? '', dialog)
  use(http.get('*/p4/products/:id', () => HttpResponse.error(), { once: true }))
  await page.user.click(within(dialog).getByRole('button', { name: 'Change tags of 3 products' }))
  await within(dialog).findByRole('button', { name: 'Retry failed' })
  const [result] = within(dialog).getAllByRole('listitem')
  expect(result?.textContent).toBe(`${names[0]}Something went wrong.failed`)
})

test('AMB-286, PERM-10: a barista, who may change no product, can only download the selected rows', async () => {
  const { page, names } = await selecting('barista')
  await page.user.click(box(names[0] ?? ''))
  const buttons = within(await bar()).getAllByRole('button')
  expect(buttons.map((one) => one.textContent || one.ariaLabel)).toEqual([
    'Download Selected',
    'Stop selecting',
  ])
})

test('AMB-287, AMB-286: filters come from the address, and one box selects what they show', async () => {
  const page = await open(p4, { as: 'owner', at: '/products?filter=seasonal:Yes' })
  await screen.findByRole('table', { name: 'Products' })
  await page.settled()
  const all = await owner.ok('listProducts')
  const count = all.filter(({ is_seasonal }) => is_seasonal).length
  expect(screen.getByText(`${count} of ${all.length} products`)).toBeDefined()
  await page.user.click(screen.getAllByRole('button', { name: 'Select rows' })[0] ?? document.body)
  const box = { name: `Select all ${count} found` }
  await page.user.click(within(await bar()).getByRole('checkbox', box))
  expect(within(await bar()).getByRole('status').textContent).toBe(`${count} selected`)
  await page.user.click(await screen.findByRole('button', { name: 'Remove filter Seasonal: Yes' }))
  await waitFor(() => expect(page.address()).toBe('/products'))
})

test('AMB-287: products are filtered by their tags, which follow a renamed tag', async () => {
  const [tag] = await owner.ok('listTags')
  const ofTag = (await owner.ok('listProducts')).filter(({ tag_names }) =>
    tag_names?.includes(tag?.name ?? ''),
  )
  const page = await open(p4, { as: 'owner', at: '/products' })
  await page.settled()
  await page.open(`/tags/${tag?.id}`)
  await page.user.clear(screen.getByRole('textbox', { name: /^Name/ }))
  await page.user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Night')
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText('Tag Updated')
  await page.open('/products?filter=tags:Night')
  expect(await screen.findByText(new RegExp(`^${ofTag.length} of `))).toBeDefined()
})
