import '#testing/document.ts'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { consoleTests } from '#testing/console.tsx'
import { catalogueWrites } from '#testing/hostWrites/catalogue.ts'
import { offerWrites } from '#testing/hostWrites/offers.ts'
import { peopleWrites } from '#testing/hostWrites/people.ts'
import { storeWrites } from '#testing/hostWrites/stores.ts'

const { open } = consoleTests()

test.each([
  { record: 'a tag', list: '/tags', create: catalogueWrites.createTag },
  { record: 'an attribute', list: '/attributes', create: catalogueWrites.createAttribute },
  { record: 'a promotion', list: '/promotions', create: offerWrites.createPromotion },
  { record: 'an employee', list: '/employees', create: peopleWrites.createEmployee },
  { record: 'a product', list: '/products', create: catalogueWrites.createProduct },
  { record: 'a store', list: '/stores', create: storeWrites.createStore },
])(
  'PLUS-01: Back from $record that was just created leads to the list, not to an empty form',
  async ({ list, create }) => {
    await using p4 = await startP4()
    const page = await open(p4, { as: 'owner', at: list })
    await page.open(create.at)
    await create.does()
    await expect.poll(page.address).toMatch(/\/\d+/)
    await page.settled()
    act(() => page.router.history.back())
    await page.settled()
    expect(page.address()).toBe(list)
  },
)
