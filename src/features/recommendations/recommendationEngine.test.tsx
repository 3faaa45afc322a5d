import '#testing/document.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { pick, row } from '#testing/controls.ts'

const { open, use } = consoleTests()

/** Creates a recommendation for a product that has none. */
async function create(p4: TestP4) {
  const owner = p4.as('owner')
  const taken = (await owner.ok('listRecommendations')).map(({ product_id }) => product_id)
  const product = (await owner.ok('listProducts')).find(({ id }) => !taken.includes(id))
  if (!product) throw new Error('Every product has recommendations')
  const page = await open(p4, { as: 'owner', at: '/recommendation-engine' })
  await page.user.click(await screen.findByRole('button', { name: 'Add Recommendation' }))
  const dialog = await screen.findByRole('dialog', { name: 'Create Recommendation' })
  await pick('Trigger', product.name, dialog)
  await page.user.click(within(dialog).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(messages()).toEqual(['Recommendation Created']))
  await page.settled()
  return product
}

test('RECENG-04, RECENG-06: what is offered with a product is chosen right after its recommendation is created', async () => {
  await using p4 = await startP4()
  const { name } = await create(p4)
  expect(await screen.findByRole('dialog', { name: `Recommendations For ${name}` })).toBeDefined()
})

test('RECENG-04, AMB-177: products are chosen for a recommendation that is answered without its empty list', async () => {
  await using p4 = await startP4({ host: ['sparse'] })
  const { name } = await create(p4)
  expect(await screen.findByRole('dialog', { name: `Recommendations For ${name}` })).toBeDefined()
})

test('AMB-177: a recommendation that is answered without its id is listed, and no dialog opens without it', async () => {
  await using p4 = await startP4()
  use(
    http.post(/\/recommendations$/, async ({ request }) => {
      await p4.fetch(request)
      return HttpResponse.text('OK')
    }),
  )
  const { name } = await create(p4)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await row(name)).toBeDefined()
})
