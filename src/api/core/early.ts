/** The answers that the first script of a page asked for, while the program was still loading. */
interface Early {
  /** The Authorization header of the requests: another session does not get the answers. */
  readonly authorization: string
  /** The answers by their whole address. */
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  var p4Early: Early | undefined
}

/**
 * Asks for the answers at these addresses. The program takes each of them once, in place of its own first
 * request.
 */
export function askEarly(token: string, addresses: readonly string[]): void {
  const authorization = `P4 ${token}`
  const answers = new Map<string, Promise<Response>>()
  for (const address of addresses) {
    const answer = fetch(address, { headers: { authorization } }).then(whole)
    // A failure that nobody takes is no error of the page.
    answer.catch(() => undefined)
    answers.set(address, answer)
  }
  globalThis.p4Early = { authorization, answers }
}

/**
 * The response once its whole body has come. The browser collects a blob beside the page, while a text that is
 * read as it arrives keeps the page busy until its end.
 */
async function whole(response: Response): Promise<Response> {
  const body = await response.blob()
  // Some statuses forbid a body, even an empty one.
  return new Response(body.size > 0 ? body : null, response)
}

/** The early answer to a request, otherwise a new one. A write makes all early answers too old. */
export function earlyOr(fetchNow: (request: Request) => Promise<Response>, request: Request) {
  if (request.method !== 'GET') dropEarly()
  const early = globalThis.p4Early
  const answer = early?.answers.get(request.url)
  if (!answer || request.headers.get('authorization') !== early?.authorization)
    return fetchNow(request)
  early.answers.delete(request.url)
  return answer.catch(() => fetchNow(request))
}

/** Forgets the early answers that nobody took. */
export function dropEarly(): void {
  globalThis.p4Early = undefined
}
