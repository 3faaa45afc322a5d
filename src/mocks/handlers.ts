import { type HttpHandler, http } from 'msw'

interface Server {
  fetch(request: Request): Promise<Response>
}

/** `/stores/7/status` is outside of /p4 (AMB-90). */
const addresses = [/\/p4\//, /\/files\//, /\/stores\/[^/]+\/status$/]

export function p4Handlers({ fetch }: Server): HttpHandler[] {
  return addresses.map((address) => http.all(address, ({ request }) => fetch(request.clone())))
}
