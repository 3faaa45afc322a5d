/** Serves the built console: browsers keep hashed assets for ever, and always ask again for the page. */
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { securityHeaders } from './securityHeaders.ts'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

interface ConsoleOptions {
  /** Folder of the build. */
  readonly folder: string
  /** Where the console finds the API; empty for its own address. */
  readonly apiHost: string
}

/**
 * Answers GET requests for the console. A path without a file gets the page, whose router shows the screen.
 */
export function serveConsole({
  folder,
  apiHost,
}: ConsoleOptions): (request: Request) => Promise<Response> {
  const headers = securityHeaders(apiHost)
  const pages = new Map<string, Promise<Page>>()
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Method not allowed', { status: 405, headers })
    const path = decoded(new URL(request.url).pathname)
    if (path === null) return new Response('Bad request', { status: 400, headers })
    const asset = path.startsWith('/assets/')
    const file = normalize(join(folder, path))
    const found = path !== '/' && file.startsWith(folder + sep) && (await isFile(file))
    if (found) {
      const encoded = await bestEncoding(file, request.headers.get('accept-encoding') ?? '')
      return new Response(new Uint8Array(await readFile(encoded.file)), {
        headers: {
          ...headers,
          'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
          'cache-control': asset ? 'public, max-age=31536000, immutable' : 'no-cache',
          vary: 'accept-encoding',
          ...(encoded.encoding ? { 'content-encoding': encoded.encoding } : {}),
        },
      })
    }
    // A missing asset is a chunk of an older build: the page in its stead would cause a confusing script
    // error.
    if (asset) return new Response('Not found', { status: 404, headers })
    // A page of the path's own (Login), else the page of all other paths.
    const own = `${file.replace(/[\\/]$/, '')}${sep}index.html`
    const html =
      (await isFile(own)) && file.startsWith(folder + sep) ? own : join(folder, 'index.html')
    const page = pages.get(html) ?? pageOf(html, apiHost)
    pages.set(html, page)
    const { text, policy } = await page
    return new Response(text, {
      headers: {
        ...policy,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      },
    })
  }
}

/** The decoded path; null where an escape is malformed. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

interface Page {
  readonly text: string
  /** The security headers, which name the scripts within the page. */
  readonly policy: Record<string, string>
}

/** The page, with the API's address written into it. */
async function pageOf(file: string, apiHost: string): Promise<Page> {
  const html = await readFile(file, 'utf8')
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const meta = /(<meta name="p4-api-host" content=")[^"]*/
  return {
    text: html.replace(meta, `$1${escapeAttribute(apiHost)}`),
    policy: securityHeaders(apiHost, scripts),
  }
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

/**
 * The compressed copy that suits the browser: the build leaves .br and .gz copies beside the larger files.
 */
async function bestEncoding(
  file: string,
  accepted: string,
): Promise<{ file: string; encoding: string | null }> {
  if (/\bbr\b/.test(accepted) && (await isFile(`${file}.br`)))
    return { file: `${file}.br`, encoding: 'br' }
  if (/\bgzip\b/.test(accepted) && (await isFile(`${file}.gz`)))
    return { file: `${file}.gz`, encoding: 'gzip' }
  return { file, encoding: null }
}
