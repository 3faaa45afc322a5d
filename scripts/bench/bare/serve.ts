import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { freePort } from '../../lib/ports.ts'

const page = readFileSync(new URL('page.html', import.meta.url))

/**
 * Serves the bare page, and passes calls and pictures on to the P4 server at `base`. Answers its own
 * address and a way to stop it.
 */
export async function serveBarePage(base: string): Promise<{ base: string; stop: () => void }> {
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    if (!/^\/(p4|files)\//.test(path)) {
      answer.setHeader('content-type', 'text/html')
      answer.end(page)
      return
    }
    const { method, headers } = asked
    const passed = request(new URL(path, base), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
