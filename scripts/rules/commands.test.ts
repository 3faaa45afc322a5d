import { expect, test } from 'vitest'
import { commandProblems } from './commands.ts'

const around = {
  scripts: {
    migration: "drizzle-kit generate --schema='src/schema/*.ts' --out=src/migrations",
    contract: 'redocly lint p4 && node scripts/gone.ts',
  },
  exists: (path: string) => ['src/schema', 'src/migrations', 'src/a.test.ts'].includes(path),
  isTool: (name: string) => ['drizzle-kit', 'redocly', 'vitest'].includes(name),
}
const problems = (line: string) => commandProblems(line, around)

test('a script that is there, with its program and files, can be run', () => {
  for (const line of ['pnpm migration', '$ P4_SEED=none npm run migration', 'pnpm install'])
    expect(problems(line)).toEqual([])
  expect(problems('pnpm exec vitest src/a.test.ts')).toEqual([])
  expect(problems('src/server/')).toEqual([])
})

test('what is not there is named, inside of a script too', () => {
  expect(problems('pnpm migrate')).toEqual(['package.json has no script migrate'])
  expect(problems('pnpm contract')).toEqual(['there is no scripts/gone.ts'])
  expect(problems('pnpm exec drizzle-kit generate --config src/drizzle.config.ts')).toEqual([
    'there is no src/drizzle.config.ts',
  ])
  expect(problems('pnpm exec prisma migrate')).toEqual(['no package brings prisma'])
  expect(problems('node scripts/gone.ts')).toEqual(['there is no scripts/gone.ts'])
})
