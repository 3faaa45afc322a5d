import type { Browser } from '@playwright/test'
import { type Site, timeUntilPainted, type Visit, visit, type Wire, wireOf } from './browser.ts'

export const firstRow = 'table tbody tr td'

export interface ListVisit {
  readonly firstRow: number
  readonly wire: Wire
  /** MiB after a garbage collection. */
  readonly heap: number
  readonly elements: number
}

export async function openProducts(browser: Browser, { base, session }: Site): Promise<ListVisit> {
  const opened = await visit(browser, session)
  const time = await timeUntilPainted(opened.page, `${base}/products`, firstRow)
  await opened.page.waitForLoadState('networkidle')
  const wire = await wireOf(opened.page)
  const heap = await heapOf(opened)
  const elements = await opened.page.evaluate(() => document.querySelectorAll('*').length)
  await opened.close()
  return { firstRow: time, wire, heap, elements }
}

async function heapOf({ cdp }: Visit): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}
