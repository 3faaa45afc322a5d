/** The scripts, files and programs that a command may refer to. */
export interface Surroundings {
  /** The scripts of package.json. */
  readonly scripts: Readonly<Record<string, string>>
  /** Whether the repository has the path. */
  exists(path: string): boolean
  /** Whether a package provides a program of this name. */
  isTool(name: string): boolean
}

/** The package manager's own commands. */
const foreign = ['install', 'add', 'approve', 'update', 'dlx', 'ci', 'i']

/**
 * The reasons why a command in a guide cannot run: a missing script, program or file. A script's own command
 * is checked too. Empty for a line that is no command of this project.
 */
export function commandProblems(line: string, around: Surroundings): string[] {
  const words = wordsOf(line)
  const [manager, ...rest] = words
  if (manager === 'node') return programProblems(words, around)
  if (manager !== 'pnpm' && manager !== 'npm') return []
  const [name = '', ...given] = rest[0] === 'run' ? rest.slice(1) : rest
  if (name === 'exec') return programProblems(given, around)
  if (name === '' || name.startsWith('-') || foreign.includes(name)) return []
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

/** The missing files among a command's words; of a pattern, its folder is checked. */
function missingFiles(given: readonly string[], around: Surroundings): string[] {
  return given
    .map((word) => word.replace(/^--?[\w-]+=/, ''))
    .filter((word) => /^[\w.][\w./-]*\/[\w./*-]+$|^[\w.-]+\.(ts|mjs|json|ya?ml)$/.test(word))
    .map((word) => word.replace(/\/[^/]*\*.*$/, ''))
    .filter((path) => !around.exists(path))
    .map((path) => `there is no ${path}`)
}

/** The words of a command line, without its prompt, leading settings and quotes. */
function wordsOf(line: string): string[] {
  const words = line
    .trim()
    .replace(/^(\$\s+)?([A-Z][A-Z0-9_]*=\S*\s+)*/, '')
    .split(/\s+/)
  return words.map((word) => word.replaceAll(/['"]/g, ''))
}
