/** The P4 server's command line: boots from the environment, listens, stops cleanly. */
import { resolve } from 'node:path'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { BootError, type BootedP4, bootP4 } from './boot.ts'
import { answerCompressor } from './compressAnswer.ts'
import { DatabaseOpenError } from './database/openError.ts'
import { consoleLog } from './log.ts'
import { demoAccounts, demoPassword } from './seed/accounts.ts'
import { serveConsole } from './serveConsole.ts'

const env = process.env
const port = Number(env.PORT || 4100)
const host = env.HOST || '127.0.0.1'

function stopWith(message: string): never {
  console.error(message)
  process.exit(1)
}

if (!Number.isInteger(port) || port < 0 || port > 65535)
  stopWith(`PORT must be a number from 0 to 65535, not "${env.PORT}".`)
const apiHost = env.P4_API_HOST ?? ''
if (apiHost && !URL.canParse(apiHost))
  stopWith(`P4_API_HOST must be an address such as https://p4.example, not "${apiHost}".`)

let p4: BootedP4
try {
  p4 = await bootP4({ env, log: consoleLog, progress: (step) => console.log(`${step} …`) })
} catch (error) {
  if (error instanceof BootError || error instanceof DatabaseOpenError) stopWith(error.message)
  throw error
}

const page = serveConsole({ folder: resolve(env.P4_CONSOLE || 'dist'), apiHost })
const compress = answerCompressor()

function isForApi(request: Request): boolean {
  const { pathname } = new URL(request.url)
  if (/^\/(p4|files)\//.test(pathname)) return true
  // An address of the API that looks like the console's (AMB-90): a browser that goes there wants the console.
  return (
    /^\/stores\/[^/]+\/status$/.test(pathname) &&
    !(request.headers.get('accept') ?? '').includes('text/html')
  )
}

const server = serve(
  {
    port,
    hostname: host,
    async fetch(request, bindings: HttpBindings | Http2Bindings) {
      if (!isForApi(request)) return compress(request, await page(request))
      const address = bindings.incoming.socket.remoteAddress ?? 'unknown'
      return compress(request, await p4.fetch(request, address))
    },
  },
  (info) => {
    console.log(`\nP4 Console is ready: http://${host}:${info.port}\n`)
    console.log('Demo accounts (when the demo retailer was loaded), password', demoPassword)
    for (const [persona, account] of Object.entries(demoAccounts))
      console.log(`  ${persona.padEnd(10)} ${account.email}`)
    console.log('\nCtrl-C stops.')
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

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  server.close()
  await p4.close()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
