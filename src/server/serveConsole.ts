/** Hashed assets are immutable, pages are revalidated. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { securityHeaders } from './securityHeaders.ts'

interface ConsoleOptions {
  readonly folder: string
  readonly apiHost: string
}

/** A path without a file is a screen. */
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
    const own = join(folder, path, 'index.html')
    return existsSync(own) ? answerPage(c, own) : next()
  })
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use(serveStatic({ root: folder, precompressed: true }))
  // A missing chunk is a 404: the page in its place would cause a confusing script error.
  app.get('/assets/*', (c) => c.text('Not found', 404))
  app.get('*', (c) => answerPage(c, join(folder, 'index.html')))
  return async (request) => app.fetch(request)
}

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
  /** With hashes of the inline scripts. */
  readonly policy: Record<string, string>
}

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
