// Serves the built console as any static host does. `node scripts/lib/serveDist.ts [port]`; the e2e tests use
// it too.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { at } from './project.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * A static server for a folder on 127.0.0.1; port 0 takes a free one. It sends a compressed form where one
 * lies beside the file. A folder answers with its own index.html, another address without an extension with
 * the root's, and the rest with 404.
 */
export function serveDist(port = 0, folder = at('dist')): Promise<Server> {
  const server = createServer((request, response) => answer(request, response, folder))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function answer(request: IncomingMessage, response: ServerResponse, folder: string): void {
  const path = pathOf(request.url)
  if (!path || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(path ? 405 : 400).end()
    return
  }
  const asked = join(folder, path)
  const isPage = extname(path) === ''
  const own = join(asked, 'index.html')
  const file = !isPage ? asked : isFile(own) ? own : join(folder, 'index.html')
  if (!isFile(file)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    return
  }
  const [sent, encoding] = compressedForm(file, String(request.headers['accept-encoding'] ?? ''))
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': path.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : readFileSync(sent))
}

/** The decoded path, always inside the folder; undefined where the path cannot be decoded. */
function pathOf(url = '/'): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '/')
    return path.includes('\0') ? undefined : normalize(`/${path}`).replaceAll('\\', '/')
  } catch {
    return undefined
  }
}

function compressedForm(file: string, accepted: string): [string, string?] {
  if (/\bbr\b/.test(accepted) && existsSync(`${file}.br`)) return [`${file}.br`, 'br']
  if (/\bgzip\b/.test(accepted) && existsSync(`${file}.gz`)) return [`${file}.gz`, 'gzip']
  return [file]
}

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

if (import.meta.main) {
  const server = await serveDist(Number(process.argv[2] ?? 0))
  const address = server.address()
  if (address && typeof address === 'object')
    console.log(`dist/ is served at http://127.0.0.1:${address.port}`)
}
