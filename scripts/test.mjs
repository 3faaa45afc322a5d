#!/usr/bin/env node
// `npm test`: all tests, from a clean clone. Runs on Node 20.
import { join } from 'node:path'
import { root, runInForeground } from './lib/foreground.mjs'
import { Failure } from './lib/steps.mjs'
import { prepare } from './lib/toolchain.mjs'

try {
  const node = await prepare()
  process.exitCode = await runInForeground(node, [join(root, 'scripts/test/all.ts')], {
    CI: 'true',
  })
} catch (error) {
  console.error(error instanceof Failure ? error.message : error)
  console.log('tests: 0 passed, 1 failed, 0 skipped')
  process.exitCode = 1
}
