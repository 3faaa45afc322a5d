import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../lib/chromium.ts'
import type { BenchServer } from './server.ts'

/**
 * The conditions of the measurement: a plain office laptop on a plain connection. BENCH_SLOWDOWN sets another
 * slowdown for a machine that is itself slow.
 */
export const conditions = {
  cpuSlowdown: Number(process.env.BENCH_SLOWDOWN ?? 4),
  roundTripMs: 40,
  megabitsPerSecond: 10,
}

export interface Visit {
  page: Page
  close(): Promise<void>
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium().executablePath, args: chromiumArguments })

/**
 * Opens a new profile with an empty cache under the bench's conditions, signed in when a session is given.
 */
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
  return { page, close: () => context.close() }
}

/**
 * Milliseconds from the start of the navigation until an element that matches the selector is painted. The
 * selector is the plainest sign of a usable screen, such as its first row.
 */
export async function timeUntilPainted(
  page: Page,
  address: string,
  selector: string,
): Promise<number> {
  await page.addInitScript((wanted) => {
    const look = () => {
      // The browser paints after a frame's callbacks, so a timer set in a callback fires after the paint.
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
