// Fails when the database schema has changed without a migration that says how.
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { runNode } from './lib/processes.ts'
import { at, binOf, root, scratch } from './lib/project.ts'

const copy = `${scratch}/migrations-${process.pid}`
mkdirSync(scratch, { recursive: true })
cpSync(at('src/server/database/migrations'), copy, { recursive: true })
try {
  const { code, output } = await runNode([
    binOf('drizzle-kit'),
    'generate',
    '--dialect=postgresql',
    '--schema=src/server/database/schema/*.ts',
    `--out=${relative(root, copy)}`,
  ])
  if (code === 0 && output.includes('No schema changes'))
    console.log('The migrations are complete.')
  else {
    console.error(`${output.trim()}\nThe schema needs a migration; run \`pnpm migration\`.`)
    process.exitCode = 1
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
