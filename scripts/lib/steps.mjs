// Runs on any Node from 20 on: used before the project's own Node is installed.

/** Shows a step as one line, `label … 1.2 s`, and passes on what the work returns. */
export async function step(label, work) {
  process.stdout.write(`${label} … `)
  const start = performance.now()
  try {
    const result = await work()
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`)
    return result
  } catch (error) {
    process.stdout.write('failed\n')
    throw error
  }
}

/** A failure whose message is all a person needs: shown without a stack. */
export class Failure extends Error {}

/** Runs a program; a Failure becomes its message and exit code 1. */
export async function main(program) {
  try {
    process.exitCode = await program()
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
