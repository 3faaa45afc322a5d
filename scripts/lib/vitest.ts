import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from './processes.ts'
import { binOf, scratch } from './project.ts'
import type { Outcome } from './report.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: unknown[] }[]
}

export async function vitest(
  filters: string[] = [],
  env: Record<string, string | undefined> = {},
): Promise<Outcome> {
  mkdirSync(scratch, { recursive: true })
  const reportFile = join(scratch, `vitest-${process.pid}-${filters.length}.json`)
  const { code, output } = await runNode(
    [
      binOf('vitest'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...filters,
    ],
    { env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env } },
  )
  const report: VitestReport | undefined = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : undefined
  rmSync(reportFile, { force: true })
  return { ...counts(report, code), output }
}

/** A test file that fails to load, or an error outside any test, counts as one failed test. */
function counts(report: VitestReport | undefined, code: number): Outcome {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + broken
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
