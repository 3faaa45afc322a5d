import { readFileSync } from 'node:fs'
import { createMemoryHistory } from '@tanstack/react-router'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { createQueryClient } from '#api/query.ts'
import { session } from '#api/session.ts'
import { rereadRightsOnRefusal, startUp } from '#api/startUp.ts'
import { Console } from '#app/Console.tsx'
import { createConsoleRouter } from '#app/router.ts'
import { endSessionOnExpiry } from '#app/sessionEnd.ts'
import { SignedOutError } from '#app/signedOut.ts'
import { type Fault, faultHandler } from '#mocks/faults.ts'
import { p4Handlers } from '#mocks/handlers.ts'
import { startP4, type TestP4, type Who } from '#mocks/p4.ts'
import { testNow } from '#server/database/testSeed.ts'
import { clearFlashes, flash } from '#ui/flash/flash.ts'
import { stubBrowser } from '#ui/testing.tsx'
import { drawnEvent } from './drawnEvent.ts'

/** What the page shows while the console starts. */
const [firstScreen = ''] =
  /<div id="first".*?<\/div>/s.exec(readFileSync('index.html', 'utf8')) ?? []

/** A request as the console sent it. */
export interface Sent {
  readonly method: string
  /** Path and query. */
  readonly address: string
  /** JSON as it was sent; undefined without any. */
  readonly body: unknown
}

interface Opening {
  /** Who is signed in; 'signedOut' for a first visit. */
  readonly as: Who
  /** Address of the first screen. */
  readonly at: string
}

/** The console on its screen, as a user uses it. */
export interface ConsolePage {
  readonly user: UserEvent
  readonly client: ReturnType<typeof createQueryClient>
  readonly router: ReturnType<typeof createConsoleRouter>
  /** Path and query of the screen. */
  address(): string
  /** Opens another screen, as a link does, and waits until it has its data. */
  open(address: string): Promise<void>
  /** Closes the console, so that somebody else can open it in the same test. */
  close(): void
  /** Waits until nothing is read any more and no skeleton is on the screen. */
  settled(): Promise<void>
}

/** Drops what jsdom says of elements that it does not know yet, and the router of errors that have their screens. */
function quiet(level: 'error' | 'warn', isKnown: (said: readonly unknown[]) => boolean): void {
  // biome-ignore lint/suspicious/noConsole: what is not known is printed as ever.
  const print = console[level]
  vi.spyOn(console, level).mockImplementation((...said) => {
    if (!isKnown(said)) print(...said)
  })
}

/** Errors that have their own screens are no faults of the console; main.tsx knows the same. */
function screened(error: unknown): void {
  if (error instanceof ApiError || error instanceof SignedOutError) return
  throw error
}

/**
 * The whole console in a test's own process, before the P4 server in the same process. A test file imports
 * `#testing/document.ts` first and calls this once.
 */
export function consoleTests() {
  const server = setupServer()
  const sent: Sent[] = []
  /** The consoles that are open. Drawn without `act`, as in a browser: it loses what waits for code. */
  const roots = new Set<Root>()
  /** What the open consoles listen to. */
  const listening = new Set<() => void>()
  /** Handlers in front of the server's own. */
  let before: HttpHandler[] = []

  beforeAll(async () => {
    // The clock goes on: a skeleton is shown once time has passed.
    vi.useFakeTimers({ toFake: ['Date'], now: testNow, shouldAdvanceTime: true })
    // Opening the database takes long on a busy machine; no test pays for it.
    await (await startP4()).release()
    configure({ asyncUtilTimeout: 10_000, eventWrapper: drawnEvent })
    stubBrowser()
    document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
    quiet('error', (said) => said.includes('search'))
    // jsdom lets nothing have the focus while it comes into view.
    quiet('warn', ([text]) => /Error in route match|use-focus-trap/.test(String(text)))
    server.listen({ onUnhandledRequest: 'error' })
    server.events.on('request:start', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const text = await request.clone().text()
      const body: unknown = /^[[{]/.test(text) ? JSON.parse(text) : undefined
      sent.push({ method: request.method, address: pathname + search, body })
    })
  })
  afterEach(() => {
    for (const root of roots) root.unmount()
    roots.clear()
    for (const stop of listening) stop()
    listening.clear()
    document.body.replaceChildren()
    document.getElementById('first')?.remove()
    session.end()
    clearFlashes()
    server.resetHandlers()
    before = []
    sent.length = 0
    vi.setSystemTime(testNow)
  })
  afterAll(() => {
    server.close()
    vi.useRealTimers()
  })

  /** Opens the console as a browser does: start-up screen, reads of the start, first screen. */
  async function open(p4: TestP4, { as, at }: Opening): Promise<ConsolePage> {
    if (as !== 'signedOut') {
      const { token, user } = await p4.currentUser(as)
      session.start(token, user)
    }
    server.use(...before, ...p4Handlers(p4))
    const client = createQueryClient(flash)
    const router = createConsoleRouter(client)
    const history = createMemoryHistory({ initialEntries: [at] })
    router.update({ ...router.options, history })
    endSessionOnExpiry(router, client, flash)
    listening.add(rereadRightsOnRefusal(client))
    document.body.insertAdjacentHTML('beforeend', firstScreen)
    const root = createRoot(document.body.appendChild(document.createElement('div')), {
      onCaughtError: screened,
    })
    roots.add(root)
    void startUp(client, () => router.load(), flash).then(() =>
      root.render(<Console router={router} queryClient={client} />),
    )
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
      ...{ client, router, settled },
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

  /** Puts handlers in front of the server, before or after the console is opened. */
  const use = (...handlers: HttpHandler[]) => {
    before = [...handlers, ...before]
    server.use(...handlers)
  }

  return {
    open,
    /** What the console has sent, in its order. */
    sent: sent as readonly Sent[],
    /** Calls that changed something. */
    writes: () => sent.filter(({ method }) => method !== 'GET'),
    /** Calls of the operation fail from now on. */
    fail: (operationId: Fault['operationId'], fault: Omit<Fault, 'operationId'>) =>
      use(faultHandler({ operationId, ...fault })),
    use,
  }
}

/** The messages of the flash area (SHELL-34). */
export const messages = () =>
  within(screen.getByRole('region', { name: 'Messages' }))
    .queryAllByRole('alert')
    .concat(within(screen.getByRole('region', { name: 'Messages' })).queryAllByRole('status'))
    .map((one) => one.textContent)
