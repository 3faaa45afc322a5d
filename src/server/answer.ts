/** One call of an operation: session, permission, contract, handler in its transaction, answer. */
import type { OperationId } from '#api/contract.ts'
import type { Viewer } from '#domain/permissions.ts'
import type { P4Options } from './app.ts'
import { writeAudit } from './audit.ts'
import type { BackgroundWork } from './backgroundWork.ts'
import { loadContract } from './contract.ts'
import type { Operation } from './contractDocument.ts'
import type { Tx } from './database/database.ts'
import { P4Error } from './errors.ts'
import { type Asked, type Call, type Handler, JsonText, TextAnswer } from './handlers.ts'
import type { Outbox } from './outbox.ts'
import { refuseOwnPassword } from './ownPassword.ts'
import { permit, takesBody } from './permits.ts'
import { handlers } from './resources/all.ts'
import { etagOf, respond, respondUnchanged } from './respond.ts'
import { findViewer } from './session.ts'
import { requireUnchanged } from './unchanged.ts'

/** A request on its way in. */
interface Incoming {
  readonly request: Request
  /** Parameters of the path, as texts. */
  readonly path: Record<string, string>
  readonly address: string
  /** Reads the body. It is called once at most, and only when the viewer may send a body. */
  readBody(): Promise<unknown>
}

/** What an operation needs of the server. */
export interface World extends P4Options {
  readonly background: BackgroundWork
  readonly outbox: Outbox
}

const contract = loadContract()
const nobody: Viewer = { id: 0, roles: new Set(), permissions: new Set(), storeIds: new Set() }

export async function answer<Id extends OperationId>(
  operation: Operation<Id>,
  incoming: Incoming,
  world: World,
): Promise<Response> {
  const { request } = incoming
  const { clock, outbox, files } = world
  const { reads } = world.database
  const { permission, id } = operation
  const url = new URL(request.url)
  const authorization = request.headers.get('authorization')
  const viewer = permission === 'public' ? nobody : await findViewer(reads, authorization, clock)
  if (!viewer) throw new P4Error(401, 'no_session', 'Please sign in again.')
  const { path, query } = contract.checkParameters(id, incoming.path, url.searchParams)
  if (!takesBody(permission)) await permit(permission, viewer, { path }, reads)
  const body = contract.checkBody(operation, await incoming.readBody())
  if (takesBody(permission)) await permit(permission, viewer, { path, body }, reads)

  const handler: Handler<Id> = handlers[id]
  const { address } = incoming
  const asked = {
    path,
    query,
    body,
    viewer,
    authorization,
    address,
    origin: world.publicUrl,
    clock,
    outbox,
    files,
  }
  if (operation.effect) {
    await refuseOwnPassword(operation, asked, world.database)
    const expected = operation.method === 'PUT' ? request.headers.get('if-match') : null
    const check = (tx: Tx) => requireUnchanged(tx, expected, url.pathname)
    return finish(operation, world, await mutate(operation, handler, asked, world, check))
  }

  if ('prepare' in handler) throw new Error(`${id} does nothing and cannot be prepared`)
  const { tables, forViewer } = handler
  const asks = { search: url.search, viewer: forViewer ? viewer : undefined }
  const tag = tables && (await etagOf(reads, id, asks, tables))
  if (tag && request.headers.get('if-none-match')?.includes(tag)) return respondUnchanged(tag)
  const nothing = () => {
    throw new Error(`${id} does nothing by the contract: it can only read`)
  }
  const result = await handler({
    ...asked,
    tx: reads,
    permitParts: nothing,
    before: nothing,
    after: nothing,
    afterCommit: nothing,
    inBackground: nothing,
    post: nothing,
  })
  return finish(operation, world, result, tag)
}

/**
 * Runs a handler and writes its audit row in one transaction, then runs the work that waited for the commit.
 * `check` may refuse within the transaction, and what it answers after the handler.
 */
async function mutate<Id extends OperationId>(
  operation: Operation<Id>,
  handler: Handler<Id>,
  asked: Asked<Id>,
  world: World,
  check: (tx: Tx) => Promise<() => Promise<void>>,
): Promise<unknown> {
  const { database, clock, log, outbox } = world
  const handle = 'prepare' in handler ? await handler.prepare({ ...asked, database, log }) : handler
  let afterCommit: ((tx: Tx) => Promise<void>)[] = []
  let background: (() => Promise<void>)[] = []
  let posted = false
  const result = await database.transaction(async (tx) => {
    // PostgreSQL may end a transaction and the handler then runs again: the work of the first run is dropped.
    afterCommit = []
    background = []
    posted = false
    const audited: { before: unknown; after?: unknown } = { before: null }
    let permitted = Object.keys(operation.parts).length === 0
    const call: Call<Id> = {
      ...asked,
      tx,
      permitParts: async (changed) => {
        permitted = true
        for (const name of Object.keys(changed)) {
          const needed = operation.parts[name]
          if (needed) await permit(needed, asked.viewer, asked, tx, name)
        }
      },
      before: (value) => {
        audited.before = value
      },
      after: (value) => {
        audited.after = value
      },
      afterCommit: (run) => void afterCommit.push(run),
      post: async (message) => {
        await outbox.post(tx, message)
        posted = true
      },
      inBackground: (run) => void background.push(run),
    }
    const checkAgain = await check(tx)
    const made = await handle(call)
    await checkAgain()
    if (!permitted) throw new Error(`${operation.id} does not check who may send its members`)
    await writeAudit(tx, {
      operation: operation.id,
      at: clock.now(),
      userId: asked.viewer === nobody ? null : asked.viewer.id,
      path: asked.path,
      address: asked.address,
      after: made,
      ...audited,
    })
    return made
  })
  for (const run of background) world.background.start(run)
  if (posted) world.background.start(outbox.sendDue)
  // The change is committed: a failure after the commit is logged, and the caller gets the answer.
  for (const run of afterCommit)
    await database.transaction(run).catch((error: unknown) => log?.failure(error))
  return result
}

function finish(
  operation: Operation,
  { checkAnswers }: World,
  result: unknown,
  tag?: string,
): Response {
  const status = operation.created ? 201 : 200
  if (checkAnswers && !(result instanceof TextAnswer))
    contract.checkAnswer(
      operation.id,
      status,
      // The answer is written to JSON and read again, so that the check sees what is sent.
      JSON.parse(result instanceof JsonText ? result.text : JSON.stringify(result)),
    )
  return respond(status, result, tag)
}
