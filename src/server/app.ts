/**
 * The P4 server: HTTP -> contract -> session -> permission -> handler -> transaction -> answer.
 * `createP4` needs no network: tests call its `fetch` in process.
 */

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import { z } from 'zod'
import type { OperationId } from '#api/contract.ts'
import type { Viewer } from '#domain/permissions.ts'
import { writeAudit } from './audit.ts'
import { type BackgroundWork, backgroundWork } from './backgroundWork.ts'
import type { Clock } from './clock.ts'
import { type CheckedRequest, loadContract, type Operation } from './contract.ts'
import type { Database } from './database/database.ts'
import { P4Error } from './errors.ts'
import type { Files } from './files.ts'
import { type Call, JsonText, TextAnswer } from './handlers.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import { permit } from './permits.ts'
import { readBody } from './readBody.ts'
import { handlers } from './resources/all.ts'
import { etagOf, respond, respondError, respondUnchanged } from './respond.ts'
import { findViewer } from './session.ts'

export interface P4Options {
  readonly database: Database
  readonly clock: Clock
  readonly mail: Mail
  readonly files: Files
  /** Checks every answer against the contract and fails loudly; for tests and development. */
  readonly checkAnswers?: boolean
  readonly log?: Log
  /** Address for links in e-mails. What a request says of itself is its caller's word, and not taken. */
  readonly publicUrl: string
}

type RunningOptions = P4Options & { readonly background: BackgroundWork }

export interface P4 {
  /** Answers one request. `address` is the caller's, for limits on sign-in attempts. */
  fetch(request: Request, address?: string): Promise<Response>
  /** Waits until nothing is done in the background any more, such as sending an e-mail. */
  settled(): Promise<void>
}

/** Largest request taken, in bytes: a picture of 5 MB as a data URL, and room for the rest. */
const largestRequest = 8 * 1024 * 1024

const contract = loadContract()

/** Paths of the contract that are not built yet; a test holds the list, which can only shrink. */
export const notImplemented: readonly OperationId[] = contract.operations
  .map((operation) => operation.id)
  .filter((id) => !(id in handlers))

export function createP4(options: P4Options): P4 {
  const app = new Hono<{ Bindings: { address: string } }>()
  const background = backgroundWork((error) => options.log?.failure(error))
  app.use(async (context, next) => {
    const started = performance.now()
    await next()
    // The route and not the address, which may hold what somebody looked for.
    const route = routePath(context)
    options.log?.request(context.req.raw, route, context.res.status, performance.now() - started)
  })
  // Any site may call: a session travels in a header that no browser adds by itself (AUTH-12).
  app.use(cors({ origin: '*', exposeHeaders: ['etag'], maxAge: 600 }))
  app.use(
    bodyLimit({
      maxSize: largestRequest,
      onError: () => {
        throw new P4Error(
          413,
          'too_large',
          'The request is too large. A picture may have at most 5 MB.',
        )
      },
    }),
  )
  app.get('/files/:name', async (context) => {
    const file = await options.files.get(context.req.param('name'))
    if (!file) throw new P4Error(404, 'not_found', 'This file does not exist.')
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        'content-type': file.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        // A stored picture is only ever shown as one, never run as a page.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    })
  })
  // Literal paths win over parameters that would swallow them (ROUTE and API notes 'must win over').
  const byPrecision = [...contract.operations].sort((a, b) => parameterCount(a) - parameterCount(b))
  for (const operation of byPrecision) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.on(operation.method, path, async (context) =>
      answer(
        operation,
        { ...options, background },
        context.req.raw,
        context.req.param(),
        context.env.address,
      ),
    )
  }
  app.notFound((context) => {
    throw new P4Error(404, 'unknown_path', `There is no ${context.req.method} ${context.req.path}.`)
  })
  app.onError((error) => {
    if (!(error instanceof P4Error)) options.log?.failure(error)
    return respondError(error)
  })
  return {
    async fetch(request, address = 'local') {
      return app.fetch(request, { address })
    },
    settled: background.settled,
  }
}

function parameterCount(operation: Operation): number {
  return operation.path.split('{').length
}

async function answer(
  operation: Operation,
  options: RunningOptions,
  request: Request,
  path: Record<string, string>,
  address: string,
): Promise<Response> {
  const url = new URL(request.url)
  const viewer =
    operation.permission === 'public'
      ? null
      : await findViewer(
          options.database.reads,
          request.headers.get('authorization'),
          options.clock,
        )
  if (operation.permission !== 'public' && !viewer)
    throw new P4Error(401, 'no_session', 'Please sign in again.')
  const body = await readBody(request, operation)
  const checked = contract.checkRequest(operation.id, path, url.searchParams, body)
  await permit(operation.permission, viewer, checked, options.database.reads)

  const handler = handlerOf(operation.id)
  const authorization = request.headers.get('authorization')
  const context = { viewer, authorization, checked, address, options }
  if (request.method !== 'GET' && !('readOnly' in handler)) {
    const { result, after, background } = await mutate(operation, handler, context)
    for (const run of background) options.background.start(run)
    for (const run of after) await run()
    return finish(operation, options, request, result, undefined)
  }
  if ('prepare' in handler) throw new Error(`${operation.id} reads and cannot be prepared`)
  const tag = handler.tables
    ? await etagOf(options.database.reads, operation.id, url.search, handler.tables)
    : undefined
  if (tag && request.headers.get('if-none-match')?.includes(tag)) return respondUnchanged(tag)
  const result = await handler.handle(readingCall(context))
  return finish(operation, options, request, result, tag)
}

interface Context {
  readonly viewer: Viewer | null
  readonly authorization: string | null
  readonly checked: CheckedRequest
  readonly address: string
  readonly options: P4Options
}

async function mutate(operation: Operation, handler: AnyHandler, context: Context) {
  const after: (() => Promise<void>)[] = []
  const background: (() => Promise<void>)[] = []
  const { database, clock } = context.options
  const handle =
    'prepare' in handler
      ? await handler.prepare({ ...partsOf(context), database })
      : (call: AnyCall) => handler.handle(call)
  const result = await database.transaction(async (tx) => {
    after.length = 0
    background.length = 0
    const audited: { before: unknown; after?: unknown } = { before: null }
    let permitted = Object.keys(operation.parts).length === 0
    const call: AnyCall = {
      ...partsOf(context),
      tx,
      permitParts: async (changed) => {
        permitted = true
        for (const name of Object.keys(changed)) {
          const asked = operation.parts[name]
          if (asked) await permit(asked, context.viewer, context.checked, tx, name)
        }
      },
      before: (value) => {
        audited.before = value
      },
      after: (value) => {
        audited.after = value
      },
      afterCommit: (run) => after.push(run),
      inBackground: (run) => background.push(run),
    }
    const made = await handle(call)
    if (!permitted) throw new Error(`${operation.id} does not check who may send its members`)
    await writeAudit(tx, {
      operation: operation.id,
      at: clock.now(),
      personId: context.viewer?.id ?? null,
      path: context.checked.path,
      address: context.address,
      after: made,
      ...audited,
    })
    return made
  })
  return { result, after, background }
}

/**
 * A call of whatever operation: every handler takes it, since `never` fits any type.
 * The contract has checked path, query and body against the schemas the types are made of.
 */
type AnyCall = Omit<Call<OperationId>, 'path' | 'query' | 'body'> & {
  readonly path: never
  readonly query: never
  readonly body: never
}
type AnyPreparation = Omit<
  AnyCall,
  'tx' | 'permitParts' | 'before' | 'after' | 'afterCommit' | 'inBackground'
> & {
  readonly database: Database
}
type Handle = (call: AnyCall) => Promise<unknown>
interface PlainHandler {
  readonly handle: Handle
  readonly tables?: readonly string[]
  readonly readOnly?: boolean
}
type AnyHandler = PlainHandler | { prepare(call: AnyPreparation): Promise<Handle> }
const checkedByContract = z.custom<never>()

function handlerOf(id: OperationId): AnyHandler {
  const entry: AnyHandler | Handle | undefined = handlers[id]
  if (!entry) throw new P4Error(501, 'not_implemented', 'This part of the server is not built yet.')
  return typeof entry === 'function' ? { handle: entry } : entry
}

const nobody: Viewer = { id: 0, roles: new Set(), permissions: new Set(), storeIds: new Set() }

function partsOf({ viewer, authorization, checked, address, options }: Context) {
  const { clock, mail, files, publicUrl } = options
  return {
    path: checkedByContract.parse(checked.path),
    query: checkedByContract.parse(checked.query),
    body: checkedByContract.parse(checked.body),
    viewer: viewer ?? nobody,
    ...{ authorization, clock, mail, files, address, origin: publicUrl },
  }
}

/** A call that only reads: there is nothing to keep and nothing to do afterwards. */
function readingCall(context: Context): AnyCall {
  const nothing = () => {}
  return {
    ...partsOf(context),
    tx: context.options.database.reads,
    permitParts: async () => {},
    before: nothing,
    after: nothing,
    afterCommit: nothing,
    inBackground: nothing,
  }
}

async function finish(
  operation: Operation,
  options: P4Options,
  request: Request,
  result: unknown,
  tag: string | undefined,
): Promise<Response> {
  const status = operation.created ? 201 : 200
  if (options.checkAnswers && !(result instanceof TextAnswer))
    contract.checkAnswer(
      operation.id,
      status,
      // Through JSON, so that what is checked is what travels.
      JSON.parse(result instanceof JsonText ? result.text : JSON.stringify(result)),
    )
  return respond(request, status, result, tag)
}
