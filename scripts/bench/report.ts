import { availableParallelism } from 'node:os'
import type { Bare } from './bare.ts'
import { conditions } from './browser.ts'
import { holds, type Measurement, shown } from './measurement.ts'

/** docs/performance.md: the budgets, what was measured, and how to measure again. */
export function report(measurements: Measurement[], engine: string, bare: Bare): string {
  const rows = measurements.map((one) => {
    const { what, how, measured, limit, unit, detail } = one
    const note = detail ? `${how}; ${detail}` : how
    const number = Number.isFinite(measured) ? shown(measured, unit) : 'failed'
    return `| ${what} | ${shown(limit, unit)} | ${number} | ${holds(one) ? 'kept' : '**exceeded**'} | ${note} |`
  })
  const { cpuSlowdown, roundTripMs, megabitsPerSecond } = conditions
  return `# Performance

Written by \`pnpm bench\`. It boots the P4 server with the large demo retailer (10,000 products) and drives
the built console in Chromium, its processor slowed down ${cpuSlowdown} times, on a connection of ${megabitsPerSecond} Mbit/s with
${roundTripMs} ms per round trip. Numbers are medians of several runs unless a row says otherwise.

Measured on ${availableParallelism()} cores with Node ${process.versions.node.split('.')[0]} on ${engine}.

| What | Budget | Measured | Verdict | How |
| --- | ---: | ---: | --- | --- |
${rows.join('\n')}

What the machine itself needs for a page of a search and 24 rows without any framework, under the same
conditions: ${bare.opened.toFixed(0)} ms until it is painted, ${bare.key.toFixed(0)} ms from a key to the filtered rows (95th percentile),
${bare.frame.toFixed(0)} ms for the longest frame of scrolling.

\`pnpm size\` checks the two budgets on the wire from the build alone, and \`npm test\` keeps them.
To repeat everything: \`pnpm bench\`. It takes a PostgreSQL as the tests do (TEST_DATABASE_URL, else one it
starts itself), else the embedded database.
`
}
