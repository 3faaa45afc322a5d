// Serves dist/ like a static host: `node scripts/lib/serveDist.ts [port]`.
import { extname } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { at } from './project.ts'

const page = serveStatic({ path: at('dist/index.html') })

const app = new Hono()
app.use(async (c, next) => {
  await next()
  const isHashed = c.req.path.startsWith('/assets/')
  c.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
})
app.use(serveStatic({ root: at('dist'), precompressed: true }))
app.use((c, next) => (extname(c.req.path) === '' ? page(c, next) : next()))

serve({ fetch: app.fetch, port: Number(process.argv[2] ?? 0), hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`dist/ is served at http://127.0.0.1:${port}`),
)
