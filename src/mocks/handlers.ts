import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import { type OperationId, operationTable } from '#api/core/operations.gen.ts'

interface Server {
  fetch(request: Request): Promise<Response>
}

/** `/stores/7/status` is outside of /p4 (AMB-90). */
const addresses = [/\/p4\//, /\/files\//, /\/stores\/[^/]+\/status$/]

export function p4Handlers({ fetch }: Server): HttpHandler[] {
  return addresses.map((address) => http.all(address, ({ request }) => fetch(request.clone())))
}

export interface Fault {
  readonly operationId: OperationId
  readonly status?: number
  readonly message?: string
  readonly fields?: readonly { readonly path: string; readonly message: string }[]
  /** No answer at all. */
  readonly network?: 'gone'
  /** Delays the answer. */
  readonly until?: Promise<unknown>
  /** Default: every call. */
  readonly times?: number
}

export function faultHandler(fault: Fault): HttpHandler {
  const { method, path } = operationTable[fault.operationId]
  const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`)
  let timesLeft = fault.times ?? Number.POSITIVE_INFINITY
  return http.all(address, async ({ request }) => {
    if (request.method !== method || timesLeft <= 0) return undefined
    timesLeft -= 1
    if (fault.until) {
      await fault.until
      return undefined
    }
    if (fault.network) return HttpResponse.error()
    await delay(0)
    const status = fault.status ?? 500
    const message = fault.message ?? 'The server is being repaired.'
    return HttpResponse.json({ code: 'fault', message, status, fields: fault.fields }, { status })
  })
}
