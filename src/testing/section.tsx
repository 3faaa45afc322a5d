import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createQueryClient } from '#api/core/query.ts'
import { session } from '#api/core/session.ts'
import { type Fault, faultHandler } from '#mocks/faults.ts'
import { p4Handlers } from '#mocks/handlers.ts'
import type { TestP4, Who } from '#mocks/p4.ts'
import { FlashArea } from '#ui/flash/FlashArea.tsx'
import { clearFlashes, flash } from '#ui/flash/flash.ts'
import { stubBrowser } from '#ui/testing.tsx'
import { drawnEvent } from './drawnEvent.ts'

interface SentCall {
  /** E.g. 'PUT /p4/stores/1/taxRates'. */
  readonly call: string
  readonly body: unknown
}

/** A part of a screen with an in-process server. Import `#testing/document.ts` first; call once per file. */
export function sectionTests() {
  const server = setupServer()
  const sent: SentCall[] = []
  /** Handlers before the server's. */
  let before: HttpHandler[] = []

  beforeAll(() => {
    configure({ asyncUtilTimeout: 20_000, eventWrapper: drawnEvent })
    stubBrowser()
    document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
    server.listen({ onUnhandledRequest: 'error' })
    server.events.on('request:start', async ({ request }) => {
      const { pathname } = new URL(request.url)
      const text = await request.clone().text()
      sent.push({
        call: `${request.method} ${pathname}`,
        body: /^[[{]/.test(text) ? JSON.parse(text) : undefined,
      })
    })
  })
  afterEach(() => {
    cleanup()
    session.end()
    clearFlashes()
    server.resetHandlers()
    before = []
    sent.length = 0
  })
  afterAll(() => server.close())

  async function open(p4: TestP4, who: Exclude<Who, 'signedOut'>, part: ReactNode) {
    const { token, user } = await p4.currentUser(who)
    session.start(token, user)
    server.use(...before, ...p4Handlers(p4))
    const client = createQueryClient(flash)
    const router = createRouter({
      routeTree: createRootRoute({ component: () => part }),
      history: createMemoryHistory(),
    })
    render(
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <FlashArea />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>,
    )
    return { client, user: userEvent.setup({ delay: null }) }
  }

  /** Adds handlers before the server's, also after rendering. */
  const use = (...handlers: HttpHandler[]) => {
    before = [...handlers, ...before]
    server.use(...handlers)
  }

  return {
    open,
    use,
    server,
    /** Makes calls of the operation fail. */
    fail: (operationId: Fault['operationId'], fault: Omit<Fault, 'operationId'>) =>
      use(faultHandler({ operationId, ...fault })),
    sent: sent as readonly SentCall[],
    writes: () => sent.filter(({ call }) => !call.startsWith('GET')),
  }
}
