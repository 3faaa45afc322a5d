import type { PgTable } from 'drizzle-orm/pg-core'
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '#api/contract.ts'
import type { Viewer } from '#domain/permissions.ts'
import type { Clock } from './clock.ts'
import type { Database, Tx } from './database/database.ts'
import type { Files } from './files.ts'
import type { Log } from './log.ts'
import type { Message } from './mail.ts'
import type { Outbox } from './outbox.ts'

/** JSON text built by the database and sent unchanged: a long list is not parsed and written again. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An answer that is not JSON, e.g. a CSV report. */
export class TextAnswer {
  readonly contentType: string
  readonly text: string
  constructor(contentType: string, text: string) {
    this.contentType = contentType
    this.text = text
  }
}

/** A request that has passed the checks of the contract and of permissions. */
export interface Asked<Id extends OperationId> {
  readonly path: PathOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  /**
   * The signed-in user. Only `public` operations run without a session, and their handlers must not read
   * this.
   */
  readonly viewer: Viewer
  /** The Authorization header of the request. */
  readonly authorization: string | null
  readonly clock: Clock
  /** For e-mails of other transactions than the call's; those of a call go by its `post`. */
  readonly outbox: Outbox
  readonly files: Files
  /** Address of the caller, for limits on sign-in attempts. */
  readonly address: string
  /** The server's own address, for links in e-mails. */
  readonly origin: string
}

/** What a handler gets: the request, and the server's services. */
export interface Call<Id extends OperationId> extends Asked<Id> {
  /** A transaction where the operation does something, else the plain connection. */
  readonly tx: Tx
  /**
   * Throws 403 for a member of the body that the viewer may not send, by the contract's x-permission of that
   * member. A handler passes the members that change something: a value sent as it is stored is no change, but
   * where the viewer cannot read it, since the answer would tell that it is the stored one.
   * Every operation with such members must call this.
   */
  permitParts(changed: object): Promise<void>
  /** Keeps the state before the change for the audit row. */
  before(value: unknown): void
  /**
   * Keeps another value than the answer as the state after the change, e.g. where the answer is a user's
   * data.
   */
  after(value: unknown): void
  /** Runs once the transaction is committed, in another one, before the answer. A failure is logged. */
  afterCommit(run: (tx: Tx) => Promise<void>): void
  /** Keeps an e-mail in the transaction; it is sent once that is committed. */
  post(message: Message): Promise<void>
  /**
   * Runs once the transaction is committed, without delaying the answer: a caller learns neither how long
   * the work takes nor whether it fails. A failure is logged.
   */
  inBackground(run: () => Promise<void>): void
}

/** What the part ahead of the transaction gets: the database, for transactions of its own, and the log. */
export interface Preparation<Id extends OperationId> extends Asked<Id> {
  readonly database: Database
  readonly log?: Log
}

type Answer<Id extends OperationId> = AnswerOf<Id> | JsonText | TextAnswer

/** Answers a call. */
interface Handle<Id extends OperationId> {
  (call: Call<Id>): Promise<Answer<Id>>
  /** Tables that the answer is read from. While they are unchanged, a repeated read is answered with 304. */
  readonly tables?: readonly PgTable[]
  /** Whether the answer also depends on the viewer. */
  readonly forViewer?: boolean
}

/** Runs ahead of the transaction, and returns the function that runs in the transaction. */
interface Prepared<Id extends OperationId> {
  prepare(asked: Preparation<Id>): Promise<Handle<Id>>
}

/** What answers an operation: a function, or a `prepared` part that returns one. */
export type Handler<Id extends OperationId> = Handle<Id> | Prepared<Id>

/** The handler of every operation of the contract, by operationId. */
export type AllHandlers = { readonly [Id in OperationId]: Handler<Id> }

/** Handlers of some operations, by operationId. */
export type Handlers = Partial<AllHandlers>

/**
 * A read whose answer changes only with the given tables; its ETag is made of their revisions. It does not know
 * the viewer, so that all viewers share one ETag.
 */
export function fromTables<Id extends OperationId>(
  tables: readonly PgTable[],
  handle: (call: Omit<Call<Id>, 'viewer'>) => Promise<Answer<Id>>,
): Handle<Id> {
  return Object.assign(handle, { tables })
}

/** A read like `fromTables` whose answer also depends on the viewer, who is part of its ETag. */
export function fromTablesForViewer<Id extends OperationId>(
  tables: readonly PgTable[],
  handle: (call: Call<Id>) => Promise<Answer<Id>>,
): Handle<Id> {
  return Object.assign(handle, { tables, forViewer: true })
}

/**
 * A write with a part ahead of its transaction: slow work such as hashing a password, or a row that must stay
 * although the request is refused, such as an attempt to sign in.
 */
export function prepared<Id extends OperationId>(prepare: Prepared<Id>['prepare']): Prepared<Id> {
  return { prepare }
}
