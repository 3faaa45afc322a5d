/**
 * The fixtures of every journey: a freshly seeded P4 server of its own, a named user, a browser console
 * without errors, and faults on demand.
 */
import { defineNetworkFixture, type NetworkFixture } from '@msw/playwright'
import { test as base, expect } from '@playwright/test'
import { type Fault, faultHandler } from '#mocks/faults.ts'
import { p4Handlers } from '#mocks/handlers.ts'
import type { HostWay } from '#mocks/otherHost/otherHost.ts'
import { type Persona, startP4, type TestP4 } from '#mocks/p4.ts'
import { testNow } from '#server/database/testSeed.ts'
import { expectAccessible } from './accessibility.ts'

interface WorkerFixtures {
  /** The embedded database is open before the time of the first test begins. */
  database: undefined
}

interface Fixtures {
  /**
   * Ways in which the host answers the page as another host would; `p4.as` still calls the server directly.
   */
  host: readonly HostWay[]
  /** The server behind the page, with its e-mails, so that a test can look at stored data. */
  p4: TestP4
  network: NetworkFixture
  /** Signs a user in before the page opens, by role or by id. */
  signIn: (who: Persona | number) => Promise<void>
  /** Calls of the operation fail from now on; `times` limits how often. */
  fail: (operationId: Fault['operationId'], fault: Omit<Fault, 'operationId'>) => void
  /** Fails when the page, or the part at a selector, breaks a rule of WCAG 2.2 AA in light or dark (PLUS-08). */
  expectAccessible: (part?: string) => Promise<void>
  /** Texts that the browser's console is allowed to show in this test. */
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
      // The console's own files, which no handler answers, need not be asked about.
      await context.route(/\/assets\//, (route) => route.continue())
      // Other addresses that look like assets go to the console's own host; pictures come from the server.
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
    const complaints: string[] = []
    const complain = (text: string) => {
      if (!allowConsole.some((allowed) => allowed.test(text))) complaints.push(text)
    }
    page.on('pageerror', (error) => complain(String(error)))
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      // The browser itself reports refused requests; the tests check what the user sees of them.
      if (/Failed to load resource/.test(message.text())) return
      complain(message.text())
    })
    await use(page)
    expect(complaints, 'the console of the browser stays clean').toEqual([])
  },
  signIn: async ({ context, p4 }, use) => {
    await use(async (who) => {
      const stored = JSON.stringify(await p4.currentUser(who))
      await context.addInitScript((value) => {
        // The session is set once only: a test that signs out must stay signed out on the next page.
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
