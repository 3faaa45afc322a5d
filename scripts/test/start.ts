import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '#server/seed/accounts.ts'
import { freePort } from '../lib/ports.ts'
import { at, root } from '../lib/project.ts'
import { type Outcome, type Step, sum, verdict } from '../lib/report.ts'

const startTimeoutMs = 60_000

interface Program {
  output(): string
  stop(signal: NodeJS.Signals): void
  ended: Promise<number | null>
}

export const startStep: Step = {
  name: 'npm start',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'p4-start-'))
    try {
      const outcomes: Outcome[] = []
      for (const check of [
        servesAndSeeds,
        servesAgain,
        refusesTakenPort,
        refusesBadFolder,
        refusesBadDatabase,
      ])
        outcomes.push(await check(folder))
      const output = outcomes
        .flatMap((outcome) => (outcome.failed ? [outcome.output] : []))
        .join('\n')
      return { ...sum(outcomes), output }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const servesAndSeeds = (folder: string) => servesAndStops(folder, true)
const servesAgain = (folder: string) => servesAndStops(folder, false)

/** Only a start that seeds may print the demo password. */
async function servesAndStops(folder: string, seeds: boolean): Promise<Outcome> {
  const port = await freePort()
  const program = start({ PORT: String(port), P4_DATA: join(folder, 'data') })
  const page = await firstAnswer(`http://127.0.0.1:${port}/`, program)
  const api = await fetch(`http://127.0.0.1:${port}/p4/products`).catch(() => undefined)
  program.stop('SIGINT')
  const code = await program.ended
  const html = page?.status === 200 ? await page.text() : ''
  const problems = [
    html.includes('<div id="root"') ? '' : 'no console at /',
    runsItsScript(html, page?.headers.get('content-security-policy') ?? '')
      ? ''
      : 'the policy refuses the script in the page',
    api?.status === 401 ? '' : `GET /p4/products answered ${api?.status}`,
    code === 0 ? '' : `Ctrl-C ended with ${code}`,
    program.output().includes(demoPassword) === seeds ? '' : 'the demo password',
  ].filter(Boolean)
  return verdict(problems.length === 0, `${problems.join(', ')}\n${program.output()}`)
}

/** Whether the page has the inline script and the policy permits it. */
function runsItsScript(html: string, policy: string): boolean {
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (script === undefined) return false
  return policy.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

async function refusesTakenPort(folder: string): Promise<Outcome> {
  const port = String(await freePort())
  const first = start({ PORT: port, P4_DATA: join(folder, 'data') })
  await firstAnswer(`http://127.0.0.1:${port}/`, first)
  const outcome = await refuses(
    'a taken port',
    { PORT: port, P4_DATA: join(folder, 'other') },
    port,
  )
  first.stop('SIGTERM')
  await first.ended
  return outcome
}

function refusesBadFolder(folder: string): Promise<Outcome> {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  return refuses('a folder that is a file', { P4_DATA: join(file, 'data') }, 'a-file')
}

const refusesBadDatabase = (folder: string): Promise<Outcome> =>
  refuses(
    'a database that is not there',
    { P4_DATA: join(folder, 'third'), DATABASE_URL: 'postgres://p4@127.0.0.1:1/none' },
    '127.0.0.1:1',
  )

/** With the cause and without a stack. */
async function refuses(what: string, env: Record<string, string>, cause: string): Promise<Outcome> {
  const program = start({ PORT: String(await freePort()), ...env })
  const late = setTimeout(() => program.stop('SIGKILL'), startTimeoutMs)
  const code = await program.ended
  clearTimeout(late)
  const text = program.output()
  const holds = code === 1 && text.includes(cause) && !/^\s+at /m.test(text)
  return verdict(holds, `${what}: exit code ${code}\n${text}`)
}

function start(env: Record<string, string>): Program {
  const child = spawn(process.execPath, [at('scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', SMTP_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return {
    output: () => output,
    stop: (signal) => child.kill(signal),
    ended: new Promise((resolve) => child.once('close', resolve)),
  }
}

async function firstAnswer(address: string, program: Program): Promise<Response | undefined> {
  let over = false
  program.ended.then(() => {
    over = true
  })
  const deadline = Date.now() + startTimeoutMs
  while (!over && Date.now() < deadline) {
    const response = await fetch(address).catch(() => undefined)
    if (response) return response
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return undefined
}
