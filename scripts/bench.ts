// `pnpm bench`: measures what a user waits for in the built console, and prints a table. `--against <checkout>`
// measures the build of another checkout by turns (A B A B ...) and adds the ratio. `--runs 9` sets their number.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from './bench/browser.ts'
import { measureOnce, rows, type Times } from './bench/rows.ts'
import { startServer } from './bench/server.ts'
import { median } from './bench/statistics.ts'
import { build, isBuilt } from './lib/build.ts'
import { ensureChromium } from './lib/chromium.ts'
import { root } from './lib/project.ts'
import { firstVisits, kib } from './size/firstVisit.ts'

const { values } = parseArgs({
  options: { against: { type: 'string' }, runs: { type: 'string', default: '5' } },
})
const problem = await ensureChromium()
if (problem) throw new Error(`There is no Chromium: ${problem}`)
if (!isBuilt()) await build()

/** The other checkout comes with its own dist/. */
const checkouts = [root, ...(values.against === undefined ? [] : [values.against])]
const servers = []
const browser = await launch()
try {
  for (const checkout of checkouts) servers.push(await startServer(checkout))
  const sites = servers.map((server) => ({ server, times: [] as Times[] }))
  for (let run = 1; run <= Number(values.runs); run++)
    for (const { server, times } of sites) {
      times.push(await measureOnce(browser, server))
      console.error(`Run ${run} of ${server.base}`)
    }
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)
  const withRatio = (one: number[], shown: string[]) =>
    one.length < 2 ? shown : [...shown, `${((one[0] ?? 0) / (one[1] ?? 0)).toFixed(2)} ×`]
  line(['What', 'This build', ...(checkouts.length > 1 ? ['Other build', 'Ratio'] : []), 'How'])
  line(checkouts.length > 1 ? ['---', '---:', '---:', '---:', '---'] : ['---', '---:', '---'])
  for (const [row, how] of rows) {
    const medians = sites.map(({ times }) => median(times.map((one) => one[row])))
    line([
      row,
      ...withRatio(
        medians,
        medians.map((time) => `${time.toFixed(0)} ms`),
      ),
      how,
    ])
  }
  const sizes = await Promise.all(checkouts.map((one) => firstVisits(join(one, 'dist'))))
  for (const [index, { name }] of (sizes[0] ?? []).entries()) {
    const totals = sizes.map((visits) => visits[index]?.total ?? Number.NaN)
    line([
      name,
      ...withRatio(
        totals,
        totals.map((total) => `${kib(total)} KiB`),
      ),
      'page, scripts and styles in Brotli',
    ])
  }
} finally {
  await browser.close()
  for (const server of servers) await server.stop()
}
