/** Fixtures: a freshly seeded server, a signed-in user, a clean browser console, and faults on demand. */
import { defineNetworkFixture, type NetworkFixture } from '@msw/playwright'
import { test as base, expect } from '@playwright/test'
import { type Fault, faultHandler, p4Handlers } from '#mocks/handlers.ts'
import type { HostWay } from '#mocks/otherHost/otherHost.ts'
import { type Persona, startP4, type TestP4 } from '#mocks/p4.ts'
import { testNow } from '#server/database/testSeed.ts'
import { expectAccessible } from './accessibility.ts'

interface WorkerFixtures {
  /** Opens the embedded database before the first test's timeout starts. */
  database: undefined
}

interface Fixtures {
  /** Makes the host answer like another one; `p4.as` still calls the server directly. */
  host: readonly HostWay[]
  p4: TestP4
  network: NetworkFixture
  /** Before the page opens. */
  signIn: (who: Persona | number) => Promise<void>
  /** `times` limits how many calls fail. */
  fail: (operationId: Fault['operationId'], fault: Omit<Fault, 'operationId'>) => void
  /** WCAG 2.2 AA in light and dark (PLUS-08). */
  expectAccessible: (part?: string) => Promise<void>
  /** Console messages that this test permits. */
  allowConsole: RegExp[]
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      await (await startP4()).release()
      await use(undefined)
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  host: [[], { option: true }],
  p4: [
    async ({ host }, use) => {
      const p4 = await startP4({ host })
      await use(p4)
      await p4.release()
    },
    { auto: true },
  ],
  network: [
    async ({ context, p4 }, use) => {
      const network = defineNetworkFixture({ context, handlers: p4Handlers(p4) })
      await network.enable()
      // Assets need no handler.
      await context.route(/\/assets\//, (route) => route.continue())
      // Pictures come from the server.
      await context.route(/\/files\//, async (route) => {
        const answer = await p4.fetch(new Request(route.request().url()))
        await route.fulfill({
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: Buffer.from(await answer.arrayBuffer()),
        })
      })
      await use(network)
      await network.disable()
    },
    { auto: true },
  ],
  allowConsole: [[], { option: true }],
  page: async ({ page, allowConsole }, use) => {
    await page.clock.setFixedTime(testNow)
    const consoleMessages: string[] = []
    const reportMessage = (text: string) => {
      if (!allowConsole.some((allowed) => allowed.test(text))) consoleMessages.push(text)
    }
    page.on('pageerror', (error) => reportMessage(String(error)))
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      // The browser reports refused requests itself.
      if (/Failed to load resource/.test(message.text())) return
      reportMessage(message.text())
    })
    await use(page)
    expect(consoleMessages, 'the console of the browser stays clean').toEqual([])
  },
  signIn: async ({ context, p4 }, use) => {
    await use(async (who) => {
      const stored = JSON.stringify(await p4.currentUser(who))
      await context.addInitScript((value) => {
        // Only once: a test that signs out must stay signed out on the next page.
        if (sessionStorage.getItem('signed in once')) return
        sessionStorage.setItem('signed in once', 'yes')
        localStorage.setItem('currentUser', value)
      }, stored)
    })
  },
  fail: async ({ network }, use) => {
    await use((operationId, fault) => network.use(faultHandler({ operationId, ...fault })))
  },
  expectAccessible: async ({ page }, use) => {
    await use((part) => expectAccessible(page, part))
  },
})

export { expect }
