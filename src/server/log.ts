/** Readable lines about what the server does: one per request, and failures with their stack. */
export interface Log {
  request(request: Request, status: number, milliseconds: number): void
  failure(error: unknown): void
}

/** Logs API calls to standard output; static files stay quiet. Query strings may hold e-mails and are left out. */
export const consoleLog: Log = {
  request(request, status, milliseconds) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/files/')) return
    const time = new Date().toISOString().slice(11, 19)
    console.log(
      `${time} ${status} ${request.method.padEnd(6)} ${pathname} ${Math.round(milliseconds)} ms`,
    )
  },
  failure(error) {
    console.error(error instanceof Error ? error.stack : error)
  },
}
