import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../lib/chromium.ts'
import type { BenchServer } from './server.ts'

/** A plain office laptop on a plain connection. BENCH_SLOWDOWN adapts the CPU throttling to a slower machine. */
export const conditions = {
  cpuSlowdown: Number(process.env.BENCH_SLOWDOWN ?? 4),
  roundTripMs: 40,
  megabitsPerSecond: 10,
}

export interface Site {
  readonly base: string
  readonly session: BenchServer['session']
}

export interface Visit {
  page: Page
  cdp: CDPSession
  close(): Promise<void>
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium().executablePath, args: chromiumArguments })

export async function visit(browser: Browser, session?: BenchServer['session']): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const bytesPerSecond = (conditions.megabitsPerSecond * 1_000_000) / 8
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
  if (session)
    await page.addInitScript((stored) => {
      localStorage.setItem('currentUser', JSON.stringify(stored))
    }, session)
  return { page, cdp, close: () => context.close() }
}

/** Compressed bytes by kind, without headers. */
export interface Wire {
  /** Page, scripts and styles. */
  program: number
  fonts: number
  /** API answers and pictures. */
  data: number
}

export function wireOf(page: Page): Promise<Wire> {
  return page.evaluate(() => {
    const wire = { program: 0, fonts: 0, data: 0 }
    for (const kind of ['navigation', 'resource'])
      for (const entry of performance.getEntriesByType(kind)) {
        if (!(entry instanceof PerformanceResourceTiming)) continue
        const { pathname } = new URL(entry.name)
        if (/\.woff2?$/.test(pathname)) wire.fonts += entry.encodedBodySize
        else if (kind === 'navigation' || pathname.startsWith('/assets/'))
          wire.program += entry.encodedBodySize
        else wire.data += entry.encodedBodySize
      }
    return wire
  })
}

/** Milliseconds from navigation until an element matching the selector is painted. */
export async function timeUntilPainted(
  page: Page,
  address: string,
  selector: string,
): Promise<number> {
  await page.addInitScript((wanted) => {
    const look = () => {
      // A timer set in a frame callback fires after the paint.
      if (document.querySelector(wanted))
        setTimeout(() => {
          performance.mark('painted')
        })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0, undefined, {
    polling: 50,
  })
  return page.evaluate(() => performance.getEntriesByName('painted')[0]?.startTime ?? Number.NaN)
}
