import { median } from './statistics.ts'

const runs = 15

/** The milliseconds that a piece of work takes: the median of several runs, the first two left out. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times.slice(2))
}
