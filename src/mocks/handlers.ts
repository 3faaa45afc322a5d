import { type HttpHandler, http } from 'msw'

/** What the handlers need of a P4 server: it runs in this very process. */
interface Server {
  fetch(request: Request): Promise<Response>
}

/** Every address of the API; `/stores/7/status` is one too (AMB-90). */
const addresses = [/\/p4\//, /\/files\//, /\/stores\/[^/]+\/status$/]

/** The P4 server as msw handlers: the mock of every test is the server itself. */
export function p4Handlers(server: Server): HttpHandler[] {
  return addresses.map((address) =>
    http.all(address, ({ request }) => server.fetch(request.clone())),
  )
}
