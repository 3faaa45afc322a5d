import { sql } from 'drizzle-orm'
import type { OperationId } from '#api/core/contract.ts'
import type { Viewer } from '#domain/access/permissions.ts'
import type { P4Options } from './app.ts'
import { writeAudit } from './audit.ts'
import { loadContract } from './contract.ts'
import type { Operation } from './contractDocument.ts'
import type { Tx } from './database/database.ts'
import { P4Error } from './errors.ts'
import { type Call, type CheckedRequest, type Handler, JsonText, TextAnswer } from './handlers.ts'
import type { Outbox } from './outbox.ts'
import { refuseOwnPassword } from './ownPassword.ts'
import { permit, takesBody } from './permits.ts'
import { handlers } from './resources/all.ts'
import { beginHistory } from './resources/history/writeHistory.ts'
import { etagOf, respond, respondUnchanged } from './respond.ts'
import { removeUnsaved, type StoredPicture, storePictures } from './saveImage.ts'
import { findViewer } from './session.ts'
import { requireUnchanged } from './unchanged.ts'
import type { BackgroundWork } from './work.ts'

interface Incoming {
  readonly request: Request
  readonly path: Record<string, string>
  readonly address: string
  /** Called with the signed-in user's id, for the log. */
  signedIn(id: number): void
  /** Called at most once, and only if the viewer may send a body. */
  readBody(): Promise<unknown>
}

export interface ServerContext extends P4Options {
  readonly background: BackgroundWork
  readonly outbox: Outbox
}

const contract = loadContract()
const anonymous: Viewer = { id: 0, roles: new Set(), permissions: new Set(), storeIds: new Set() }

export async function answer<Id extends OperationId>(
  operation: Operation<Id>,
  incoming: Incoming,
  server: ServerContext,
): Promise<Response> {
  const { request } = incoming
  const { clock, outbox, files } = server
  const { reads } = server.database
  const { permission, id } = operation
  const url = new URL(request.url)
  const authorization = request.headers.get('authorization')
  const viewer = permission === 'public' ? anonymous : await findViewer(reads, authorization, clock)
  if (!viewer) throw new P4Error(401, 'no_session', 'Please sign in again.')
  if (viewer !== anonymous) incoming.signedIn(viewer.id)
  const { path, query } = contract.checkParameters(id, incoming.path, url.searchParams)
  if (!takesBody(permission)) await permit(permission, viewer, { path }, reads)
  const body = contract.checkBody(operation, await incoming.readBody())
  if (takesBody(permission)) await permit(permission, viewer, { path, body }, reads)

  const handler: Handler<Id> = handlers[id]
  const { address } = incoming
  const pictures = new Map<string, StoredPicture>()
  const checkedRequest = {
    path,
    query,
    body,
    viewer,
    authorization,
    userAgent: request.headers.get('user-agent'),
    address,
    origin: server.publicUrl,
    clock,
    outbox,
    files,
    pictures,
  }
  if (operation.effect) {
    await refuseOwnPassword(operation, checkedRequest, server.database)
    const expected = operation.method === 'PUT' ? request.headers.get('if-match') : null
    const check = (tx: Tx) => requireUnchanged(tx, expected, url.pathname)
    try {
      await storePictures(operation, checkedRequest, server.database, pictures)
      return finish(
        operation,
        server,
        await mutate(operation, handler, checkedRequest, server, check),
      )
    } catch (error) {
      server.background.start(() => removeUnsaved(server.database, files, pictures))
      throw error
    }
  }

  if ('prepare' in handler) throw new Error(`${id} does nothing and cannot be prepared`)
  const { tables, forViewer } = handler
  const question = { path, query, viewer: forViewer ? viewer : undefined }
  const tag = tables && (await etagOf(reads, id, question, tables))
  if (tag && request.headers.get('if-none-match')?.includes(tag)) return respondUnchanged(tag)
  const refuseWrite = () => {
    throw new Error(`${id} does nothing by the contract: it can only read`)
  }
  const result = await handler({
    ...checkedRequest,
    tx: reads,
    permitParts: refuseWrite,
    before: refuseWrite,
    after: refuseWrite,
    inBackground: refuseWrite,
    post: refuseWrite,
  })
  return finish(operation, server, result, tag)
}

/** `check` guards the write before and after the handler. */
async function mutate<Id extends OperationId>(
  operation: Operation<Id>,
  handler: Handler<Id>,
  checkedRequest: CheckedRequest<Id>,
  server: ServerContext,
  check: (tx: Tx) => Promise<() => Promise<void>>,
): Promise<unknown> {
  const { database, clock, log, outbox } = server
  const handle =
    'prepare' in handler ? await handler.prepare({ ...checkedRequest, database, log }) : handler
  let background: (() => Promise<void>)[] = []
  let posted = false
  const result = await database.transaction(async (tx) => {
    background = []
    posted = false
    const audited: { before: unknown; after?: unknown } = { before: null }
    let permitted = Object.keys(operation.parts).length === 0
    const call: Call<Id> = {
      ...checkedRequest,
      tx,
      permitParts: async (changed) => {
        permitted = true
        for (const name of Object.keys(changed)) {
          const needed = operation.parts[name]
          if (needed) await permit(needed, checkedRequest.viewer, checkedRequest, tx, name)
        }
      },
      before: (value) => {
        audited.before = value
      },
      after: (value) => {
        audited.after = value
      },
      post: async (message) => {
        await outbox.post(tx, message)
        posted = true
      },
      inBackground: (run) => void background.push(run),
    }
    // Before other locks, to avoid deadlocks.
    const saveHistory = await beginHistory(tx, operation.id, checkedRequest)
    await holdViewer(tx, checkedRequest.viewer)
    const checkAgain = await check(tx)
    const handlerResult = await handle(call)
    await checkAgain()
    if (!permitted) throw new Error(`${operation.id} does not check who may send its members`)
    const at = clock.now()
    const userId = checkedRequest.viewer === anonymous ? null : checkedRequest.viewer.id
    await writeAudit(tx, {
      operation: operation.id,
      at,
      userId,
      path: checkedRequest.path,
      address: checkedRequest.address,
      after: handlerResult,
      ...audited,
    })
    await saveHistory(handlerResult, { at, userId })
    return handlerResult
  })
  for (const run of background) server.background.start(run)
  if (posted) server.background.start(outbox.sendDue)
  return result
}

/** A privacy deletion waits for the user's own writes; a write that waited for the deletion is refused. */
async function holdViewer(tx: Tx, { id }: Viewer): Promise<void> {
  if (id === anonymous.id) return
  const held = await tx.execute(
    sql`select 1 from users where id = ${id} and deleted_at is null for key share`,
  )
  if (held.rows.length === 0) throw new P4Error(401, 'no_session', 'Please sign in again.')
}

function finish(
  operation: Operation,
  { checkAnswers }: ServerContext,
  result: unknown,
  tag?: string,
): Response {
  const status = operation.created ? 201 : 200
  if (checkAnswers && !(result instanceof TextAnswer))
    contract.checkAnswer(
      operation.id,
      status,
      // Checks the answer as it is sent.
      JSON.parse(result instanceof JsonText ? result.text : JSON.stringify(result)),
    )
  return respond(status, result, tag)
}
