// `pnpm build`: production build in dist/. `--if-stale` skips a current one.
import { build, isBuilt } from './lib/build.ts'

const ifStale = process.argv.includes('--if-stale')

try {
  if (!ifStale) await build('inherit')
  else if (!isBuilt()) {
    process.stdout.write('Building the console … ')
    const start = performance.now()
    await build()
    console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
