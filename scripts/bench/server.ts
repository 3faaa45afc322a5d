import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { demoAccounts, demoPassword } from '#server/seed/accounts.ts'
import { freePort } from '../lib/ports.ts'
import { startPostgres } from '../lib/postgres.ts'

export interface BenchServer {
  base: string
  /** The session as the console keeps it in localStorage. */
  session: { token: string; user: unknown }
  stop(): Promise<void>
}

/** Loading the large demo retailer takes minutes on a slow machine. */
const startTimeoutMs = 600_000

/** Starts the P4 server of a checkout as `npm start` does, with the large demo retailer, and signs the owner in. */
export async function startServer(checkout: string): Promise<BenchServer> {
  const postgres = await startPostgres()
  const databaseUrl = typeof postgres === 'string' ? undefined : postgres.url
  const folder = mkdtempSync(join(tmpdir(), 'p4-bench-'))
  const base = `http://127.0.0.1:${await freePort()}`
  const child = spawn(process.execPath, [join(checkout, 'src/server/main.ts')], {
    cwd: checkout,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(base).port,
      HOST: '127.0.0.1',
      P4_DATA: folder,
      P4_SEED: 'large',
      DATABASE_URL: databaseUrl ?? '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    if (typeof postgres !== 'string') await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const session = await signIn(base, child)
    if (databaseUrl) await settle(databaseUrl)
    return { base, session, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Does what autovacuum does after a large load, so that it is not measured beside the first pages. */
async function settle(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

async function signIn(base: string, child: ChildProcess): Promise<BenchServer['session']> {
  const deadline = Date.now() + startTimeoutMs
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${base}/p4/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demoAccounts.owner.email, password: demoPassword }),
    }).catch(() => undefined)
    if (response?.ok) return response.json()
    if (response) throw new Error(`The sign-in was refused: ${await response.text()}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The P4 server did not start.')
}
