import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'p4-main-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Starts the server and waits until it is ready. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: '', PORT: '0', P4_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let address: string | undefined
  const lines = createInterface({ input: child.stdout })
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      address ??= /is ready: (\S+)/.exec(line)?.[1]
      if (line === 'Ctrl-C stops.') resolve()
    })
  })
  await Promise.race([ready, ended])
  return { child, ended, address: address ?? '' }
}

test('SIGTERM answers requests that wait to be accepted', async () => {
  const { child, ended, address } = await start({ P4_SEED: 'none' })
  // While the process is stopped the operating system takes the connections for it.
  child.kill('SIGSTOP')
  const requests = Array.from({ length: 40 }, () =>
    request(`${address}/p4/roles`, { agent: false }),
  )
  const answers = requests.map((one) => once(one, 'response'))
  const connected = requests.map(async (one) => {
    const [socket] = await once(one, 'socket')
    await once(socket, 'connect')
  })
  for (const one of requests) one.end()
  await Promise.all(connected)
  child.kill('SIGTERM')
  child.kill('SIGCONT')
  for (const [response] of await Promise.all(answers))
    expect(response).toMatchObject({ statusCode: 401, headers: { connection: 'close' } })
  expect(await ended).toEqual([0, null])
}, 120_000)

test('SIGTERM refuses new requests, and lets who is being served have their answer', async () => {
  const { child, ended, address } = await start({
    P4_SEED: 'none',
    P4_OWNER_EMAIL: 'first@p4.example',
  })
  const idle = await fetch(`${address}/p4/roles`)
  expect(idle.status).toBe(401)
  const headers = { expect: '100-continue', 'content-type': 'application/json' }
  const sending = request(`${address}/p4/login`, { method: 'POST', headers })
  sending.flushHeaders()
  // The 'continue' says that the server has begun with the request and waits for its body.
  await once(sending, 'continue')
  child.kill('SIGTERM')
  const refused = () =>
    fetch(`${address}/p4/roles`).then(
      () => false,
      () => true,
    )
  while (!(await refused()));
  const answered = once(sending, 'response')
  sending.end(JSON.stringify({ email: 'nobody@p4.example', password: 'espresso' }))
  const [answer] = await answered
  expect(answer).toMatchObject({ statusCode: 401 })
  expect(await ended).toEqual([0, null])
  // The files are readable for the operating system's user alone.
  for (const written of [folder, join(folder, 'mail')])
    expect((await stat(written)).mode & 0o777).toBe(0o700)
}, 120_000)
