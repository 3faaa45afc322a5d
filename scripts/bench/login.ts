import type { Browser } from '@playwright/test'
import { timeUntilPainted, visit, type Wire, wireOf } from './browser.ts'

export interface LoginVisit {
  /** Milliseconds until the password field accepts input. */
  readonly usable: number
  readonly wire: Wire
}

export async function openLogin(browser: Browser, base: string): Promise<LoginVisit> {
  const { page, close } = await visit(browser)
  const usable = await timeUntilPainted(page, `${base}/login`, 'input[type=password]:enabled')
  await page.waitForLoadState('networkidle')
  const wire = await wireOf(page)
  await close()
  return { usable, wire }
}
