import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'

const p4 = freshP4()
const owner = p4.as('owner')
const { open, fail, writes } = consoleTests()

// Loads the code of the dialog beforehand, because a busy machine takes longer than a test waits.
beforeAll(() => import('#ui/dialog/DialogWindow.tsx'))

async function asking(who: 'owner' | 'storeLead') {
  const [product] = await owner.ok('listProducts')
  const path = { id: product?.id ?? 0 }
  await owner.ok('addProductToAllStores', { path })
  const variants = await owner.ok('listProductVariants', { path })
  const page = await open(p4, { as: who, at: `/products/${path.id}` })
  const section = await screen.findByRole('region', { name: 'Where It Is Sold' })
  await page.user.click(await within(section).findByRole('button', { name: 'Sold Out' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Sold out: ${product?.name}` }))
  return { page, dialog, variants }
}

test('AMB-305: a product is sold out and back on sale at chosen stores, from its page', async () => {
  const { page, dialog, variants } = await asking('owner')
  expect(dialog.getByRole('button', { name: 'Mark at 0 stores' })).toHaveProperty('disabled', true)
  for (const name of ['Capitol Hill', 'Ballard'])
    await page.user.click(dialog.getByRole('checkbox', { name }))
  fail('updateStoreInventory', { status: 503, message: 'Down for a moment.', times: 1 })
  await page.user.click(dialog.getByRole('button', { name: 'Mark at 2 stores' }))
  await page.user.click(await dialog.findByRole('button', { name: 'Retry failed' }))
  await waitFor(() => expect(messages()).toContain('Marked at 1 store'))
  const marked = async (storeId: number) => {
    const counts = await owner.ok('listStoreInventory', { path: { storeId } })
    return variants.map(
      ({ id }) => counts.find(({ variant_id }) => Number(variant_id) === id)?.do_not_sell,
    )
  }
  expect(await marked(1)).toEqual(variants.map(() => true))
  expect(await marked(2)).toEqual(variants.map(() => true))
  expect(writes().every(({ address }) => /^\/p4\/stores\/[12]\//.test(address))).toBe(true)
})

test('AMB-305: a store lead marks the own stores and is told of the others', async () => {
  const { page, dialog, variants } = await asking('storeLead')
  const own = dialog.getAllByRole('checkbox')
  expect(own).toHaveLength(2)
  const left = dialog.getByRole('list', { name: 'Left out' })
  expect(left.textContent).toMatch(
    /LoHi, .*: You need the permission stores:update-inventory at these stores/,
  )
  await page.user.click(dialog.getByRole('radio', { name: 'Back on sale' }))
  await page.user.click(dialog.getByRole('button', { name: 'Choose all' }))
  await page.user.click(dialog.getByRole('button', { name: 'Mark at 2 stores' }))
  await waitFor(() => expect(messages()).toEqual(['Marked at 2 stores']))
  expect(writes().map(({ body }) => body)).toEqual(
    own.flatMap(() => variants.map(() => ({ do_not_sell: false }))),
  )
})
