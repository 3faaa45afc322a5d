import { resolve } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { destination } from 'pino'
import { type BootedP4, bootP4 } from './boot.ts'
import { callerAddress } from './callerAddress.ts'
import { answerCompressor } from './compressAnswer.ts'
import { DatabaseOpenError } from './database/database.ts'
import { createLog } from './log.ts'
import { demoAccounts, demoPassword } from './seed/accounts.ts'
import { serveConsole } from './serveConsole.ts'
import { BootError } from './settings.ts'

const shutdownTimeoutMs = 10_000
// Connections may go on arriving without an end.
const acceptTimeoutMs = 2_000
const quietMs = 50
const log = createLog(destination({ fd: 1, sync: true }))

// Files are private to the OS user.
process.umask(0o077)

function stopWith(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

let p4: BootedP4
try {
  p4 = await bootP4({
    env: process.env,
    log,
    progress: (step) => console.log(`${step} …`),
  })
} catch (error) {
  if (error instanceof BootError || error instanceof DatabaseOpenError) stopWith(error.message)
  throw error
}
process.on('uncaughtException', (error) => {
  log.failure(error, { event: 'crash' })
  process.exit(1)
})
// The HTTP library reports broken connections and failed bodies here.
console.info = log.incompleteBody
console.error = (error) => log.failure(error)

const { port, host, apiHost, consoleFolder, trustedProxies } = p4.settings
const page = serveConsole({ folder: resolve(consoleFolder), apiHost })
const compress = answerCompressor()

function isForApi(request: Request): boolean {
  const { pathname } = new URL(request.url)
  if (/^\/(p4|files)\//.test(pathname)) return true
  // Browser navigation to this API path gets the console (AMB-90).
  return (
    /^\/stores\/[^/]+\/status$/.test(pathname) &&
    !(request.headers.get('accept') ?? '').includes('text/html')
  )
}

async function answerTo(request: Request, socketAddress = 'unknown'): Promise<Response> {
  if (!isForApi(request)) return page(request)
  const forwarded = request.headers.get('x-forwarded-for')
  return p4.fetch(request, callerAddress(socketAddress, forwarded, trustedProxies))
}

let stopping = false
const server = serve(
  {
    port,
    hostname: host,
    async fetch(request, { incoming, outgoing }: HttpBindings | Http2Bindings) {
      const answer = await compress(request, await answerTo(request, incoming.socket.remoteAddress))
      if (stopping) outgoing.setHeader('connection', 'close')
      return answer
    },
  },
  (info) => {
    console.log(`\nP4 Console is ready: http://${host}:${info.port}\n`)
    for (const hint of p4.hints) console.log(hint)
    if (p4.seeded) {
      console.log('Demo accounts, password', demoPassword)
      for (const [persona, account] of Object.entries(demoAccounts))
        console.log(`  ${persona.padEnd(10)} ${account.email}`)
    }
    console.log('\nCtrl-C stops.')
    log.event('started', { address: `http://${host}:${info.port}`, database: p4.database.engine })
  },
)
server.on('error', async (error: NodeJS.ErrnoException) => {
  await p4.close()
  stopWith(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Set PORT to another one.`
      : `The server cannot listen on ${host}:${port}: ${error.message}`,
  )
})

let arrivals = 0
for (const event of ['connection', 'request'])
  server.on(event, () => {
    arrivals += 1
  })

/**
 * Waits until nothing more arrives: closing the socket resets connections that wait to be accepted. Node accepts one
 * in each turn of its loop.
 */
async function acceptWaiting(): Promise<void> {
  const deadline = performance.now() + acceptTimeoutMs
  let known = -1
  while (known !== arrivals && performance.now() < deadline) {
    known = arrivals
    await setTimeout(quietMs)
    // The timer may be late: then this turn has not accepted anything yet.
    await setImmediate()
  }
}

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  const late = () => stopWith('Stopped before everything was answered.')
  setTimeout(shutdownTimeoutMs, undefined, { ref: false }).then(late)
  log.event('stopping')
  await acceptWaiting()
  const closed = new Promise((done) => server.close(done))
  // Idle keep-alive connections would delay the shutdown.
  setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 50)
  await closed
  await p4.close()
  log.flush()
  log.event('stopped')
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
