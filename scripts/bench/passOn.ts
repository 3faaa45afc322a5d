import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Passes a request on to the server at `base`, and its answer back. */
export function passOn(base: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = asked
  const passed = request(new URL(url, base), { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}
