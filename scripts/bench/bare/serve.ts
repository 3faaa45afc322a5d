import { readFileSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../../lib/ports.ts'
import { at } from '../../lib/project.ts'
import { passOn } from '../passOn.ts'

const own = (name: string) => brotliCompressSync(readFileSync(new URL(name, import.meta.url)))
const font = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
const brotli = { 'content-encoding': 'br' }

/** Compressed like the console's. */
const files = new Map<string, { body: Buffer; headers: OutgoingHttpHeaders }>([
  [
    '/assets/page.css',
    { body: own('page.css'), headers: { 'content-type': 'text/css', ...brotli } },
  ],
  [
    '/assets/page.js',
    { body: own('page.js'), headers: { 'content-type': 'text/javascript', ...brotli } },
  ],
  [
    '/assets/inter.woff2',
    { body: readFileSync(at(`node_modules/${font}`)), headers: { 'content-type': 'font/woff2' } },
  ],
])
const page = { body: own('page.html'), headers: { 'content-type': 'text/html', ...brotli } }

export async function serveBarePage(base: string): Promise<{ base: string; stop: () => void }> {
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    if (/^\/(p4|files)\//.test(path)) return passOn(base, asked, answer)
    const { body, headers } = files.get(path) ?? page
    answer.writeHead(200, headers)
    answer.end(body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
