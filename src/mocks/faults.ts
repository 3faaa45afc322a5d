import { delay, type HttpHandler, HttpResponse, http } from 'msw'
import { type OperationId, operationTable } from '#api/operations.gen.ts'

export interface Fault {
  readonly operationId: OperationId
  /** Status of an error answer; its body gets the contract's form. */
  readonly status?: number
  readonly message?: string
  readonly fields?: readonly { readonly path: string; readonly message: string }[]
  /** The call gets no answer at all. */
  readonly network?: 'gone'
  /** The server's own answer, delayed until `until` is settled. */
  readonly until?: Promise<unknown>
  /** Number of calls that fail; without it, all do. */
  readonly times?: number
}

/** Puts a fault in front of the server, for one operation. */
export function faultHandler(fault: Fault): HttpHandler {
  const { method, path } = operationTable[fault.operationId]
  const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`)
  let left = fault.times ?? Number.POSITIVE_INFINITY
  return http.all(address, async ({ request }) => {
    if (request.method !== method || left <= 0) return undefined
    left -= 1
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
