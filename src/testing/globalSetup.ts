import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Makes the seeded test database once, so that the workers need not each make it. */
export function setup(): void {
  execFileSync(process.execPath, [join(process.cwd(), 'src/testing/warmSeed.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
