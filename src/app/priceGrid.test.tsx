import '#testing/document.ts'
import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startP4, type TestP4 } from '#mocks/p4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { paste } from '#testing/controls.ts'

const { open, use } = consoleTests()

/** The page of a product that a store sells in two variants, with the rows of its prices there. */
async function pricesOf(p4: TestP4) {
  const owner = p4.as('owner')
  const { stores } = await owner.ok('listStores')
  for (const { id } of await owner.ok('listProducts')) {
    const links = await owner.ok('listProductStores', { path: { id } })
    const byName = (one: { store_id: number }) =>
      stores.find((store) => store.id === one.store_id)?.name ?? ''
    const [link] = links.toSorted((a, b) => byName(a).localeCompare(byName(b)))
    const [one, two] = link?.product.variants ?? []
    if (!link || !one || !two) continue
    const page = await open(p4, { as: 'owner', at: `/products/${id}` })
    await page.settled()
    const names = [one, two].map(({ sku }) => `${sku} at ${byName(link)}`)
    const stored = async () => {
      const now = await owner.ok('listProductStores', { path: { id } })
      const { prices } = now.find(({ store_id }) => store_id === link.store_id) ?? link
      return [one, two].map((variant) => prices.find((p) => p.variant_id === variant.id)?.price)
    }
    return { page, names, stored, refusedVariant: two.id }
  }
  throw new Error('No product has two variants')
}

const lineOf = (name: string) => document.querySelector(`[aria-label="${name}"]`)?.textContent ?? ''

test('VAR-18, FLASH-03: of prices that are pasted together a refused one is taken back, with its reason in its row', async () => {
  await using p4 = await startP4()
  const { page, names, stored, refusedVariant } = await pricesOf(p4)
  const [first = '', second = ''] = names
  const [, before] = await stored()
  use(
    http.put(`*/variants/${refusedVariant}/price`, () =>
      HttpResponse.json(
        { code: 'no', message: 'Prices are counted.', status: 409 },
        { status: 409 },
      ),
    ),
  )
  await paste(first, 1, '711\r\n722')
  await waitFor(() => expect(page.client.isMutating()).toBe(0))
  await page.settled()
  expect(await stored()).toEqual([711, before])
  expect(messages()).toEqual(['1 of 2 prices could not be saved. Prices are counted.'])
  await waitFor(() => expect(lineOf(first)).toContain('711¢'))
  expect(lineOf(second)).toContain(`${before}¢`)
  expect(lineOf(second)).toContain('Prices are counted.')
})
