// All tests in the order of their cost; ends with one summary line and the exit code that goes with it.
import { staticChecks, unitTests } from '../lib/checks.ts'
import { stopAll } from '../lib/processes.ts'
import { type Outcome, runStep, sum } from '../lib/report.ts'
import { buildStep, sizeStep } from './build.ts'
import { journeyStep } from './journeys.ts'
import { postgresStep } from './postgres.ts'
import { startStep } from './start.ts'

/** The whole run is to end within twenty minutes, come what may. */
const timeLimit = 19 * 60_000

let stopped: string | undefined
const stop = (reason: string) => {
  stopped ??= reason
  stopAll()
}
setTimeout(() => stop('Out of time.'), timeLimit).unref()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopped) process.exit(130)
    stop('Interrupted.')
  })

// One after the other: `pnpm verify` is for haste, here nothing may fail for want of a processor.
const tests = [unitTests, postgresStep, buildStep, sizeStep, startStep, journeyStep]
const outcomes: Outcome[] = []
for (const step of [...staticChecks, ...tests]) if (!stopped) outcomes.push(await runStep(step))

const { passed, failed, skipped } = sum(outcomes)
if (stopped) console.log(stopped)
const allFailed = stopped ? Math.max(failed, 1) : failed
console.log(`tests: ${passed} passed, ${allFailed} failed, ${skipped} skipped`)
process.exit(allFailed > 0 ? 1 : 0)
