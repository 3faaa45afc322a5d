/** Readable log lines: one per request, and each failure with the place in the code that it came from. */
import { sqlState } from './database/broken.ts'

export interface Log {
  /** `route` is the path of the contract, e.g. /p4/users/:id. */
  request(request: Request, route: string, status: number, milliseconds: number): void
  failure(error: unknown): void
}

/**
 * A failure in words, without any value of the request: a statement's parameters may be passwords, codes and
 * names, and PostgreSQL repeats values in its messages.
 */
export function loggedFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const frames = (error.stack ?? '').split(error.message).at(-1) ?? ''
  if (!('query' in error && 'params' in error)) return `${error.name}: ${error.message}${frames}`
  return `${error.name} (${sqlState(error) ?? 'no SQLSTATE'}): ${error.query}${frames}`
}

/** Logs API calls to standard output; requests for static files are not logged. */
export const consoleLog: Log = {
  request(request, route, status, milliseconds) {
    if (route.startsWith('/files/')) return
    const time = new Date().toISOString().slice(11, 19)
    console.log(
      `${time} ${status} ${request.method.padEnd(6)} ${route} ${Math.round(milliseconds)} ms`,
    )
  },
  failure(error) {
    console.error(loggedFailure(error))
  },
}
