import '#testing/document.ts'
import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { hostWays } from '#mocks/otherHost/otherHost.ts'
import { startP4 } from '#mocks/p4.ts'
import { consoleTests, messages } from '#testing/console.tsx'
import { signIn } from '#testing/controls.ts'
import type { Write } from '#testing/hostWrites/write.ts'
import { writes } from '#testing/hostWrites/writes.ts'
import { PriceWorker } from '#testing/priceWorker.ts'
import { clearFlashes } from '#ui/flash/flash.ts'

const wrong = /.{0,40}(Oops|could not be|went wrong|undefined|NaN|Invalid|\[object).{0,40}/

const { open, sent } = consoleTests()
/** What React and the console complained of. */
const complaints: string[] = []
beforeAll(() => {
  vi.stubGlobal('Worker', PriceWorker)
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said.join(' ')))
})

test('AMB-176, AMB-177: creations, merged records and writes of several calls are told, shown and kept at a host that differs in every way', async () => {
  await using p4 = await startP4({ host: hostWays })
  const page = await open(p4, { as: 'signedOut', at: '/login' })
  await signIn()
  const found: string[] = []
  for (const [name, { at, does, says, shows, holds }] of Object.entries<Write>(writes)) {
    clearFlashes()
    complaints.length = 0
    try {
      const assertHeld = await holds?.()
      await page.open(at)
      // The dialog of the write before may still be closing.
      await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
      await does()
      // The message goes after some seconds, so it is looked for first.
      if (says) await waitFor(() => expect(messages()).toEqual([says]))
      const isShown = () =>
        waitFor(() => expect(document.querySelector('main')?.textContent).toContain(shows))
      // Some writes are shown before the host has answered.
      await isShown()
      await waitFor(() => expect(page.client.isMutating()).toBe(0))
      await page.settled()
      await isShown()
      const text = wrong.exec(document.body.textContent)?.[0]
      found.push(...[text, ...complaints].filter(Boolean).map((one) => `${name}: ${one}`))
      await assertHeld?.()
    } catch (failure) {
      const [reason] = String(failure).split('\n')
      found.push(`${name}: ${reason} ${messages()}`)
      // What was typed must not hold the next write up.
      await page.router.navigate({ to: '/', ignoreBlocker: true })
    }
  }
  const asked = sent.map(({ method, address }) => `${method} ${address}`)
  const wrongly = asked.filter((one) => /undefined|NaN|null/.test(one))
  expect([...found, ...wrongly]).toEqual([])
}, 300_000)
