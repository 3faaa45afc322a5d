import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './ports.ts'
import { runNode } from './processes.ts'
import { binOf, scratch } from './project.ts'
import type { Outcome } from './report.ts'

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors?: { message?: string }[]
}

export async function journeys(args: string[] = []): Promise<Outcome> {
  mkdirSync(scratch, { recursive: true })
  const reportFile = join(scratch, `playwright-${process.pid}.json`)
  const { code, output } = await runNode(
    [binOf('@playwright/test', 'playwright'), 'test', '--reporter=dot,json', ...args],
    {
      env: {
        CI: 'true',
        FORCE_COLOR: '0',
        E2E_PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      },
    },
  )
  const report: PlaywrightReport | undefined = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : undefined
  rmSync(reportFile, { force: true })
  if (!report) return { passed: 0, failed: 1, skipped: 0, output }
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped, output }
}
