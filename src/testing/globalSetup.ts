import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Makes the seeded test database once, before the workers would each make their own. */
export function setup(): void {
  execFileSync(process.execPath, [join(process.cwd(), 'src/testing/warmSeed.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
