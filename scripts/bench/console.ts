import type { Browser } from '@playwright/test'
import { serveBarePage } from './bare/serve.ts'
import type { Site } from './browser.ts'
import { handleProducts, type Interaction, searchEmployees } from './interaction.ts'
import { type LoginVisit, openLogin } from './login.ts'
import type { Measurement } from './measurement.ts'
import { type ListVisit, openProducts } from './productList.ts'
import type { BenchServer } from './server.ts'
import { median, percentile } from './statistics.ts'

/** Runs of each site; the sites take turns, so that a slow minute of the machine affects both. */
const runs = 3

interface Run {
  readonly login: LoginVisit
  readonly list: ListVisit
  readonly use: Interaction
}

/**
 * Measures the console and a bare page, written by hand without any library, that does the same work with the
 * same answers. The ratio of the two means the same on every machine.
 */
export async function measureConsole(
  browser: Browser,
  server: BenchServer,
): Promise<Measurement[]> {
  const bare = await serveBarePage(server.base)
  const console: Run[] = []
  const beside: Run[] = []
  for (let run = 0; run < runs; run++) {
    console.push(await measureSite(browser, server))
    beside.push(await measureSite(browser, { base: bare.base, session: server.session }))
  }
  bare.stop()
  const people = await searchEmployees(browser, server)
  return [
    ...felt.flatMap(({ what, how, limit, ratio, of }) => {
      const own = console.map(of)
      const other = beside.map(of)
      const numbers = (list: number[]) => list.map((one) => one.toFixed(0)).join(', ')
      return [
        { what, how, measured: median(own), limit, unit: 'ms' as const, detail: numbers(own) },
        {
          what: `${what}, beside the bare page`,
          how: 'medians of the same run',
          measured: median(own) / median(other),
          limit: ratio,
          unit: 'times' as const,
          detail: `${median(own).toFixed(0)} ms, bare page ${median(other).toFixed(0)} ms (${numbers(other)})`,
        },
      ]
    }),
    {
      what: 'Search of 20,000 employees: key to filtered rows',
      how: `95th percentile of ${people.length} keys, until the rows are painted`,
      measured: percentile(people, 0.95),
      limit: 50,
      unit: 'ms',
      detail: `median ${median(people).toFixed(0)}`,
    },
    ...weights(console),
  ]
}

async function measureSite(browser: Browser, site: Site): Promise<Run> {
  return {
    login: await openLogin(browser, site.base),
    list: await openProducts(browser, site),
    use: await handleProducts(browser, site),
  }
}

/** The waiting times that a user feels, with limits in milliseconds and relative to the bare page. */
const felt: readonly {
  readonly what: string
  readonly how: string
  readonly limit: number
  readonly ratio: number
  readonly of: (run: Run) => number
}[] = [
  {
    what: 'Login can be used',
    how: 'from the start of the navigation, nothing cached',
    ...{ limit: 600, ratio: 1.3, of: ({ login }) => login.usable },
  },
  {
    what: '10,000 products: first row',
    how: 'from the start of the navigation, nothing cached, signed in',
    ...{ limit: 1700, ratio: 1.2, of: ({ list }) => list.firstRow },
  },
  {
    what: 'Search: key to filtered rows',
    how: '95th percentile of the keys of a run, until the rows are painted',
    ...{ limit: 50, ratio: 1.6, of: ({ use }) => percentile([...use.keys], 0.95) },
  },
  {
    what: 'List to detail',
    how: 'from the click until the heading of the product is painted, the pointer on the row before',
    ...{ limit: 100, ratio: 1.15, of: ({ use }) => median([...use.opened]) },
  },
  {
    what: 'Back to the list',
    how: 'until the rows are painted where they were left',
    ...{ limit: 60, ratio: 1.6, of: ({ use }) => median([...use.returned]) },
  },
  {
    what: 'Scrolling for three seconds',
    how: 'longest frame',
    ...{ limit: 50, ratio: 2, of: ({ use }) => Math.max(...use.frames) },
  },
]

function weights(console: readonly Run[]): Measurement[] {
  const middle = (of: (run: Run) => number) => median(console.map(of))
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`
  return [
    {
      what: 'Login on the wire',
      how: 'page, scripts and styles, compressed',
      measured: middle(({ login }) => login.wire.program / 1024),
      limit: 140,
      unit: 'KiB',
      detail: `fonts besides: ${kib(middle(({ login }) => login.wire.fonts))}`,
    },
    {
      what: 'Shell and products on the wire',
      how: 'page, scripts and styles, compressed',
      measured: middle(({ list }) => list.wire.program / 1024),
      limit: 230,
      unit: 'KiB',
      detail: `data besides: ${kib(middle(({ list }) => list.wire.data))}`,
    },
    {
      what: '10,000 products: heap',
      how: 'JavaScript heap after a garbage collection',
      measured: middle(({ list }) => list.heap),
      limit: 25,
      unit: 'MiB',
    },
    {
      what: '10,000 products: elements',
      how: 'elements in the document',
      measured: Math.max(...console.map(({ list }) => list.elements)),
      limit: 999,
      unit: 'elements',
    },
  ]
}
