// Fails if the database schema changed without a migration.
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { runNode } from './lib/processes.ts'
import { at, binOf, root, scratch } from './lib/project.ts'

const copy = `${scratch}/migrations-${process.pid}`
mkdirSync(scratch, { recursive: true })
cpSync(at('src/server/database/migrations'), copy, { recursive: true })
try {
  // Runs `pnpm migration` on a copy of the migrations.
  const { scripts }: { scripts: { migration: string } } = JSON.parse(
    readFileSync(at('package.json'), 'utf8'),
  )
  const [program = '', ...words] = scripts.migration.replaceAll("'", '').split(' ')
  const { code, output } = await runNode([
    binOf(program),
    ...words.map((word) => (word.startsWith('--out=') ? `--out=${relative(root, copy)}` : word)),
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
