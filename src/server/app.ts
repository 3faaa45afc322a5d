/** `createP4` needs no network: tests call its `fetch`. */

import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import { answer, type ServerContext } from './answer.ts'
import { loadContract, tooLarge } from './contract.ts'
import type { Operation } from './contractDocument.ts'
import type { Database } from './database/database.ts'
import { P4Error } from './errors.ts'
import { type Files, orFilesError } from './files.ts'
import type { Clock } from './handlers.ts'
import type { Caller, Log } from './log.ts'
import type { Mail } from './mail.ts'
import { createOutbox } from './outbox.ts'
import { resumePriceJobs } from './priceJobs.ts'
import { IncompleteBody, orIncompleteBody, readBody } from './readBody.ts'
import { respondError } from './respond.ts'
import { backgroundWork } from './work.ts'

export interface P4Options {
  readonly database: Database
  readonly clock: Clock
  readonly mail: Mail
  readonly files: Files
  readonly checkAnswers?: boolean
  readonly log?: Log
  /** Not from the Host header, which the sender controls. */
  readonly publicUrl: string
  /** Consoles on other sites. */
  readonly consoleOrigins?: readonly string[]
}

export interface P4 {
  fetch(request: Request, address?: string): Promise<Response>
  /** Resumes work left by a crash or an outage. */
  resume(): void
  settled(): Promise<void>
}

interface Env {
  Bindings: { address: string }
  Variables: { userId?: number }
}
type App = Hono<Env>

const { operations } = loadContract()

export function createP4(options: P4Options): P4 {
  const background = backgroundWork((error) => options.log?.failure(error))
  const outbox = createOutbox(options)
  const app: App = new Hono()
  app.use(async (context, next) => {
    const started = performance.now()
    await next()
    if (context.error instanceof IncompleteBody) options.log?.incompleteBody()
    else options.log?.request(callerOf(context), context.res.status, performance.now() - started)
  })
  // Any origin may call: the session is a header that browsers never add.
  app.use(cors({ origin: '*', exposeHeaders: ['etag'], maxAge: 600 }))
  app.get('/files/:name', async (context) => answerFile(options.files, context.req.param('name')))
  addOperations(app, { ...options, background, outbox })
  app.notFound((context) => {
    throw new P4Error(404, 'unknown_path', `There is no ${context.req.method} ${context.req.path}.`)
  })
  app.onError((error, context) => {
    if (!(error instanceof P4Error)) options.log?.failure(error, callerOf(context))
    return respondError(error)
  })
  return {
    async fetch(request, address = 'local') {
      return app.fetch(request, { address })
    },
    resume() {
      background.start(() => resumePriceJobs({ ...options, outbox }))
      background.start(outbox.sendDue)
    },
    settled: background.settled,
  }
}

function callerOf(context: Context<Env>): Caller {
  return {
    method: context.req.method,
    route: routePath(context),
    user: context.get('userId'),
    caller: context.env.address,
  }
}

function addOperations(app: App, server: ServerContext): void {
  const byPrecision = [...operations].sort((a, b) => parameterCount(a) - parameterCount(b))
  for (const operation of byPrecision) {
    const limit = bodyLimit({
      maxSize: operation.maxBytes,
      onError: () => {
        throw tooLarge(operation)
      },
    })
    app.on(operation.method, routeOf(operation), (context) => {
      // Browsers and proxies may send HEAD anywhere: it must not write.
      if (context.req.raw.method === 'HEAD' && operation.effect) return refuseMethod(operation.path)
      if (operation.permission === 'public' && operation.effect)
        refuseForeignPage(context.req.raw.headers, server.consoleOrigins)
      return answer(
        operation,
        {
          request: context.req.raw,
          path: context.req.param(),
          address: context.env.address,
          signedIn: (id) => context.set('userId', id),
          async readBody() {
            await orIncompleteBody(limit(context, async () => {}))
            return readBody(context.req.raw, operation)
          },
        },
        server,
      )
    })
  }
  for (const operation of byPrecision)
    app.all(routeOf(operation), () => refuseMethod(operation.path))
}

function routeOf(operation: Operation): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function parameterCount(operation: Operation): number {
  return operation.path.split('{').length
}

function refuseMethod(path: string): Response {
  const methods = operations.filter((one) => one.path === path).map((one) => one.method)
  const message = `This address takes ${methods.join(', ')} only.`
  const response = respondError(new P4Error(405, 'wrong_method', message))
  response.headers.set('allow', methods.join(', '))
  return response
}

/**
 * 403 for pages of other sites, which could use up their visitors' sign-in attempts. Non-browsers send no
 * `Sec-Fetch-Site`.
 */
function refuseForeignPage(headers: Headers, consoleOrigins: readonly string[] = []): void {
  if (headers.get('sec-fetch-site') !== 'cross-site') return
  const origin = headers.get('origin') ?? ''
  const isLocal = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin)
  if (!isLocal && !consoleOrigins.includes(origin))
    throw new P4Error(403, 'foreign_page', 'Please sign in on a page of the console.')
}

async function answerFile(files: Files, name: string): Promise<Response> {
  const file = await orFilesError(files.get(name))
  if (!file) throw new P4Error(404, 'not_found', 'This file does not exist.')
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      // Keeps scripts in a stored SVG from running.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
