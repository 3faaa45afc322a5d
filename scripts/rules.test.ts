import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { OperationFacts } from '#api/core/contract.ts'
import { hasEffect } from '#api/core/contract.ts'
import { operationTable } from '#api/core/operations.gen.ts'
import { conditionsOf } from '#domain/access/permissions.ts'
import { runNode } from './lib/processes.ts'
import { at } from './lib/project.ts'
import { repositoryFiles, textOf } from './lib/repository.ts'
import { testsWithoutAssertion } from './rules/assertions.ts'
import { citedPaths, citedVariables, commandLines } from './rules/citations.ts'
import { commandProblems } from './rules/commands.ts'
import { unusedPackages } from './rules/dependencies.ts'

const files = repositoryFiles()
const isText = (file: string): boolean =>
  /\.(tsx?|mjs|json|ya?ml|md|css|html|sql)$/.test(file) || file === '.ci/run'
const isGenerated = (file: string): boolean => /\.gen\.|migrations\/|pnpm-lock\.yaml$/.test(file)
const source = files.filter(
  (file) => /^(src|scripts|e2e)\/.*\.(tsx?|mjs)$/.test(file) && !isGenerated(file),
)
/** Whether a file holds tests, which are lists of independent cases and may be long. */
const isTest = (file: string): boolean => /\.test\.tsx?$|^e2e\//.test(file)
const guides = files.filter(
  (file) =>
    file === 'README.md' || (/^docs\/.*\.md$/.test(file) && file !== 'docs/requirements.md'),
)

/** The files and line numbers in which a pattern occurs. */
function places(among: string[], pattern: RegExp): string[] {
  return among.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  )
}

test('a file holds one idea: at most 400 lines', () => {
  const styles = files.filter((file) => /^src\/.*\.css$/.test(file))
  const long = [...source, ...styles]
    .filter((file) => !isTest(file))
    .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 400)
  expect(long.map(({ file, lines }) => `${file} ${lines}`)).toEqual([])
})

test('nothing in the repository names a machine or a registry', () => {
  const home = ['/root/', '/home/', '/Users/', '/work/', '/workspace/'].join('|')
  const hosts = ['registry.npm' + 'js.org', 'verdaccio', 'artifactory', 'localhost:4873'].join('|')
  const text = files.filter((file) => isText(file) && file !== 'scripts/rules.test.ts')
  expect(places(text, new RegExp(`(^|[\\s'"\`(=])(${home})|${hosts}`))).toEqual([])
})

test('no test is skipped, focused or waits for a fixed time', () => {
  const tests = files.filter((file) => isTest(file) && !file.startsWith('scripts/rules'))
  expect(places(tests, /\b(test|it|describe)\.(skip|only|fixme|todo)\b|waitForTimeout\(/)).toEqual(
    [],
  )
})

test('fonts follow the browser: no size of one is in pixels', () => {
  const styles = files.filter((file) => /^src\/.*\.css$/.test(file))
  const screens = source.filter((file) => /^src\/(?!server).*\.tsx?$/.test(file) && !isTest(file))
  const inCss = places(styles, /\b(font|font-size|line-height|letter-spacing):[^;]*\d(px|pt)\b/)
  const inCode = places(
    screens,
    /\b(fontSize|lineHeight|fz|lh)\b["']?(: |=\{?)["'`]?\d+(px|\b(?!\.|rem|%))/,
  )
  expect([...inCss, ...inCode]).toEqual([])
})

test('every test asserts something, by expect or a helper whose name starts with it', () => {
  const tests = files.filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
  const empty = tests.flatMap((file) =>
    testsWithoutAssertion(textOf(file)).map((title) => `${file}: ${title}`),
  )
  expect(empty).toEqual([])
})

test('a loader never prefetches: a failed read has to reach the error screen', () => {
  const routes = source.filter((file) => file.startsWith('src/routes/'))
  expect(places(routes, /prefetch(Infinite)?Query\(/)).toEqual([])
})

test('AMB-87: only Login and Reset Password have a password input, which browsers fill with the sign-in', () => {
  const screens = source.filter((file) => file.endsWith('.tsx') && !isTest(file))
  const found = places(screens, /\bPasswordInput\b|type=[{"']*password|'password'/)
  expect([...new Set(found.map((place) => place.split(':')[0]))]).toEqual([
    'src/features/session/LoginForm.tsx',
    'src/features/session/NewPasswordForm.tsx',
  ])
})

test('the compiler is not silenced', () => {
  const own = source.filter((file) => file !== 'scripts/rules.test.ts')
  expect(places(own, /as unknown as|@ts-(ignore|expect-error|nocheck)|\b(TODO|FIXME)\b/)).toEqual(
    [],
  )
})

test('every path the guides cite exists', () => {
  const missing = guides.flatMap((file) =>
    citedPaths(textOf(file), file)
      .filter((path) => !existsSync(at(path)))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('every command the guides show can be run: its script, program and files are there', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'))
  const around = {
    scripts,
    exists: (path: string) => existsSync(at(path)),
    isTool: (name: string) => existsSync(at('node_modules/.bin', name)),
  }
  const broken = guides.flatMap((file) =>
    commandLines(textOf(file)).flatMap((line) =>
      commandProblems(line, around).map((problem) => `${file}: ${line}: ${problem}`),
    ),
  )
  expect(broken).toEqual([])
})

// Left out are commands that the checks run anyway, and commands that start, build, format or measure.
test.each(['npm start -- --help', 'pnpm requirements'])(
  '%s does what a guide shows',
  async (shown) => {
    expect(guides.some((file) => commandLines(textOf(file)).includes(shown))).toBe(true)
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'))
    const [, name = '', ...given] = shown.split(' ').filter((word) => word !== '--')
    const [program, ...words] = (scripts[name] ?? '').split(' ')
    expect(program).toBe('node')
    expect((await runNode([...words, ...given])).code).toBe(0)
  },
)

test('every operation the guides cite is in the contract', () => {
  const verbs = Object.keys(operationTable).flatMap((id) => /^[a-z]+/.exec(id)?.[0] ?? [])
  const cited = new RegExp(`'((?:${[...new Set(verbs)].join('|')})[A-Z]\\w*)'`, 'g')
  const missing = guides.flatMap((file) =>
    [...textOf(file).matchAll(cited)]
      .map(([, id = '']) => id)
      .filter((id) => !(id in operationTable))
      .map((id) => `${file}: ${id}`),
  )
  expect(missing).toEqual([])
})

test('every environment variable the guides cite is read by a program', () => {
  const programs = [
    ...source.filter((file) => !/\.test\.tsx?$/.test(file)),
    'vite.config.ts',
    'playwright.config.ts',
  ]
    .filter((file) => existsSync(at(file)))
    .map(textOf)
    .join('\n')
  const missing = guides.flatMap((file) =>
    citedVariables(textOf(file))
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(programs))
      .map((name) => `${file}: ${name}`),
  )
  expect(missing).toEqual([])
})

/** Packages that are in use although no file names them, each with its reason. */
const silentPackages: Record<string, string> = {
  '@testing-library/dom': 'what @testing-library/react and user-event are built on',
}

test('every dependency is used, or a reason is given here', () => {
  const manifest: Record<
    'dependencies' | 'devDependencies' | 'scripts',
    Record<string, string>
  > = JSON.parse(textOf('package.json'))
  const { dependencies, devDependencies, scripts } = manifest
  const texts = files
    .filter(
      (file) =>
        isText(file) && !isGenerated(file) && !/^(docs|scripts\/rules)|package\.json$/.test(file),
    )
    .map(textOf)
  const packages = Object.keys({ ...dependencies, ...devDependencies })
  expect(unusedPackages(packages, texts, Object.values(scripts))).toEqual(
    Object.keys(silentPackages),
  )
})

test('PERM-05: every operation that takes a right and is called is asked about on a screen', () => {
  const guarded = Object.entries<OperationFacts>(operationTable)
    .filter(([, facts]) => hasEffect(facts) && typeof facts.permission !== 'string')
    .map(([id]) => id)
  const textIn = (folders: RegExp) =>
    source
      .filter((file) => folders.test(file) && !isTest(file))
      .map(textOf)
      .join('\n')
  const screens = textIn(/^src\/(app|components|features|routes)\//)
  const calls = screens + textIn(/^src\/api\/(?!.*\.gen)/)
  const unasked = guarded.filter(
    (id) =>
      calls.includes(`'${id}'`) &&
      !new RegExp(`\\b(can\\w*|refusal)\\(\\s*'${id}'|operation: '${id}'`).test(screens),
  )
  expect(guarded.length).toBeGreaterThan(60)
  expect(unasked).toEqual([])
})

/** Files of the console that name a permission, each with its reason; all others ask by operation. */
const permissionNames: Record<string, string> = {
  'src/app/navigation.ts': 'the documents tie each entry of the navigation to a permission',
  'src/domain/access/permissions.ts':
    'one permission puts every store in scope, whatever the operation',
  'src/features/people/profile/ProfileTabs.tsx':
    'the documents tie the CCPA tab to a permission; its operations take more, which the tab tells',
}

test('PERM-05: a right is asked about by operation, not by the name of a permission', () => {
  const names = Object.values<OperationFacts>(operationTable).flatMap(
    ({ permission, parts = {} }) =>
      [permission, ...Object.values(parts)]
        .flatMap(conditionsOf)
        .flatMap((condition) => ('permission' in condition ? condition.permission : [])),
  )
  const console = source.filter(
    (file) => /^src\/(api|app|components|domain|features|routes|ui)\//.test(file) && !isTest(file),
  )
  const naming = places(console, new RegExp(`['"](${[...new Set(names)].join('|')})['"]`))
  expect(naming.filter((place) => !permissionNames[place.split(':')[0] ?? ''])).toEqual([])
  const needed = Object.keys(permissionNames).filter((file) =>
    naming.some((place) => place.startsWith(`${file}:`)),
  )
  expect(needed).toEqual(Object.keys(permissionNames))
})

test('a name is exported because another file uses it', () => {
  const usersOf = new Map<string, number>()
  for (const file of source)
    for (const word of new Set(textOf(file).match(/\w+/g)))
      usersOf.set(word, (usersOf.get(word) ?? 0) + 1)
  const alone = source
    .filter((file) => file.startsWith('src/'))
    .flatMap((file) =>
      [
        ...textOf(file).matchAll(
          /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm,
        ),
      ]
        .filter(([, name = '']) => usersOf.get(name) === 1)
        .map(([, name]) => `${file}: ${name}`),
    )
  expect(alone).toEqual([])
})

test('source names a requirement only where a decision (AMB) explains a surprise', () => {
  const ids = [...textOf('docs/requirements.md').matchAll(/^\| ([A-Z]+-\d+) \|/gm)]
    .flatMap(([, id]) => id ?? [])
    .filter((id) => !id.startsWith('AMB-'))
  expect(ids.length).toBeGreaterThan(400)
  const shown = files.filter(
    (file) =>
      /^src\/.*\.(tsx?|css)$/.test(file) &&
      !isTest(file) &&
      !isGenerated(file) &&
      !file.includes('/testing/'),
  )
  expect(places(shown, new RegExp(`\\b(${ids.join('|')})\\b`))).toEqual([])
})

test('the totals of the requirements are those of their rows', () => {
  const ledger = textOf('docs/requirements.md')
  const counts = Map.groupBy(ledger.matchAll(/^\| ([A-Z]+)-\d+ \|/gm), ([, prefix]) => prefix)
  const areas = [...ledger.matchAll(/^\| [^|]+ \| ([A-Z]+) \| (\d+) \|$/gm)]
  const all = areas.reduce((sum, [, , rows]) => sum + Number(rows), 0)
  const of = (prefix: string) => counts.get(prefix)?.length
  expect(areas.map(([, prefix = '']) => [prefix, of(prefix)])).toEqual(
    areas.map(([, prefix, rows]) => [prefix, Number(rows)]),
  )
  expect(/^Totals: .*/m.exec(ledger)?.[0]).toBe(
    `Totals: ${all} requirements in ${areas.length} areas, ${of('AMB')} ambiguities, ${of('XC')} cross-checks.`,
  )
})

const contractFiles = files.flatMap((file) => /^openapi\/paths\/(\w+)\.yaml$/.exec(file)?.[1] ?? [])

/** The room of a contract file: one of the table in the architecture, else the folder of its own name. */
function roomOf(name: string): string {
  const [, section = ''] = textOf('docs/architecture.md').split('## One noun, one room')
  const shared = section.matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm)
  const found = [...shared].find(([, , names = '']) => names.split(', ').includes(`\`${name}\``))
  return found?.[1] ?? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Rooms that not all of the folders have, each with its reason. */
const otherRooms: Record<string, string> = {
  shell: 'the frame around the screens, without a contract file',
  history: 'a section of the screens of other rooms',
  tasks: 'journeys of a day in a shop, through several rooms',
}

test.each(['src/server/resources', 'src/features', 'e2e'])(
  'one noun, one room: the folders of %s are the rooms of the contract files',
  (parent) => {
    const folder = new RegExp(`^${parent}/([\\w-]+)/`)
    const found = new Set(files.flatMap((file) => folder.exec(file)?.[1] ?? []))
    const rooms = new Set(contractFiles.map(roomOf))
    expect(rooms.size).toBeGreaterThan(15)
    const shared = (names: Set<string>) => [...names].filter((name) => !otherRooms[name]).sort()
    expect(shared(found)).toEqual(shared(rooms))
  },
)

test('api: only optimistic.ts writes the cache', () => {
  const writers = source.filter(
    (file) =>
      file.startsWith('src/') && !isTest(file) && /\.setQuer(y|ies)Data\b/.test(textOf(file)),
  )
  expect(writers).toEqual(['src/api/core/optimistic.ts'])
})

test('api: query options come from operationQuery, and keys from operationKey', () => {
  const console = source.filter((file) => file.startsWith('src/') && !isTest(file))
  const others = console.filter((file) => file !== 'src/api/core/query.ts')
  expect(places(others, /\b(q|infiniteQ)ueryOptions\(/)).toEqual([])
  const byHand =
    /\bqueryKey: (?!operationKey\(|QueryKey\b)|\bkey: \[|Quer(y|ies)(Data|State)?(<.*>)?\(\[/
  expect(places(console, byHand)).toEqual([])
})
