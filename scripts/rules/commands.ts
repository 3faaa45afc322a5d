export interface Surroundings {
  readonly scripts: Readonly<Record<string, string>>
  exists(path: string): boolean
  isTool(name: string): boolean
}

// Built-in commands of the package manager.
const builtIns = ['install', 'add', 'approve', 'update', 'dlx', 'ci', 'i']

/** Missing scripts, programs and files of a command in a guide. Follows scripts. Empty for other lines. */
export function commandProblems(line: string, around: Surroundings): string[] {
  const words = wordsOf(line)
  const [manager, ...rest] = words
  if (manager === 'node') return programProblems(words, around)
  if (manager !== 'pnpm' && manager !== 'npm') return []
  const [name = '', ...given] = rest[0] === 'run' ? rest.slice(1) : rest
  if (name === 'exec') return programProblems(given, around)
  if (name === '' || name.startsWith('-') || builtIns.includes(name)) return []
  const script = around.scripts[name]
  if (script === undefined) return [`package.json has no script ${name}`]
  return [
    ...script.split('&&').flatMap((part) => programProblems(wordsOf(part), around)),
    ...missingFiles(given, around),
  ]
}

function programProblems([program = '', ...given]: readonly string[], around: Surroundings) {
  const isThere = program === 'node' || around.isTool(program)
  return [...(isThere ? [] : [`no package brings ${program}`]), ...missingFiles(given, around)]
}

function missingFiles(given: readonly string[], around: Surroundings): string[] {
  return given
    .map((word) => word.replace(/^--?[\w-]+=/, ''))
    .filter((word) => /^[\w.][\w./-]*\/[\w./*-]+$|^[\w.-]+\.(ts|mjs|json|ya?ml)$/.test(word))
    .map((word) => word.replace(/\/[^/]*\*.*$/, ''))
    .filter((path) => !around.exists(path))
    .map((path) => `there is no ${path}`)
}

function wordsOf(line: string): string[] {
  const words = line
    .trim()
    .replace(/^(\$\s+)?([A-Z][A-Z0-9_]*=\S*\s+)*/, '')
    .split(/\s+/)
  return words.map((word) => word.replaceAll(/['"]/g, ''))
}
