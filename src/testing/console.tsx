import { readFileSync } from 'node:fs'
import { createMemoryHistory } from '@tanstack/react-router'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { ApiError } from '#api/core/errors.ts'
import { createQueryClient } from '#api/core/query.ts'
import { SignedOutError, session } from '#api/core/session.ts'
import { rereadRightsOnRefusal, startUp } from '#api/core/startUp.ts'
import { Console } from '#app/Console.tsx'
import { createConsoleRouter } from '#app/router.ts'
import { endSessionOnExpiry } from '#app/sessionEnd.ts'
import { startP4, type TestP4, type Who } from '#mocks/p4.ts'
import { testNow } from '#server/database/testSeed.ts'
import { flash } from '#ui/flash/flash.ts'
import { drawnEvent } from './drawnEvent.ts'
import { testHost } from './host.ts'

// Start screen of the page.
const [firstScreen = ''] =
  /<div id="first".*?<\/div>/s.exec(readFileSync('index.html', 'utf8')) ?? []

/** A request of the console. */
export interface Sent {
  readonly method: string
  /** Path and query. */
  readonly address: string
  /** Parsed JSON, if any. */
  readonly body: unknown
}

interface Opening {
  /** 'signedOut' for a first visit. */
  readonly as: Who
  /** Address of the first screen. */
  readonly at: string
}

export interface ConsolePage {
  readonly user: UserEvent
  readonly client: ReturnType<typeof createQueryClient>
  readonly router: ReturnType<typeof createConsoleRouter>
  /** Path and query. */
  address(): string
  /** Navigates and waits for the screen's data. */
  open(address: string): Promise<void>
  /** Lets another user open the console in the same test. */
  close(): void
  /** Waits until nothing loads and no skeleton is shown. */
  settled(): Promise<void>
}

/** Silences expected messages of jsdom and the router. */
function silence(level: 'error' | 'warn', isExpected: (args: readonly unknown[]) => boolean): void {
  // biome-ignore lint/suspicious/noConsole: unexpected messages are printed.
  const print = console[level]
  vi.spyOn(console, level).mockImplementation((...args) => {
    if (!isExpected(args)) print(...args)
  })
}

/** Ignores errors with their own screens, like main.tsx. */
function rethrowUnexpected(error: unknown): void {
  if (error instanceof ApiError || error instanceof SignedOutError) return
  throw error
}

/** The whole console with an in-process P4 server. Import `#testing/document.ts` first and call this once per file. */
export function consoleTests() {
  const { sent, use, serve, fail } = testHost(
    (method, { pathname, search }, body): Sent => ({
      method,
      address: pathname + search,
      body,
    }),
  )
  /** Rendered without `act`, which loses what waits for code. */
  const roots = new Set<Root>()
  /** Unsubscribes of the open consoles. */
  const listening = new Set<() => void>()

  beforeAll(async () => {
    // The clock advances: skeletons appear after a delay.
    vi.useFakeTimers({ toFake: ['Date'], now: testNow, shouldAdvanceTime: true })
    // Opening the database is slow; do it before the first test's timeout starts.
    await (await startP4()).release()
    configure({ asyncUtilTimeout: 10_000, eventWrapper: drawnEvent })
    silence('error', (args) => args.includes('search'))
    // jsdom cannot focus an element while it appears.
    silence('warn', ([text]) => /Error in route match|use-focus-trap/.test(String(text)))
  })
  afterEach(() => {
    for (const root of roots) root.unmount()
    roots.clear()
    for (const stop of listening) stop()
    listening.clear()
    document.body.replaceChildren()
    document.getElementById('first')?.remove()
    vi.setSystemTime(testNow)
  })
  afterAll(() => void vi.useRealTimers())

  /** Opens the console like a browser: start screen, initial reads, first screen. */
  async function open(p4: TestP4, { as, at }: Opening): Promise<ConsolePage> {
    if (as !== 'signedOut') {
      const { token, user } = await p4.currentUser(as)
      session.start(token, user)
    }
    serve(p4)
    const client = createQueryClient(flash)
    const router = createConsoleRouter(client)
    const history = createMemoryHistory({ initialEntries: [at] })
    router.update({ ...router.options, history })
    endSessionOnExpiry(router, client, flash)
    listening.add(rereadRightsOnRefusal(client))
    document.body.insertAdjacentHTML('beforeend', firstScreen)
    const root = createRoot(document.body.appendChild(document.createElement('div')), {
      onCaughtError: rethrowUnexpected,
    })
    roots.add(root)
    void startUp(client, () => router.load(), flash).then(() => {
      const isOver = !roots.has(root)
      if (isOver) return
      root.render(
        <StrictMode>
          <Console router={router} queryClient={client} />
        </StrictMode>,
      )
    })
    const settled = () =>
      waitFor(
        () => {
          expect(router.state.status).toBe('idle')
          expect(client.isFetching()).toBe(0)
          expect(screen.queryAllByRole('status', { name: /^Loading/ })).toEqual([])
        },
        { timeout: 20_000 },
      )
    return {
      user: userEvent.setup({ delay: null }),
      client,
      router,
      settled,
      close() {
        root.unmount()
        roots.delete(root)
        session.end()
      },
      address: () => router.latestLocation.href,
      async open(address) {
        await router.navigate({ to: address })
        await settled()
      },
    }
  }

  return {
    open,
    use,
    fail,
    sent,
    writes: () => sent.filter(({ method }) => method !== 'GET'),
  }
}

/** SHELL-34 */
export const messages = () =>
  within(screen.getByRole('region', { name: 'Messages' }))
    .queryAllByRole('alert')
    .concat(within(screen.getByRole('region', { name: 'Messages' })).queryAllByRole('status'))
    .map((one) => one.textContent)
