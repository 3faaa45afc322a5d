import type { Browser } from '@playwright/test'
import { timeUntilPainted, visit, type Wire, wireOf } from './browser.ts'
import type { Measurement } from './measurement.ts'
import { median } from './statistics.ts'

const runs = 7

/** The first thing anybody sees: how soon it can be used, and what it weighs. */
export async function measureLogin(browser: Browser, base: string): Promise<Measurement[]> {
  const times: number[] = []
  const wires: Wire[] = []
  for (let run = 0; run < runs; run++) {
    const { page, close } = await visit(browser)
    times.push(await timeUntilPainted(page, `${base}/login`, 'input[type=password]:enabled'))
    await page.waitForLoadState('networkidle')
    wires.push(await wireOf(page))
    await close()
  }
  const fonts = median(wires.map((wire) => wire.fonts / 1024))
  return [
    {
      what: 'Login can be used',
      how: 'from the start of the navigation, nothing cached',
      measured: median(times),
      limit: 600,
      unit: 'ms',
      detail: times.map((time) => time.toFixed(0)).join(', '),
    },
    {
      what: 'Login on the wire',
      how: 'page, scripts and styles, compressed',
      measured: median(wires.map((wire) => wire.program / 1024)),
      limit: 140,
      unit: 'KiB',
      detail: `fonts besides: ${fonts.toFixed(0)} KiB`,
    },
  ]
}
