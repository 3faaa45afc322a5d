import { type HttpHandler, http } from 'msw'

/** The part of a P4 server that the handlers use; the server runs in the test's own process. */
interface Server {
  fetch(request: Request): Promise<Response>
}

/** All addresses of the API; `/stores/7/status` lies outside of /p4 (AMB-90). */
const addresses = [/\/p4\//, /\/files\//, /\/stores\/[^/]+\/status$/]

/** The P4 server as msw handlers, so that tests run against the real server. */
export function p4Handlers(server: Server): HttpHandler[] {
  return addresses.map((address) =>
    http.all(address, ({ request }) => server.fetch(request.clone())),
  )
}
