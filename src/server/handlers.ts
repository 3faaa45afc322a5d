import type { PgTable } from 'drizzle-orm/pg-core'
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '#api/contract.ts'
import type { Viewer } from '#domain/permissions.ts'
import type { Clock } from './clock.ts'
import type { Database, Tx } from './database/database.ts'
import type { Files } from './files.ts'
import type { Mail } from './mail.ts'

/** JSON text built by the database, sent as it is: no parsing and writing again for long lists. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An answer that is no JSON, e.g. a CSV report. */
export class TextAnswer {
  readonly contentType: string
  readonly text: string
  constructor(contentType: string, text: string) {
    this.contentType = contentType
    this.text = text
  }
}

/** A request that has passed the contract and the check of permissions. */
export interface Asked<Id extends OperationId> {
  readonly path: PathOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  /** The person asking. Only `public` operations run without one, and they must not read it. */
  readonly viewer: Viewer
  /** The Authorization header of the request. */
  readonly authorization: string | null
  readonly clock: Clock
  readonly mail: Mail
  readonly files: Files
  /** Address of the caller, for limits on sign-in attempts. */
  readonly address: string
  /** Where this server is reached, for links in e-mails. */
  readonly origin: string
}

/** What a handler gets: the request and the world it may touch. */
export interface Call<Id extends OperationId> extends Asked<Id> {
  /** A transaction where the operation does something, else the plain connection. */
  readonly tx: Tx
  /**
   * Throws 403 for a member of the body that the viewer may not send, by the contract's x-permission there.
   * A handler calls it with the members that change something: what is sent as it is stored is no change. An
   * operation with such members must call it.
   */
  permitParts(changed: object): Promise<void>
  /** Keeps the state before the change for the audit row. */
  before(value: unknown): void
  /** Keeps something else than the answer as the state after, e.g. where the answer is a person's data. */
  after(value: unknown): void
  /** Runs once the transaction is committed, before the answer. A failure is logged. */
  afterCommit(run: () => Promise<void>): void
  /**
   * Runs once the transaction is committed, without keeping the answer waiting: neither how long it
   * takes nor whether it fails can be told from outside. A failure is logged.
   */
  inBackground(run: () => Promise<void>): void
}

/** What there is ahead of the transaction: the database is free for transactions of its own. */
export interface Preparation<Id extends OperationId> extends Asked<Id> {
  readonly database: Database
}

export type Answer<Id extends OperationId> = AnswerOf<Id> | JsonText | TextAnswer

/** Answers a call. */
export interface Handle<Id extends OperationId> {
  (call: Call<Id>): Promise<Answer<Id>>
  /** Tables the answer is made from: an unchanged answer then costs a 304. */
  readonly tables?: readonly PgTable[]
}

/** Runs ahead of the transaction, and returns what runs in it. */
export interface Prepared<Id extends OperationId> {
  prepare(asked: Preparation<Id>): Promise<Handle<Id>>
}

/** What answers an operation: a function, or `prepared` to return one. */
export type Handler<Id extends OperationId> = Handle<Id> | Prepared<Id>

/** Handlers by operationId; what is missing answers 501. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> }

/** A read whose answer changes only with the tables; it carries an ETag made of their revisions. */
export function fromTables<Id extends OperationId>(
  tables: readonly PgTable[],
  handle: (call: Call<Id>) => Promise<Answer<Id>>,
): Handle<Id> {
  return Object.assign(handle, { tables })
}

/**
 * A mutation with a part ahead of its transaction, for what takes long (hashing a password) or must stay
 * although the request is refused (an attempt to sign in).
 */
export function prepared<Id extends OperationId>(prepare: Prepared<Id>['prepare']): Prepared<Id> {
  return { prepare }
}
