// Runs on Node 20 or later, because it is used before the project's own Node is installed.

/** Shows a step as one line, `label … 1.2 s`, and returns the result of the work. */
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

/** A failure whose message is enough for the user: it is shown without a stack. */
export class Failure extends Error {}

/** Runs a program; a Failure is printed as its message, with exit code 1. */
export async function main(program) {
  try {
    process.exitCode = await program()
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
