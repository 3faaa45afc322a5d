import type { PgTable } from 'drizzle-orm/pg-core'
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '#api/core/contract.ts'
import type { Viewer } from '#domain/access/permissions.ts'
import type { Database, Tx } from './database/database.ts'
import type { Files } from './files.ts'
import type { Log } from './log.ts'
import type { Message } from './mail.ts'
import type { Outbox } from './outbox.ts'
import type { StoredPictures } from './saveImage.ts'

/** Built by the database and sent unparsed. */
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

export interface CheckedRequest<Id extends OperationId> {
  readonly path: PathOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  /** Not for handlers of `public` operations. */
  readonly viewer: Viewer
  readonly authorization: string | null
  readonly userAgent: string | null
  readonly clock: Clock
  /** Outside the call's transaction; inside, use `post`. */
  readonly outbox: Outbox
  readonly files: Files
  /** Stored before the transaction. */
  readonly pictures: StoredPictures
  readonly address: string
  readonly origin: string
}

export interface Call<Id extends OperationId> extends CheckedRequest<Id> {
  readonly tx: Tx
  /**
   * Throws 403 by x-permission. Pass changed members, and members hidden from the viewer even if unchanged: a
   * 200 would reveal the stored value. Required for operations with such members.
   */
  permitParts(changed: object): Promise<void>
  before(value: unknown): void
  /** Default: the answer. */
  after(value: unknown): void
  post(message: Message): Promise<void>
  /** After the commit, and not awaited: the answer must not reveal its duration. Failures are logged. */
  inBackground(run: () => Promise<void>): void
}

export interface Preparation<Id extends OperationId> extends CheckedRequest<Id> {
  readonly database: Database
  readonly log?: Log
}

type Answer<Id extends OperationId> = AnswerOf<Id> | JsonText | TextAnswer

interface Handle<Id extends OperationId> {
  (call: Call<Id>): Promise<Answer<Id>>
  /** While unchanged, a repeated read is a 304. */
  readonly tables?: readonly PgTable[]
  readonly forViewer?: boolean
}

/** Runs before the transaction. */
interface Prepared<Id extends OperationId> {
  prepare(request: Preparation<Id>): Promise<Handle<Id>>
}

export type Handler<Id extends OperationId> = Handle<Id> | Prepared<Id>

export type AllHandlers = { readonly [Id in OperationId]: Handler<Id> }

export type Handlers = Partial<AllHandlers>

/** Does not depend on the viewer. */
export function fromTables<Id extends OperationId>(
  tables: readonly PgTable[],
  handle: (call: Omit<Call<Id>, 'viewer'>) => Promise<Answer<Id>>,
): Handle<Id> {
  return Object.assign(handle, { tables })
}

export function fromTablesForViewer<Id extends OperationId>(
  tables: readonly PgTable[],
  handle: (call: Call<Id>) => Promise<Answer<Id>>,
): Handle<Id> {
  return Object.assign(handle, { tables, forViewer: true })
}

/** For slow work, or a row that must survive a refusal. */
export function prepared<Id extends OperationId>(prepare: Prepared<Id>['prepare']): Prepared<Id> {
  return { prepare }
}

/** Injected, so that tests can set the time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
