// `pnpm bench` writes docs/performance.md; `pnpm bench login list` measures parts and writes nothing.
import { writeFileSync } from 'node:fs'
import { measureApi } from './bench/api.ts'
import { launch } from './bench/browser.ts'
import { measureConsole } from './bench/console.ts'
import { measureGrids } from './bench/grids.ts'
import { holds, type Measurement, shown } from './bench/measurement.ts'
import { measureMenus } from './bench/menus.ts'
import { measureOrders } from './bench/orders.ts'
import { type Part, parts } from './bench/parts.ts'
import { measurePrices } from './bench/prices.ts'
import { measurePromotions } from './bench/promotions.ts'
import { report } from './bench/report.ts'
import { startServer } from './bench/server.ts'
import { build, isBuilt } from './lib/build.ts'
import { ensureChromium } from './lib/chromium.ts'
import { at } from './lib/project.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !parts.some((part) => part === name))
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; the parts are ${parts.join(', ')}.`)
const wanted = (part: Part) => asked.length === 0 || asked.includes(part)

const problem = await ensureChromium()
if (problem) throw new Error(`There is no Chromium: ${problem}`)
if (!isBuilt()) await build()

const server = await startServer()
const browser = await launch()
const measurements: Measurement[] = []
const add = (more: Measurement[]) => {
  for (const one of more) {
    measurements.push(one)
    const verdict = holds(one) ? '✓' : '✗'
    console.log(
      `${verdict} ${one.what}: ${shown(one.measured, one.unit)} of ${shown(one.limit, one.unit)} (${one.detail ?? one.how})`,
    )
  }
}
try {
  if (wanted('api')) add(await measureApi(server))
  if (wanted('promotions')) add(await measurePromotions(browser, server))
  if (wanted('menus')) add(await measureMenus(browser, server))
  add(await measureConsole(browser, server, wanted))
  if (wanted('prices')) add(await measurePrices(browser, server))
  if (wanted('grids')) add(await measureGrids(browser, server))
  // Last: the database cleans up for a while after 200,000 inserts.
  if (wanted('orders')) add(await measureOrders(server))
  if (asked.length === 0)
    writeFileSync(at('docs/performance.md'), report(measurements, server.engine))
  if (!measurements.every(holds)) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
}
