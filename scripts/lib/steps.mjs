// Runs on Node 20: the project's Node is not installed yet.

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

/** Printed as its message, without a stack. */
export class Failure extends Error {}

export async function main(program) {
  try {
    process.exitCode = await program()
  } catch (error) {
    console.error(error instanceof Failure ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
