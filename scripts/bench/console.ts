import type { Browser } from '@playwright/test'
import { serveBarePage } from './bare/serve.ts'
import type { Site } from './browser.ts'
import { handleProducts, type Interaction, searchEmployees } from './interaction.ts'
import { type LoginVisit, openLogin } from './login.ts'
import type { Measurement } from './measurement.ts'
import type { Part } from './parts.ts'
import { type ListVisit, openProducts } from './productList.ts'
import type { BenchServer } from './server.ts'
import { median, percentile } from './statistics.ts'
import { serveWholeProducts } from './wholeProducts.ts'

// The sites alternate, so that a slow minute of the machine affects both.
const runsPerSite = 3

interface Run {
  readonly login?: LoginVisit
  readonly short?: ListVisit
  readonly whole?: ListVisit
  readonly use?: Interaction
}

type Wanted = (part: Part) => boolean

/** Compares the console with a bare page that does the same work: the ratio holds on every machine. */
export async function measureConsole(
  browser: Browser,
  server: BenchServer,
  wanted: Wanted,
): Promise<Measurement[]> {
  const whole = wanted('list') || wanted('use') ? await serveWholeProducts(server) : undefined
  const bareShort = await serveBarePage(server.base)
  const bareWhole = await serveBarePage(whole?.base ?? server.base)
  const { session } = server
  const console: Run[] = []
  const beside: Run[] = []
  for (let run = 0; run < runsPerSite; run++) {
    console.push(await measureSite(browser, server, whole ?? server, wanted))
    beside.push(
      await measureSite(
        browser,
        { base: bareShort.base, session },
        { base: bareWhole.base, session },
        wanted,
      ),
    )
  }
  for (const served of [bareShort, bareWhole, whole]) served?.stop()
  return [
    ...waitingTimes.flatMap(({ part, what, how, limit, ratio, of }) => {
      if (!wanted(part)) return []
      const own = console.map(of)
      const other = beside.map(of)
      const numbers = (list: number[]) => list.map((one) => one.toFixed(0)).join(', ')
      const bare = `bare page ${median(other).toFixed(0)} ms (${numbers(other)})`
      const inMs = { what, how, measured: median(own), unit: 'ms' as const }
      const besideIt = {
        what: `${what}, beside the bare page`,
        how: 'medians of the same run',
        measured: median(own) / median(other),
        unit: 'times' as const,
      }
      return [
        ...(limit ? [{ ...inMs, limit, detail: numbers(own) + (ratio ? '' : `; ${bare}`) }] : []),
        ...(ratio
          ? [
              {
                ...besideIt,
                limit: ratio,
                detail: `${median(own).toFixed(0)} ms (${numbers(own)}), ${bare}`,
              },
            ]
          : []),
      ]
    }),
    ...(wanted('employees') ? [await employees(browser, server)] : []),
    ...weights(console),
  ]
}

async function measureSite(
  browser: Browser,
  short: Site,
  whole: Site,
  wanted: Wanted,
): Promise<Run> {
  return {
    ...(wanted('login') && { login: await openLogin(browser, short.base) }),
    ...(wanted('list') && {
      short: await openProducts(browser, short),
      whole: await openProducts(browser, whole),
    }),
    ...(wanted('use') && { use: await handleProducts(browser, whole) }),
  }
}

async function employees(browser: Browser, site: Site): Promise<Measurement> {
  const keys = await searchEmployees(browser, site)
  return {
    what: 'Search of 20,000 employees: key to filtered rows',
    how: `95th percentile of ${keys.length} keys, until the rows are painted`,
    measured: percentile(keys, 0.95),
    limit: 50,
    unit: 'ms',
    detail: `median ${median(keys).toFixed(0)}`,
  }
}

/** In milliseconds, and as a multiple of the bare page's time. */
const waitingTimes: readonly {
  readonly part: Part
  readonly what: string
  readonly how: string
  readonly limit?: number
  readonly ratio?: number
  readonly of: (run: Run) => number
}[] = [
  {
    part: 'login',
    what: 'Login can be used',
    how: 'from the start of the navigation, nothing cached',
    limit: 600,
    ratio: 1.3,
    of: ({ login }) => login?.usable ?? Number.NaN,
  },
  {
    part: 'list',
    what: '10,000 products: first row',
    how: 'short rows, from the start of the navigation, nothing cached, signed in',
    limit: 1700,
    of: ({ short }) => short?.firstRow ?? Number.NaN,
  },
  {
    part: 'list',
    what: '10,000 whole products: first row',
    how: 'all fields of each product, from the start of the navigation, nothing cached, signed in',
    ratio: 1.2,
    of: ({ whole }) => whole?.firstRow ?? Number.NaN,
  },
  {
    part: 'use',
    what: 'Search: key to filtered rows',
    how: '95th percentile of the keys of a run, until the rows are painted',
    limit: 50,
    ratio: 1.6,
    of: ({ use }) => percentile([...(use?.keys ?? [])], 0.95),
  },
  {
    part: 'use',
    what: 'List to detail',
    how: 'from the click until the heading of the product is painted, the pointer on the row before',
    limit: 100,
    ratio: 1.15,
    of: ({ use }) => median([...(use?.opened ?? [])]),
  },
  {
    part: 'use',
    what: 'Back to the list',
    how: 'until the rows are painted where they were left',
    limit: 60,
    ratio: 1.6,
    of: ({ use }) => median([...(use?.returned ?? [])]),
  },
  {
    part: 'use',
    what: 'Scrolling for three seconds',
    how: 'longest frame',
    limit: 50,
    ratio: 2,
    of: ({ use }) => Math.max(...(use?.frames ?? [])),
  },
]

function weights(console: readonly Run[]): Measurement[] {
  const kib = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`
  const logins = console.flatMap(({ login }) => login ?? [])
  const lists = console.flatMap(({ short }) => short ?? [])
  const wholeLists = console.flatMap(({ whole }) => whole ?? [])
  const ofLogin: Measurement[] = [
    {
      what: 'Login on the wire',
      how: 'page, scripts and styles, compressed',
      measured: median(logins.map(({ wire }) => wire.program / 1024)),
      limit: 140,
      unit: 'KiB',
      detail: `fonts besides: ${kib(median(logins.map(({ wire }) => wire.fonts)))}`,
    },
  ]
  const ofList: Measurement[] = [
    {
      what: 'Shell and products on the wire',
      how: 'page, scripts and styles, compressed',
      measured: median(lists.map(({ wire }) => wire.program / 1024)),
      limit: 230,
      unit: 'KiB',
      detail: `data besides: ${kib(median(lists.map(({ wire }) => wire.data)))}, or ${kib(median(wholeLists.map(({ wire }) => wire.data)))} of whole products`,
    },
    {
      what: '10,000 products: heap',
      how: 'JavaScript heap after a garbage collection',
      measured: median(lists.map(({ heap }) => heap)),
      limit: 25,
      unit: 'MiB',
    },
    {
      what: '10,000 products: elements',
      how: 'elements in the document',
      measured: Math.max(...lists.map(({ elements }) => elements)),
      limit: 999,
      unit: 'elements',
    },
  ]
  return [...(logins.length > 0 ? ofLogin : []), ...(lists.length > 0 ? ofList : [])]
}
