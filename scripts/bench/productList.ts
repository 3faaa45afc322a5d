import type { Browser } from '@playwright/test'
import { timeUntilPainted, type Visit, visit, type Wire, wireOf } from './browser.ts'
import type { Measurement } from './measurement.ts'
import type { BenchServer } from './server.ts'
import { median } from './statistics.ts'

const runs = 5

/** The first row of the products table. */
export const firstRow =
  'table tbody tr a[href^="/products/"], table tbody tr[data-row], table tbody tr td'

/** Ten thousand products, opened cold by a person who is signed in. */
export async function measureProductList(
  browser: Browser,
  server: BenchServer,
): Promise<Measurement[]> {
  const times: number[] = []
  const wires: Wire[] = []
  const heaps: number[] = []
  const elements: number[] = []
  for (let run = 0; run < runs; run++) {
    const opened = await visit(browser, server.session)
    times.push(await timeUntilPainted(opened.page, `${server.base}/products`, firstRow))
    await opened.page.waitForLoadState('networkidle')
    wires.push(await wireOf(opened.page))
    heaps.push(await heapOf(opened))
    elements.push(await opened.page.evaluate(() => document.querySelectorAll('*').length))
    await opened.close()
  }
  const data = median(wires.map((one) => one.data / 1024))
  return [
    {
      what: '10,000 products: first row',
      how: 'from the start of the navigation, nothing cached, signed in',
      measured: median(times),
      limit: 1700,
      unit: 'ms',
      detail: times.map((time) => time.toFixed(0)).join(', '),
    },
    {
      what: 'Shell and products on the wire',
      how: 'page, scripts and styles, compressed',
      measured: median(wires.map((one) => one.program / 1024)),
      limit: 230,
      unit: 'KiB',
      detail: `data besides: ${data.toFixed(0)} KiB`,
    },
    {
      what: '10,000 products: heap',
      how: 'JavaScript heap after a garbage collection',
      measured: median(heaps),
      limit: 25,
      unit: 'MiB',
    },
    {
      what: '10,000 products: elements',
      how: 'elements in the document',
      measured: Math.max(...elements),
      limit: 999,
      unit: 'elements',
    },
  ]
}

async function heapOf({ cdp }: Visit): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}
