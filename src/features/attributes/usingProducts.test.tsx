import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { productsWith } from '#mocks/productsWith.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { press, row } from '#testing/controls.ts'

const p4 = freshP4()

const { open, fail } = consoleTests()

const careful = 'Be Careful: Are you sure you never want to use this attribute again?'
const never = 'Are you sure you want to never use this attribute value again?'
const show = 'Show the products that use it'

const asked = (name: string) => screen.findByRole('dialog', { name })

async function bread() {
  const found = (await p4.as('owner').ok('listAttributes')).find(({ name }) => name === 'Bread')
  if (!found) throw new Error('There is no bread')
  return found
}

test('ATTR-03, VAR-13: the products and variants that use an attribute are counted and named on demand', async () => {
  const owner = p4.as('owner')
  const using = await productsWith(p4, 'Bread')
  let variants = 0
  for (const id of using)
    variants += (await owner.ok('listProductVariants', { path: { id } })).length
  const names = await Promise.all(
    using.map(async (id) => (await owner.ok('getProduct', { path: { id } })).name),
  )
  const page = await open(p4, { as: 'owner', at: '/attributes' })
  await page.settled()
  await press('Delete', await row('Bread'))
  const dialog = await asked(careful)
  expect(within(dialog).queryByText(/use it:/)).toBeNull()
  await press(show, dialog)
  await within(dialog).findByText(`${using.length} products and ${variants} variants use it:`)
  const listed = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  for (const name of names.slice(0, 8))
    expect(listed.some((text) => text.startsWith(name))).toBe(true)
})

test('ATTR-10: what a value touches can be asked for, never blocks, and says when it cannot be found out', async () => {
  const { id } = await bread()
  fail('listProductAttributes', { status: 500, message: 'Too busy.', times: 1 })
  const page = await open(p4, { as: 'owner', at: `/attributes/${id}/edit` })
  await page.settled()
  await press('Delete Brioche')
  const dialog = await asked(never)
  await press(show, dialog)
  await within(dialog).findByText('It could not be found out: Too busy.')
  expect(messages()).toEqual([])
  await press('Try again', dialog)
  await within(dialog).findByText(/\d+ products and \d+ variants use it:/)
  await press('Cancel', dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  page.close()

  const held = Promise.withResolvers<void>()
  fail('listProductAttributes', { until: held.promise })
  const again = await open(p4, { as: 'owner', at: `/attributes/${id}/edit` })
  await again.settled()
  await press('Delete Brioche')
  const second = await asked(never)
  await press(show, second)
  await within(second).findByText('Reading the products…')
  await press('Confirm', second)
  await waitFor(() =>
    expect(screen.getByRole('main').textContent).toContain(
      'Brioche is deleted when you press Update',
    ),
  )
  held.resolve()
})
