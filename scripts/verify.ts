// All checks without browser and database server, in two parallel lanes.
import { staticChecks, unitTests } from './lib/checks.ts'
import { stopAll } from './lib/processes.ts'
import { runInTurn, runStep, sum } from './lib/report.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopAll()
    process.exit(130)
  })

const { passed, failed } = sum(await Promise.all([runStep(unitTests), runInTurn(staticChecks)]))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
