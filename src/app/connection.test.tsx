import '#testing/document.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { freshP4 } from '#mocks/freshP4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { press, type } from '#testing/controls.ts'

const p4 = freshP4()

const { open, sent, fail } = consoleTests()
const offline = 'Something went wrong. There is no connection.'

const onLine = vi.spyOn(navigator, 'onLine', 'get')
afterEach(() => void onLine.mockReturnValue(true))

/** Tells the page that the browser has lost its connection, or has one again. */
function connect(isOnline: boolean) {
  onLine.mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('FLASH-05, AMB-225, PLUS-05: a save without a connection says so and keeps what was typed; the message goes with a connection', async () => {
  fail('updateTag', { network: 'gone' })
  await open(p4, { as: 'owner', at: '/tags/1/edit' })
  await type('Name', 'Rainforest')
  connect(false)
  await press('Submit')
  await expect.poll(messages).toEqual([offline])
  connect(true)
  await expect.poll(messages).toEqual([])
  expect(screen.getByDisplayValue('Rainforest')).toBeDefined()
})

test('AMB-225: what stays on the page because it was read before is read again as well', async () => {
  const page = await open(p4, { as: 'owner', at: '/tags' })
  await screen.findByRole('table', { name: 'Tags' })
  await page.settled()
  const reads = () => sent.filter(({ address }) => address === '/p4/tags').length
  fail('listTags', { network: 'gone', times: 1 })
  connect(false)
  await page.client.invalidateQueries()
  await expect.poll(messages).toEqual([offline])
  const before = reads()
  connect(true)
  await waitFor(() => expect(reads()).toBe(before + 1))
  await page.settled()
  expect(messages()).toEqual([])
})
