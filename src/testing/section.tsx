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
import type { ReactNode } from 'react'
import { afterEach, beforeAll } from 'vitest'
import { createQueryClient } from '#api/core/query.ts'
import { session } from '#api/core/session.ts'
import type { TestP4, Who } from '#mocks/p4.ts'
import { FlashArea } from '#ui/flash/FlashArea.tsx'
import { flash } from '#ui/flash/flash.ts'
import { keepFocus } from '#ui/focus/keepFocus.ts'
import { drawnEvent } from './drawnEvent.ts'
import { testHost } from './host.ts'

interface SentCall {
  /** E.g. 'PUT /p4/stores/1/taxRates'. */
  readonly call: string
  readonly body: unknown
}

/** A part of a screen with an in-process server. Import `#testing/document.ts` first; call once per file. */
export function sectionTests() {
  const { server, sent, use, serve, fail } = testHost(
    (method, { pathname }, body): SentCall => ({
      call: `${method} ${pathname}`,
      body,
    }),
  )
  beforeAll(() => configure({ asyncUtilTimeout: 20_000, eventWrapper: drawnEvent }))
  let stopFocus = () => {}
  afterEach(() => {
    cleanup()
    stopFocus()
  })

  async function open(p4: TestP4, who: Exclude<Who, 'signedOut'>, part: ReactNode) {
    const { token, user } = await p4.currentUser(who)
    session.start(token, user)
    serve(p4)
    const client = createQueryClient(flash)
    const router = createRouter({
      routeTree: createRootRoute({ component: () => part }),
      history: createMemoryHistory(),
    })
    stopFocus = keepFocus()
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

  return {
    open,
    use,
    server,
    fail,
    sent,
    writes: () => sent.filter(({ call }) => !call.startsWith('GET')),
  }
}
