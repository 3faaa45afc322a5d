/** A check without tests counts as one. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  output?: string
  note?: string
}

export interface Step {
  name: string
  run: () => Promise<Outcome>
}

export const emptyOutcome: Outcome = { passed: 0, failed: 0, skipped: 0 }

export const verdict = (holds: boolean, output?: string): Outcome => ({
  passed: holds ? 1 : 0,
  failed: holds ? 0 : 1,
  skipped: 0,
  output,
})

export const skipped = (note: string): Outcome => ({ passed: 0, failed: 0, skipped: 1, note })

export const sum = (outcomes: Outcome[]): Outcome =>
  outcomes.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    emptyOutcome,
  )

/** Never rejects. */
export async function runStep({ name, run }: Step): Promise<Outcome> {
  const start = performance.now()
  const outcome = await run().catch((error: unknown) =>
    verdict(false, error instanceof Error ? (error.stack ?? error.message) : String(error)),
  )
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`
  const mark = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–'
  const count = outcome.passed + outcome.failed > 1 ? countText(outcome) : undefined
  const notes = [count, outcome.note].filter((note) => note !== undefined).join(', ')
  console.log(`${mark} ${name.padEnd(34)} ${seconds.padStart(8)}${notes ? `  ${notes}` : ''}`)
  if (outcome.failed > 0 && outcome.output) console.log(indent(outcome.output))
  return outcome
}

export async function runInTurn(steps: Step[]): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(await runStep(step))
  return sum(outcomes)
}

function countText({ passed, failed, skipped: left }: Outcome): string {
  const parts = [`${passed} passed`]
  if (failed > 0) parts.push(`${failed} failed`)
  if (left > 0) parts.push(`${left} skipped`)
  return parts.join(', ')
}

const indent = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `  │ ${line}`)
    .join('\n')
