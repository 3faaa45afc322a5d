// Runs all tests, cheapest first; prints one summary line.
import { staticChecks, unitTests } from '../lib/checks.ts'
import { stopAll } from '../lib/processes.ts'
import { type Outcome, runInTurn, runStep, sum } from '../lib/report.ts'
import { buildStep, sizeStep } from './build.ts'
import { journeyStep } from './journeys.ts'
import { postgresStep } from './postgres.ts'
import { startStep } from './start.ts'

const timeoutMs = 60 * 60_000

let stopped: string | undefined
const stop = (reason: string) => {
  stopped ??= reason
  stopAll()
}
setTimeout(() => stop('Out of time.'), timeoutMs).unref()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopped) process.exit(130)
    stop('Interrupted.')
  })

// One after another: parallel tests time out for lack of CPU. `pnpm verify` is faster.
const tests = [unitTests, postgresStep, buildStep, sizeStep, startStep, journeyStep]
// The slowest check takes as long as all others together.
const lanes = [staticChecks.slice(0, 1), staticChecks.slice(1)]
const outcomes: Outcome[] = await Promise.all(lanes.map(runInTurn))
for (const step of tests) if (!stopped) outcomes.push(await runStep(step))

const { passed, failed, skipped } = sum(outcomes)
if (stopped) console.log(stopped)
const allFailed = stopped ? Math.max(failed, 1) : failed
console.log(`tests: ${passed} passed, ${allFailed} failed, ${skipped} skipped`)
process.exit(allFailed > 0 ? 1 : 0)
