import { availableParallelism } from 'node:os'
import { conditions } from './browser.ts'
import { holds, type Measurement, shown } from './measurement.ts'
import { parts } from './parts.ts'

export function report(measurements: Measurement[], engine: string): string {
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

The bare page (scripts/bench/bare/) is written by hand without any library. It does the same work with the same
answers: sign-in, the list with its search, the detail, and back; page.js says what that is. Absolute figures differ from machine to machine,
the ratios much less. \`BENCH_SLOWDOWN=2 pnpm bench\` slows the processor down less, for a machine that is itself slower.

\`pnpm size\` checks the two budgets on the wire from the build alone, and \`npm test\` keeps them.
To repeat everything: \`pnpm bench\`, to repeat parts: \`pnpm bench ${parts.join(' ')}\`. It takes a PostgreSQL as the tests do (TEST_DATABASE_URL, else one it
starts itself), else the embedded database.
`
}
