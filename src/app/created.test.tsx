import '#testing/document.ts'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startP4 } from '#mocks/p4.ts'
import { consoleTests } from '#testing/console.tsx'
import { writes } from '#testing/hostWrites/writes.ts'

const { open } = consoleTests()

test.each([
  { record: 'a tag', list: '/tags', create: writes.createTag },
  { record: 'an attribute', list: '/attributes', create: writes.createAttribute },
  { record: 'a promotion', list: '/promotions', create: writes.createPromotion },
  { record: 'an employee', list: '/employees', create: writes.createEmployee },
  { record: 'a product', list: '/products', create: writes.createProduct },
  { record: 'a store', list: '/stores', create: writes.createStore },
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
