/** A freshly seeded P4 server in process, exclusive to a test until released. */
import { inspect } from 'node:util'
import { expect } from 'vitest'
import { z } from 'zod'
import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '#api/core/contract.ts'
import { createP4, type P4 } from '#server/app.ts'
import { loadContract } from '#server/contract.ts'
import type { Database } from '#server/database/database.ts'
import { isolated } from '#server/database/testing.ts'
import { seedPictures, testNow } from '#server/database/testSeed.ts'
import { type Files, memoryFiles } from '#server/files.ts'
import type { Clock } from '#server/handlers.ts'
import { memoryMail } from '#server/mail.ts'
import { demoAccounts } from '#server/seed/accounts.ts'
import { startSession } from '#server/session.ts'
import { type HostWay, otherHost } from './otherHost/otherHost.ts'

export type Persona = keyof typeof demoAccounts

export type Who = Persona | number | 'signedOut'

interface TestClock extends Clock {
  set(moment: Date | string): void
  advance(time: {
    readonly minutes?: number
    readonly hours?: number
    readonly days?: number
  }): void
}

type Optional<Key extends string, Value> = undefined extends Value
  ? { readonly [K in Key]?: Value }
  : { readonly [K in Key]: Value }

export type RequestOf<Id extends OperationId> = Optional<'path', PathOf<Id>> & {
  readonly query?: QueryOf<Id>
} & Optional<'body', BodyOf<Id>>

/** May be invalid. A multipart body is given as its fields. */
export interface AnyRequest {
  readonly path?: Readonly<Record<string, string | number>>
  readonly query?: object
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly address?: string
}

interface TestAnswer {
  readonly status: number
  /** Parsed JSON, or text. */
  readonly body: unknown
  readonly headers: Headers
}

export interface Caller {
  /** Any answer; throws an internal server failure. */
  call(id: OperationId, request?: AnyRequest): Promise<TestAnswer>
  ok<Id extends OperationId>(id: Id, request?: RequestOf<Id>): Promise<AnswerOf<Id>>
}

export interface TestP4 extends P4 {
  readonly database: Database
  readonly mail: ReturnType<typeof memoryMail>
  readonly files: Files
  readonly clock: TestClock
  as(who: Who): Caller
  token(who: Exclude<Who, 'signedOut'>): Promise<string>
  /** As the console stores it. */
  currentUser(who: Exclude<Who, 'signedOut'>): Promise<{ token: string; user: AnswerOf<'getUser'> }>
  release(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

const origin = 'http://p4.test'
const anyRequest = z.custom<AnyRequest>()

interface StartOptions {
  readonly now?: Date | string
  /** `fetch` answers like another host; `as` calls do not. */
  readonly host?: readonly HostWay[]
}

/** Release it (`await using p4 = ...`): other tests wait for it. */
export async function startP4(options: StartOptions = {}): Promise<TestP4> {
  const { database, release } = await isolated()
  const clock = testClock(new Date(options.now ?? testNow))
  const mail = memoryMail()
  const files = memoryFiles(await seedPictures())
  const failures: unknown[] = []
  const log = {
    request: () => {},
    incompleteBody: () => {},
    failure: (error: unknown) => void failures.push(error),
  }
  const p4 = createP4({
    database,
    clock,
    mail,
    files,
    log,
    publicUrl: origin,
    checkAnswers: true,
  })
  const host = options.host?.length ? otherHost(p4, options.host) : p4
  const tokens = new Map<number, Promise<string>>()

  const token = (who: Exclude<Who, 'signedOut'>) => {
    const id = typeof who === 'number' ? who : demoAccounts[who].id
    const known = tokens.get(id) ?? database.transaction((tx) => startSession(tx, id, clock))
    tokens.set(id, known)
    return known
  }
  const call = async (who: Who, id: OperationId, given: AnyRequest): Promise<TestAnswer> => {
    const request = requestOf(id, given)
    if (who !== 'signedOut')
      request.headers.set('authorization', `P4 ${await withTimeout('The session', token(who))}`)
    const answer = await withTimeout(id, p4.fetch(request, given.address))
    await withTimeout(`The background work of ${id}`, p4.settled())
    if (answer.status === 500) throw failures.at(-1)
    const json = answer.headers.get('content-type')?.startsWith('application/json')
    const read: Promise<unknown> = json ? answer.json() : answer.text()
    const body = await withTimeout(`The body of ${id}`, read)
    return { status: answer.status, body, headers: answer.headers }
  }
  const as = (who: Who): Caller => ({
    call: (id, request = {}) => call(who, id, request),
    async ok<Id extends OperationId>(id: Id, request?: RequestOf<Id>) {
      const { status, body } = await call(who, id, anyRequest.parse(request ?? {}))
      if (status !== 200 && status !== 201)
        throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`)
      // Already validated by the server.
      return z.custom<AnswerOf<Id>>().parse(body)
    },
  })
  const answerOf = async (request: Request, address?: string) => {
    const answer = await host.fetch(request, address)
    await p4.settled()
    if (answer.status === 500) process.stderr.write(`${inspect(failures.at(-1))}\n`)
    return answer
  }
  const open = new Set<Promise<Response>>()
  let over = false
  const end = async () => {
    over = true
    await Promise.allSettled(open)
    await release()
  }
  return {
    database,
    mail,
    files,
    clock,
    token,
    as,
    release: end,
    settled: p4.settled,
    resume: p4.resume,
    async fetch(request, address) {
      // A console that outlives its test hangs, so that its failures do not reach the next test.
      if (over) await new Promise(() => {})
      const answering = answerOf(request, address)
      open.add(answering)
      return answering.finally(() => open.delete(answering))
    },
    async currentUser(who) {
      const id = typeof who === 'number' ? who : demoAccounts[who].id
      return { token: await token(who), user: await as(who).ok('getUser', { path: { id } }) }
    },
    [Symbol.asyncDispose]: end,
  }
}

// Below a journey's timeout, whose message does not name the call.
const callTimeoutMs = 20_000

async function withTimeout<T>(what: string, work: Promise<T>): Promise<T> {
  const started = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Far more than the timeout means that the whole process was blocked.
      const seconds = (performance.now() - started) / 1000
      reject(new Error(`${what} did not end within ${seconds.toFixed(1)} s`))
    }, callTimeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function testClock(start: Date): TestClock {
  let now = start
  return {
    now: () => now,
    set(moment) {
      now = new Date(moment)
    },
    advance({ minutes = 0, hours = 0, days = 0 }) {
      now = new Date(now.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000)
    },
  }
}

function requestOf(id: OperationId, { path = {}, query = {}, body, headers }: AnyRequest): Request {
  const operation = loadContract().operations.find((one) => one.id === id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  const pathname = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  )
  const url = new URL(pathname, origin)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value))
  const { method, multipart } = operation
  if (body === undefined) return new Request(url, { method, headers: { ...headers } })
  // FormData sets the content type with its boundary.
  if (multipart) return new Request(url, { method, body: formOf(body), headers: { ...headers } })
  return new Request(url, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
}

function formOf(fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(z.record(z.string(), z.unknown()).parse(fields)))
    form.set(name, value instanceof Blob ? value : String(value))
  return form
}

export const refusedWith = (status: number, message: string, path?: string) => ({
  status,
  body: { message, ...(path ? { fields: [{ path, message }] } : {}) },
})

export const needs = (permission: string) =>
  refusedWith(403, `You need the permission ${permission} for this.`)

/** A 400 that blames a member of the body, for `toMatchObject`. */
export const refusedAt = (path: string, message: unknown = expect.any(String)) => ({
  status: 400,
  body: { fields: [{ path, message }] },
})
