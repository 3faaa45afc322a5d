import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { productsWith } from '#mocks/productsWith.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { type } from '#testing/controls.ts'

const p4 = freshP4()
const owner = p4.as('owner')

const { open, sent, writes, fail, use } = consoleTests()

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const archived = { archived_at: '2026-03-01T10:00:00.000Z' }

/** An active product with size, temperature and milk. */
async function latte(): Promise<number> {
  const active = await owner.ok('listProducts')
  const ids = await productsWith(p4, 'Size', 'Temperature', 'Milk')
  const id = ids.find((one) => active.some((product) => product.id === one))
  if (id === undefined) throw new Error('There is no latte')
  return id
}

test('PROD-43: the header shows name, description, tags joined by commas, and the picture', async () => {
  const tags = (await owner.ok('listTags')).slice(0, 2).map(({ id, name }) => ({ id, name }))
  const path = { id: 1 }
  await owner.ok('patchProduct', { path, body: { description: 'Two shots.', tags } })
  const { image_url } = await owner.ok('getProduct', { path })
  const page = await open(p4, { as: 'barista', at: '/products/1' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Espresso' })).toBeDefined()
  expect(screen.getAllByText('Two shots.')).not.toEqual([])
  expect(screen.getByText(tags.map(({ name }) => name).join(', '))).toBeDefined()
  const [picture] = document.querySelectorAll<HTMLImageElement>('main img')
  expect(picture?.src).toBe(`http://p4.test${image_url}`)
  await page.settled()
})

test('PROD-47: an archived product shows no form, no variants and no stores, only Restore', async () => {
  const id = await latte()
  const page = await open(p4, { as: 'owner', at: `/products/${id}` })
  await screen.findByRole('heading', { name: 'Where It Is Sold' })
  await page.settled()
  const sections = ['Variants and Attributes', 'Where It Is Sold']
  for (const name of sections) expect(screen.getByRole('region', { name })).toBeDefined()
  page.close()

  await owner.ok('patchProduct', { path: { id }, body: archived })
  const again = await open(p4, { as: 'owner', at: `/products/${id}` })
  await screen.findByRole('button', { name: 'Restore Product' })
  await again.settled()
  for (const name of sections) expect(screen.queryByRole('region', { name })).toBeNull()
  for (const name of ['Edit Product', 'Archive Product'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(within(screen.getByRole('main')).queryByRole('textbox')).toBeNull()
  expect(within(screen.getByRole('main')).queryByRole('table')).toBeNull()
})

test('archiving takes the product off its stores and reads it again; restoring brings back none (PROD-45, PROD-46, PROD-49, PROD-50, PROD-51, PROD-52, FLASH-17, AMB-50, AMB-51, API-23)', async () => {
  const id = await latte()
  expect(await owner.ok('listProductStores', { path: { id } })).not.toEqual([])
  const page = await open(p4, { as: 'owner', at: `/products/${id}` })
  await page.user.click(await screen.findByRole('button', { name: 'Archive Product' }))
  const archive = await screen.findByRole('dialog', { name: 'Confirm archival of Product!' })
  await page.user.click(within(archive).getByRole('button', { name: 'Cancel' }))
  expect(writes()).toEqual([])
  await page.user.click(button('Archive Product'))
  await page.user.click(await screen.findByRole('button', { name: 'Confirm' }))
  await screen.findByRole('button', { name: 'Restore Product' })
  // A message goes by itself, so it is looked for before anything else is waited for.
  await waitFor(() => expect(messages()).toEqual(['Product Updated']))
  await page.settled()
  const patched = sent.findIndex(({ method }) => method === 'PATCH')
  const patch = sent[patched]
  expect(patch).toMatchObject({ method: 'PATCH', address: `/p4/products/${id}` })
  expect(patch?.body).toEqual({ archived_at: expect.stringMatching(/^2026-03-04T17:05:.*Z$/) })
  const after = sent.slice(patched + 1)
  expect(after.map(({ address }) => address)).toContain(`/p4/products/${id}`)
  expect(page.client.getQueryData(['listProductStores', { path: { id } }])).toBeUndefined()

  for (const close of screen.queryAllByRole('button', { name: 'Close message' }))
    await page.user.click(close)
  await page.user.click(button('Restore Product'))
  const restore = await screen.findByRole('dialog', { name: 'Return product to database' })
  await page.user.click(within(restore).getByRole('button', { name: 'Confirm' }))
  await screen.findByRole('button', { name: 'Archive Product' })
  await waitFor(() => expect(messages()).toEqual(['Product Updated']))
  await page.settled()
  expect(writes().at(-1)?.body).toEqual({ archived_at: null })
  const stores = await screen.findByRole('region', { name: 'Where It Is Sold' })
  expect(within(stores).queryByRole('row')).toBeNull()
  expect(await owner.ok('listProductStores', { path: { id } })).toEqual([])
})

test('PLUS-04, PROD-47: what was typed stays when somebody else archives the product, and no form opens by itself once it is restored', async () => {
  const path = { id: 1 }
  const page = await open(p4, { as: 'owner', at: '/products/1' })
  const form = () => screen.queryByRole('form', { name: 'Espresso' })
  const setArchived = async (body: { archived_at: string | null }) => {
    await owner.ok('patchProduct', { path, body })
    await page.client.invalidateQueries()
    await page.settled()
  }
  await page.user.click(await screen.findByRole('button', { name: 'Edit Product' }))
  await type('Calories', '150')
  expect(screen.queryByRole('button', { name: 'Archive Product' })).toBeNull()
  await setArchived(archived)
  expect(screen.getByLabelText<HTMLInputElement>('Calories').value).toBe('150')
  await page.user.click(button('Cancel'))
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await page.user.click(within(question).getByRole('button', { name: 'Leave' }))
  await screen.findByRole('button', { name: 'Restore Product' })
  expect(form()).toBeNull()

  await setArchived({ archived_at: null })
  await page.user.click(await screen.findByRole('button', { name: 'Edit Product' }))
  await screen.findByLabelText('Calories')
  await setArchived(archived)
  expect(form()).toBeNull()
  await setArchived({ archived_at: null })
  await screen.findByRole('button', { name: 'Edit Product' })
  expect(form()).toBeNull()
})

test('PROD-53, FLASH-92: a product that cannot be loaded says why and can be asked again', async () => {
  const page = await open(p4, { as: 'barista', at: '/current-user' })
  await screen.findByRole('heading', { level: 1 })
  fail('getProduct', { status: 503, message: 'The kitchen is closed.', times: 1 })
  await page.open('/products/1')
  await expect.poll(messages).toEqual(['The kitchen is closed.'])
  await page.user.click(
    await within(screen.getByRole('main')).findByRole('button', { name: 'Retry' }),
  )
  expect(await screen.findByRole('heading', { name: 'Espresso' })).toBeDefined()
})

test('AMB-151: an account is shown by its name, and by nothing before its name is known', async () => {
  const { netsuite_account_id: id } = await owner.ok('getProduct', { path: { id: 1 } })
  const held = Promise.withResolvers<void>()
  fail('listNetsuiteAccounts', { until: held.promise })
  await open(p4, { as: 'owner', at: '/products/1' })
  await screen.findByText('Netsuite Account')
  expect(screen.queryByText(new RegExp(String(id)))).toBeNull()
  held.resolve()
  expect(await screen.findByText(new RegExp(`\\(${id}\\)`))).toBeDefined()
})

test('PLUS-06, PLUS-08: after a deletion the focus goes to the neighbour, and from the last one to what adds one', async () => {
  const id = await latte()
  const variants = await owner.ok('listProductVariants', { path: { id } })
  const page = await open(p4, { as: 'owner', at: `/products/${id}` })
  await screen.findByRole('list', { name: 'Values of Temperature' })
  await page.settled()
  const list = (name: string) => screen.getByRole('list', { name })
  const buttons = (part: HTMLElement) => within(part).getAllByRole('button', { name: /^Delete / })
  const focused = () => document.activeElement?.getAttribute('aria-label')
  const remove = async (pressed: HTMLElement | undefined) => {
    if (!pressed) throw new Error('There is something to delete')
    await page.user.click(pressed)
    await page.user.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await page.settled()
  }

  const table = screen.getByRole('table', { name: 'Variants' })
  const [first, second] = buttons(table)
  await remove(first)
  await waitFor(() => expect(document.activeElement).toBe(second))
  expect(focused()).toBe(`Delete ${variants[1]?.sku}`)

  const [, last] = buttons(list('Values of Temperature'))
  const [left] = buttons(list('Values of Temperature'))
  await remove(last)
  await waitFor(() => expect(document.activeElement).toBe(left))
  await remove(left)
  await waitFor(() => expect(focused()).toBe('Move Temperature'))
  for (const [name, next] of [
    ['Size', 'Delete Temperature'],
    ['Milk', 'Delete Temperature'],
  ] as const) {
    await remove(button(`Delete ${name}`))
    await waitFor(() => expect(focused()).toBe(next))
  }
  await remove(button('Delete Temperature'))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Add an attribute')),
  )
})

test('VAR-08: another default is the only one, also at a host that keeps each value as it is sent', async () => {
  const id = await latte()
  const rows = await owner.ok('listProductAttributes', { path: { id } })
  const values = rows.flatMap((row) => row.product_attribute_values)
  use(
    http.get(/\/productAttributes$/, () => HttpResponse.json(rows)),
    http.put<{ id: string }, object>('*/p4/productAttributeValues/:id', async (call) => {
      const value = values.find((one) => one.id === Number(call.params.id)) ?? {}
      return HttpResponse.json(Object.assign(value, await call.request.json()))
    }),
  )
  const page = await open(p4, { as: 'owner', at: `/products/${id}` })
  const whole = await screen.findByRole('radio', { name: 'Whole Milk is the default' })
  const oat = screen.getByRole('radio', { name: 'Oat Milk is the default' })
  await page.user.click(oat)
  await waitFor(() => expect(messages()).toEqual(['Updated product attribute']))
  await page.settled()
  expect(oat).toHaveProperty('checked', true)
  expect(whole).toHaveProperty('checked', false)
  expect(writes().map(({ body }) => body)).toMatchObject([
    { is_default: true },
    { is_default: false },
  ])
  await page.user.click(whole)
  await waitFor(() => expect(writes()).toHaveLength(4))
  await page.settled()
  expect(whole).toHaveProperty('checked', true)
})
