import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { compressFolder } from '../compress.ts'
import { addFirstScript } from './firstScript.ts'
import { writePages } from './pages.ts'
import { runNode } from './processes.ts'
import { at, binOf, root } from './project.ts'

export const dist = at('dist')

const stamp = at('dist/.built-from')

export const isBuilt = (): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

/** Throws with the tool's output. */
export async function build(output: 'inherit' | 'collect' = 'collect'): Promise<void> {
  const before = fingerprint()
  const args = [binOf('vite'), 'build', ...(output === 'collect' ? ['--logLevel', 'warn'] : [])]
  const result = await runNode(args, {
    output,
    env: { NODE_ENV: 'production', NO_COLOR: output === 'collect' ? '1' : undefined },
  })
  if (result.code !== 0) throw new Error(`The build failed:\n${result.output.trim()}`)
  await writePages(dist)
  await addFirstScript(dist)
  await compressFolder(dist)
  writeFileSync(stamp, before)
}

function fingerprint(): string {
  const files = globSync(
    [
      'src/**/*',
      'public/**/*',
      'scripts/{compress.ts,lib/*.ts}',
      'index.html',
      'vite.config.ts',
      'pnpm-lock.yaml',
      'package.json',
    ],
    {
      cwd: root,
      exclude: (name) => /(^|[\\/])src[\\/](server|mocks|testing)$/.test(name),
      withFileTypes: false,
    },
  )
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    if (/\.test\.tsx?$|routeTree\.gen\.ts$/.test(file)) continue
    const content = contentOf(at(file))
    if (content) hash.update(`${file.replaceAll('\\', '/')}\0`).update(content)
  }
  return hash.digest('hex')
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined // a folder, or a file that has just gone
  }
}
