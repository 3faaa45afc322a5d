import type { PgTable } from 'drizzle-orm/pg-core'
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '#api/core/contract.ts'
import type { Viewer } from '#domain/access/permissions.ts'
import type { Clock } from './clock.ts'
import type { Database, Tx } from './database/database.ts'
import type { Files } from './files.ts'
import type { Log } from './log.ts'
import type { Message } from './mail.ts'
import type { Outbox } from './outbox.ts'

/** JSON built by the database and sent unchanged, without parsing. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** E.g. a CSV report. */
export class TextAnswer {
  readonly contentType: string
  readonly text: string
  constructor(contentType: string, text: string) {
    this.contentType = contentType
    this.text = text
  }
}

/** A request that passed the contract and permission checks. */
export interface CheckedRequest<Id extends OperationId> {
  readonly path: PathOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  /** The signed-in user. Handlers of `public` operations must not read it. */
  readonly viewer: Viewer
  readonly authorization: string | null
  readonly clock: Clock
  /** For e-mails outside the call's transaction; inside, use `post`. */
  readonly outbox: Outbox
  readonly files: Files
  /** Caller's address, for rate limits. */
  readonly address: string
  /** Base URL of links in e-mails. */
  readonly origin: string
}

export interface Call<Id extends OperationId> extends CheckedRequest<Id> {
  /** A transaction for writes, else the plain connection. */
  readonly tx: Tx
  /**
   * Throws 403 for members that the viewer may not send, by their x-permission. Pass the changed members, and
   * members that the viewer cannot read, even if unchanged: a 200 would reveal the stored value.
   * Required for operations with such members.
   */
  permitParts(changed: object): Promise<void>
  /** State before the change, for the audit. */
  before(value: unknown): void
  /** State after the change, for the audit, if it is not the answer. */
  after(value: unknown): void
  /** Runs in a new transaction after the commit, before the answer. Failures are logged. */
  afterCommit(run: (tx: Tx) => Promise<void>): void
  /** Sends an e-mail after the commit. */
  post(message: Message): Promise<void>
  /** Runs after the commit without delaying the answer, which must not reveal its duration. Failures are logged. */
  inBackground(run: () => Promise<void>): void
}

/** What `prepare` gets: a database for its own transactions. */
export interface Preparation<Id extends OperationId> extends CheckedRequest<Id> {
  readonly database: Database
  readonly log?: Log
}

type Answer<Id extends OperationId> = AnswerOf<Id> | JsonText | TextAnswer

interface Handle<Id extends OperationId> {
  (call: Call<Id>): Promise<Answer<Id>>
  /** Tables that the answer depends on: while unchanged, a repeated read gets a 304. */
  readonly tables?: readonly PgTable[]
  readonly forViewer?: boolean
}

/** Runs before the transaction; returns the function that runs inside it. */
interface Prepared<Id extends OperationId> {
  prepare(request: Preparation<Id>): Promise<Handle<Id>>
}

export type Handler<Id extends OperationId> = Handle<Id> | Prepared<Id>

export type AllHandlers = { readonly [Id in OperationId]: Handler<Id> }

export type Handlers = Partial<AllHandlers>

/** A read that depends only on the tables, not on the viewer; its ETag is their revision. */
export function fromTables<Id extends OperationId>(
  tables: readonly PgTable[],
  handle: (call: Omit<Call<Id>, 'viewer'>) => Promise<Answer<Id>>,
): Handle<Id> {
  return Object.assign(handle, { tables })
}

/** Like `fromTables`, but the ETag also depends on the viewer. */
export function fromTablesForViewer<Id extends OperationId>(
  tables: readonly PgTable[],
  handle: (call: Call<Id>) => Promise<Answer<Id>>,
): Handle<Id> {
  return Object.assign(handle, { tables, forViewer: true })
}

/** A write with work before its transaction: password hashing, or a row that must survive a refusal. */
export function prepared<Id extends OperationId>(prepare: Prepared<Id>['prepare']): Prepared<Id> {
  return { prepare }
}
