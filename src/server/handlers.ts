import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '#api/contract.ts'
import type { Viewer } from '#domain/permissions.ts'
import type { Clock } from './clock.ts'
import type { Tx } from './database/database.ts'
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

/** What a handler gets: the checked request and the world it may touch. */
export interface Call<Id extends OperationId> {
  readonly path: PathOf<Id>
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  /** The person asking. Only `public` operations run without one, and they must not read it. */
  readonly viewer: Viewer
  /** A transaction for mutations, the plain connection for reads. */
  readonly tx: Tx
  readonly clock: Clock
  readonly mail: Mail
  readonly files: Files
  /** Address of the caller, for limits on sign-in attempts. */
  readonly address: string
  /** Where this server is reached, for links in e-mails. */
  readonly origin: string
  /** Keeps the state before the change for the audit row. */
  before(value: unknown): void
  /** Runs once the transaction is committed, e.g. to send an e-mail. */
  afterCommit(run: () => Promise<void>): void
}

export type Answer<Id extends OperationId> = AnswerOf<Id> | JsonText | TextAnswer

export interface Handler<Id extends OperationId> {
  handle(call: Call<Id>): Promise<Answer<Id>>
  /** Tables the answer is made from: an unchanged list then costs a 304. */
  readonly tables?: readonly string[]
}

/** Handlers by operationId; what is missing answers 501. */
export type Handlers = {
  [Id in OperationId]?: Handler<Id> | ((call: Call<Id>) => Promise<Answer<Id>>)
}

/** A read whose answer changes only with the named tables; it carries an ETag made of their revisions. */
export function fromTables<Id extends OperationId>(
  tables: readonly string[],
  handle: (call: Call<Id>) => Promise<Answer<Id>>,
): Handler<Id> {
  return { tables, handle }
}
