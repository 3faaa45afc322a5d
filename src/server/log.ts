/** The log: one JSON object a line, without personal data. */
import { type DestinationStream, pino, stdTimeFunctions } from 'pino'
import { sqlState } from './database/broken.ts'

export interface Caller {
  readonly method: string
  /** Template, e.g. /p4/users/:id: the address may hold a search text. */
  readonly route: string
  /** Id of the signed-in user. */
  readonly user: number | undefined
  /** Address of the caller. */
  readonly caller: string
}

export interface Log {
  request(caller: Caller, status: number, milliseconds: number): void
  /** A request whose body did not arrive. They are counted: thousands of connections may break off at once. */
  incompleteBody(): void
  /** `about` says what failed: a request, or an event such as 'e-mail'. */
  failure(error: unknown, about?: Caller | Readonly<Record<string, string | number>>): void
}

const countIntervalMs = 60_000

interface ServerLog extends Log {
  event(event: string, details?: Readonly<Record<string, string>>): void
  /** Writes what is counted so far. */
  flush(): void
}

export function createLog(destination: DestinationStream): ServerLog {
  const logger = pino(
    {
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  )
  let incompleteBodies = 0
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (incompleteBodies > 0) logger.info({ event: 'incomplete bodies', count: incompleteBodies })
    incompleteBodies = 0
  }
  return {
    flush,
    request({ method, route, user, caller }, status, milliseconds) {
      if (route.startsWith('/files/') && status < 500) return
      const ms = Math.round(milliseconds)
      logger.info({ event: 'request', method, route, status, ms, user, caller })
    },
    incompleteBody() {
      incompleteBodies += 1
      timer ??= setTimeout(flush, countIntervalMs).unref()
    },
    event(event, details) {
      logger.info({ event, ...details })
    },
    failure(error, about) {
      logger.error({ event: 'failure', ...about, error: loggedError(error) })
    },
  }
}

const emailAddress = /[^\s<>()"',;:/@]+@[^\s<>()"',;:/@]+/g

/**
 * Without values of requests and answers: parameters and PostgreSQL messages may contain passwords, codes and names,
 * answers of mail servers contain addresses.
 */
function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error).replaceAll(emailAddress, '…') }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const stack = frames.map((frame) => frame.trim()).join('\n')
  const type = error.name
  const cause = error.cause === undefined ? undefined : loggedError(error.cause)
  if ('query' in error && 'params' in error)
    return { type, code: sqlState(error), query: String(error.query), stack }
  const code = 'code' in error ? String(error.code) : undefined
  if (code && 'severity' in error) return { type, code, stack }
  if ('responseCode' in error) {
    const { responseCode } = error
    const command = 'command' in error ? String(error.command) : undefined
    return { type, code, responseCode, command, stack }
  }
  const message = error.message.replaceAll(emailAddress, '…')
  return { type, message, code, stack, cause }
}
