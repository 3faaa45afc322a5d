// `pnpm e2e [playwright arguments]`: finds or installs Chromium, builds when stale, runs the journeys.
import { build, isBuilt } from './lib/build.ts'
import { ensureChromium } from './lib/chromium.ts'
import { freePort } from './lib/ports.ts'
import { runNode } from './lib/processes.ts'
import { binOf } from './lib/project.ts'

try {
  const problem = await ensureChromium()
  if (problem) throw new Error(`There is no Chromium: ${problem}`)
  if (!isBuilt()) {
    console.log('Building the console …')
    await build()
  }
  const { code } = await runNode(
    [binOf('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)],
    { output: 'inherit', env: { E2E_PORT: String(await freePort()) } },
  )
  process.exitCode = code
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
