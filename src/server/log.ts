import { sqlState } from './database/broken.ts'

export interface Log {
  /** `route` is a template, e.g. /p4/users/:id. */
  request(request: Request, route: string, status: number, milliseconds: number): void
  failure(error: unknown): void
}

/** Without values: PostgreSQL messages may contain passwords, codes and names. */
export function loggedFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const frames = (error.stack ?? '').split(error.message).at(-1) ?? ''
  if (!('query' in error && 'params' in error)) return `${error.name}: ${error.message}${frames}`
  return `${error.name} (${sqlState(error) ?? 'no SQLSTATE'}): ${error.query}${frames}`
}

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
