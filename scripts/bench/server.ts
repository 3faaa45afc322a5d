import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { demoAccounts, demoPassword } from '#server/seed/accounts.ts'
import { freePort } from '../lib/ports.ts'
import { startPostgres } from '../lib/postgres.ts'
import { at, root } from '../lib/project.ts'

export interface BenchServer {
  base: string
  engine: string
  /** Set for PostgreSQL, which the bench also queries directly. */
  databaseUrl: string | undefined
  /** As in the console's localStorage. */
  session: { token: string; user: unknown }
  stop(): Promise<void>
}

// Seeding the large demo takes minutes on a slow machine.
const startTimeoutMs = 600_000

export async function startServer(): Promise<BenchServer> {
  const postgres = await startPostgres()
  const databaseUrl = typeof postgres === 'string' ? undefined : postgres.url
  const folder = mkdtempSync(join(tmpdir(), 'p4-bench-'))
  const base = `http://127.0.0.1:${await freePort()}`
  const child = spawn(process.execPath, [at('src/server/main.ts')], {
    cwd: root,
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
    if (databaseUrl) await vacuum(databaseUrl)
    const engine = databaseUrl ? 'PostgreSQL' : 'the embedded database'
    return { base, engine, databaseUrl, session, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Autovacuum would run during the first measurements. */
async function vacuum(url: string): Promise<void> {
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
