/** Answers that the first script asked for while the program loads. */
interface Early {
  /** Another session must not get the answers. */
  readonly authorization: string
  /** Keyed by URL. */
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  var p4Early: Early | undefined
}

/** Fetches these addresses. The program takes each answer once, in place of its first request. */
export function askEarly(token: string, addresses: readonly string[]): void {
  const authorization = `P4 ${token}`
  const answers = new Map<string, Promise<Response>>()
  for (const address of addresses) {
    const answer = fetch(address, { headers: { authorization } }).then(whole)
    // Avoids an unhandled rejection.
    answer.catch(() => undefined)
    answers.set(address, answer)
  }
  globalThis.p4Early = { authorization, answers }
}

/** Waits for the whole body as a blob: reading a text while it arrives would keep the page busy. */
async function whole(response: Response): Promise<Response> {
  const body = await response.blob()
  return new Response(body.size > 0 ? body : null, response)
}

/** The early answer to a request, else a new one. A write drops all early answers, now stale. */
export function earlyOr(fetchNow: (request: Request) => Promise<Response>, request: Request) {
  if (request.method !== 'GET') dropEarly()
  const early = globalThis.p4Early
  const answer = early?.answers.get(request.url)
  if (!answer || request.headers.get('authorization') !== early?.authorization)
    return fetchNow(request)
  early.answers.delete(request.url)
  return answer.catch(() => fetchNow(request))
}

export function dropEarly(): void {
  globalThis.p4Early = undefined
}
