import { spawn, spawnSync } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { inPath } from './chromium.ts'
import { canInstall, installDebian } from './debian.ts'
import { freePort } from './ports.ts'
import { run } from './processes.ts'

export interface Postgres {
  url: string
  stop(): Promise<void>
}

/** TEST_DATABASE_URL, else a temporary server, else the reason. */
export async function startPostgres(): Promise<Postgres | string> {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl) return { url: configuredUrl, stop: async () => {} }
  let bin = findBinaries()
  if (!bin && canInstall()) {
    const problem = await installDebian('postgresql')
    if (problem) return problem
    bin = findBinaries()
  }
  if (!bin) return 'no PostgreSQL here: set TEST_DATABASE_URL or install it'
  return startThrowAway(bin)
}

const password = 'throw-away'
// Upper and lower case of all languages, like the embedded database.
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

function findBinaries(): string | undefined {
  const installed = globSync([
    '/usr/lib/postgresql/*/bin/initdb',
    '/opt/homebrew/opt/postgresql*/bin/initdb',
    '/usr/local/opt/postgresql*/bin/initdb',
  ]).map(dirname)
  installed.sort((a, b) => versionIn(b) - versionIn(a))
  const onPath = inPath(['initdb'])
  return installed[0] ?? (onPath ? dirname(onPath) : undefined)
}

const versionIn = (path: string): number => Number(/postgresql[/@](\d+)/.exec(path)?.[1] ?? 0)

async function startThrowAway(bin: string): Promise<Postgres | string> {
  const owner = ownerOfData()
  if (typeof owner === 'string') return owner
  const folder = mkdtempSync(join(tmpdir(), 'p4-postgres-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o644 })
  const initialised = await run(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'p4',
      '--encoding=UTF8',
      `--locale=${locale}`,
      '--no-sync',
      // Lets tests check that a wrong password is refused.
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
    ],
    { ...owner, cwd: folder },
  )
  if (initialised.code !== 0) {
    remove()
    return `initdb: ${initialised.output.trim().split('\n').at(-1)}`
  }
  const port = await freePort()
  // Temporary data: no flush to disk.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    log_min_messages: 'fatal',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
    // Own process group: Ctrl-C must not stop it before the tests.
    detached: true,
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const onExit = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', onExit)
  const stop = async () => {
    process.removeListener('exit', onExit)
    server.kill('SIGINT')
    await ended
    remove()
  }
  const base = `postgres://p4:${password}@127.0.0.1:${port}`
  if (await makeDatabase(`${base}/postgres`, server)) return { url: `${base}/p4_test`, stop }
  await stop()
  return 'PostgreSQL did not start'
}

/** PostgreSQL refuses to run as root; Debian's package creates a user. */
function ownerOfData(): { uid?: number; gid?: number } | string {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((option) => {
      const { status, stdout } = spawnSync('id', [option, user], { encoding: 'utf8' })
      return status === 0 ? Number(stdout) : undefined
    })
    if (uid !== undefined) return { uid, gid }
  }
  return 'PostgreSQL does not run as root, and there is no other user'
}

/** False on timeout. */
async function makeDatabase(url: string, server: { exitCode: number | null }): Promise<boolean> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('create database p4_test')
      await client.end()
      return true
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return false
}
