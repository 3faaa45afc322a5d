import { existsSync } from 'node:fs'
import { redoclyEnvironment } from '../generate/bundle.ts'
import { runNode } from './processes.ts'
import { at, binOf } from './project.ts'
import { type Step, verdict } from './report.ts'
import { vitest } from './vitest.ts'

const command = (name: string, args: string[], env: Record<string, string> = {}): Step => ({
  name,
  async run() {
    const { code, output } = await runNode(args, { env: { NO_COLOR: '1', ...env } })
    return verdict(code === 0, output)
  },
})

/** Checks without running project code, slowest first. */
export const staticChecks: Step[] = [
  command('types', [binOf('typescript', 'tsc'), '--noEmit', '--pretty', 'false']),
  command('lint and format', [binOf('@biomejs/biome'), 'check', '--error-on-warnings', at('.')]),
  command('import directions', [
    binOf('dependency-cruiser', 'depcruise'),
    ...['src', 'e2e', 'scripts'].filter((folder) => existsSync(at(folder))),
    '--config',
    at('.dependency-cruiser.mjs'),
  ]),
  command(
    'contract lint',
    [binOf('@redocly/cli', 'redocly'), 'lint', 'p4', '--format=stylish'],
    redoclyEnvironment,
  ),
  command('contract rules and examples', [at('scripts/checkContract.ts')]),
  command('migrations', [at('scripts/checkMigrations.ts')]),
  command('generated files', [at('scripts/generate.ts'), '--check']),
]

export const unitTests: Step = {
  name: 'unit and server tests',
  run: () => vitest([], { TEST_DATABASE_URL: undefined, DATABASE_URL: undefined }),
}
