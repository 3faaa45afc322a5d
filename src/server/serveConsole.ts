/** Serves the built console: browsers keep hashed assets for ever, and always ask again for the page. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { securityHeaders } from './securityHeaders.ts'

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
  const headers = { ...securityHeaders(apiHost), 'cache-control': 'no-cache' }
  const pages = new Map<string, Promise<Page>>()
  const answerPage = async (c: Context, file: string) => {
    const page = pages.get(file) ?? pageOf(file, apiHost)
    pages.set(file, page)
    const { text, policy } = await page
    return c.html(text, 200, policy)
  }
  const app = new Hono()
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Method not allowed', 405)
    const path = pathOf(c)
    if (!isDecodable(path)) return c.text('Bad request', 400)
    // A page of the path's own (Login).
    const own = join(folder, path, 'index.html')
    return existsSync(own) ? answerPage(c, own) : next()
  })
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use(serveStatic({ root: folder, precompressed: true }))
  // A missing asset is a chunk of an older build: the page in its stead would cause a confusing script
  // error.
  app.get('/assets/*', (c) => c.text('Not found', 404))
  app.get('*', (c) => answerPage(c, join(folder, 'index.html')))
  return async (request) => app.fetch(request)
}

/** The path as it was sent, with its escapes. */
function pathOf(c: Context): string {
  return new URL(c.req.url).pathname
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
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
