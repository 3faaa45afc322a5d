import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../lib/chromium.ts'
import type { BenchServer } from './server.ts'

/** A plain office laptop on a plain connection. */
export const conditions = { cpuSlowdown: 4, roundTripMs: 40, megabitsPerSecond: 10 }

/** A console, or a page beside it, and what it keeps of a session. */
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

/** A new profile (nothing cached) under the bench's conditions, signed in when a session is given. */
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

/** The bytes that came over the wire, compressed as they came and without headers, by kind. */
export interface Wire {
  /** The page, its scripts and its styles. */
  program: number
  fonts: number
  /** Answers of the API and pictures. */
  data: number
}

/** Counts what a page has loaded so far. */
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

/**
 * Milliseconds from the start of the navigation until an element matching the selector has been painted.
 * The selector is the plainest sign of a screen that can be used, such as its first row.
 */
export async function timeUntilPainted(
  page: Page,
  address: string,
  selector: string,
): Promise<number> {
  await page.addInitScript((wanted) => {
    const look = () => {
      // A frame's callbacks run before it is painted, a timer set in one of them after.
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
