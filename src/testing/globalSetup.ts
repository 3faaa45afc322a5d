import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Seeds the test database once for all workers. */
export function setup(): void {
  execFileSync(process.execPath, [join(process.cwd(), 'src/testing/warmSeed.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
