/** Other hosts that follow the documents, derived from the contract's marks. */
import type { P4 } from '#server/app.ts'
import { type HostOperation, hostOperations } from './document.ts'
import { type Change, reshape } from './reshape.ts'
import * as ways from './ways.ts'

export const hostWays = [
  /** Lists in an object, records under their own name. */
  'wrapped',
  /** Omits nulls, empty lists and false flags. */
  'sparse',
  /** A write without a documented answer returns 'OK' as text, an empty body, or `{}`. */
  'textAnswers',
  'emptyAnswers',
  'bareAnswers',
  'unordered',
  /** Ignores undocumented query parameters. */
  'ignoring',
  /** PUT empties omitted members. */
  'replacing',
  'bareIds',
  /** Customers have no roles, permissions and stores. */
  'plainCustomers',
  /** Hours in another shape; time zones in words or unknown. */
  'otherHours',
  'documentsOnly',
  'otherVerb',
] as const

export type HostWay = (typeof hostWays)[number]

const partWays: readonly (readonly [HostWay, Change])[] = [
  ['documentsOnly', ways.documented],
  ['plainCustomers', ways.plainCustomer],
  ['bareIds', ways.bareIds],
  ['unordered', ways.unordered],
]

export const answerWays: readonly HostWay[] = ['wrapped', 'sparse', ...partWays.map(([way]) => way)]

/** `before` and `after` are further changes around them. */
export function shaped(
  answer: unknown,
  operation: HostOperation,
  chosen: readonly HostWay[],
  { before = [], after = [] }: { before?: readonly Change[]; after?: readonly Change[] } = {},
): unknown {
  const own = partWays.flatMap(([way, change]) => (chosen.includes(way) ? [change] : []))
  const changes = [...before, ...own, ...after]
  const change: Change = (value, facts) => changes.reduce((now, one) => one(now, facts), value)
  let shape = reshape(answer, operation.answer ?? {}, change)
  if (chosen.includes('wrapped')) shape = ways.wrapped(shape, operation)
  return chosen.includes('sparse') ? ways.sparse(shape) : shape
}

/** Several ways of answering writes alternate. */
export function otherHost(p4: P4, chosen: readonly HostWay[]): P4 {
  const does = (way: HostWay) => chosen.includes(way)
  const replacing = ways.replacing()
  const otherHours = ways.otherHours()
  const remembering = {
    before: does('replacing') ? [replacing.cover] : [],
    after: does('otherHours') ? [otherHours.reshape] : [],
  }
  const shortAnswers = (['textAnswers', 'emptyAnswers', 'bareAnswers'] as const).filter(does)
  let writes = 0

  const answered = async (response: Response, operation: HostOperation): Promise<Response> => {
    if (!response.ok || !isJson(response) || !operation.answer) return response
    const { status } = response
    const headers = new Headers(response.headers)
    // The ETag belongs to the original answer.
    headers.delete('etag')
    if (operation.silent && shortAnswers.length > 0) {
      writes += 1
      const short = shortAnswers[writes % shortAnswers.length]
      if (short === 'bareAnswers') return new Response('{}', { status, headers })
      headers.set('content-type', 'text/plain')
      return new Response(short === 'textAnswers' ? 'OK' : null, { status, headers })
    }
    if (does('documentsOnly') && operation.answerDecided)
      return new Response('{}', { status, headers })
    const answer = shaped(await response.json(), operation, chosen, remembering)
    return new Response(JSON.stringify(answer), { status, headers })
  }

  return {
    ...p4,
    async fetch(given, address) {
      const url = new URL(given.url)
      const known = hostOperations.filter((one) => one.address.test(url.pathname))
      const operation =
        known.find(({ method }) => method === given.method) ??
        (does('otherVerb') ? known.find(({ otherVerb }) => otherVerb === given.method) : undefined)
      if (!operation) return p4.fetch(given, address)
      if (does('documentsOnly') && operation.beyond) return refusal(404)
      if (does('otherVerb') && operation.otherVerb && operation.method === given.method)
        return refusal(405)
      if (does('ignoring') || does('documentsOnly'))
        for (const name of operation.inventedParameters) url.searchParams.delete(name)
      const { method } = operation
      const body = method === 'GET' ? null : await given.arrayBuffer()
      const headers = new Headers(given.headers)
      headers.delete('if-none-match')
      const id = url.pathname.split('/').at(-1) ?? ''
      const sent =
        does('otherHours') && isJson(given)
          ? JSON.stringify(otherHours.toServer(readJson(body), id))
          : body
      const response = await p4.fetch(new Request(url, { method, headers, body: sent }), address)
      if (does('replacing') && response.ok && operation.replaces)
        replacing.put(operation, id, readJson(body))
      return answered(response, operation)
    },
    settled: p4.settled,
  }
}

function refusal(status: 404 | 405): Response {
  const headers = { 'access-control-allow-origin': '*' }
  return new Response(status === 404 ? 'Not Found' : 'Method Not Allowed', { status, headers })
}

function isJson({ headers }: Request | Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}

function readJson(body: ArrayBuffer | null): unknown {
  return body && body.byteLength > 0 ? JSON.parse(new TextDecoder().decode(body)) : undefined
}
