/** The in-process host of a screen test: what it was sent, and faults on demand. */
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { session } from '#api/core/session.ts'
import { type Fault, faultHandler, p4Handlers } from '#mocks/handlers.ts'
import type { TestP4 } from '#mocks/p4.ts'
import { clearFlashes } from '#ui/flash/flash.ts'
import { stubBrowser } from '#ui/testing.tsx'

/** Call this once per file. `parse` makes an entry of `sent`. */
export function testHost<Sent>(parse: (method: string, url: URL, body: unknown) => Sent) {
  const server = setupServer()
  const sent: Sent[] = []
  /** Handlers before the server's. */
  let before: HttpHandler[] = []

  beforeAll(() => {
    stubBrowser()
    document.head.innerHTML = '<meta name="p4-api-host" content="http://p4.test">'
    server.listen({ onUnhandledRequest: 'error' })
    server.events.on('request:start', async ({ request }) => {
      const text = await request.clone().text()
      const body: unknown = /^[[{]/.test(text) ? JSON.parse(text) : undefined
      sent.push(parse(request.method, new URL(request.url), body))
    })
  })
  afterEach(() => {
    session.end()
    clearFlashes()
    server.resetHandlers()
    before = []
    sent.length = 0
  })
  afterAll(() => server.close())

  /** Adds handlers before the server's, also while the console is open. */
  const use = (...handlers: HttpHandler[]) => {
    before = [...handlers, ...before]
    server.use(...handlers)
  }

  return {
    server,
    use,
    sent: sent as readonly Sent[],
    serve: (p4: TestP4) => server.use(...before, ...p4Handlers(p4)),
    /** Makes calls of the operation fail. */
    fail: (operationId: Fault['operationId'], fault: Omit<Fault, 'operationId'>) =>
      use(faultHandler({ operationId, ...fault })),
  }
}
