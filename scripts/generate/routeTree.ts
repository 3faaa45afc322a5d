import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolveConfig } from 'vite'
import { at, root } from '../lib/project.ts'

export const routeTreeFile = 'src/routeTree.gen.ts'

/** The router's plugin overwrites the file, so the old text is restored. Undefined without routes. */
export async function routeTree(): Promise<string | undefined> {
  if (!existsSync(at('src/routes/__root.tsx'))) return undefined
  const before = existsSync(at(routeTreeFile)) ? readFileSync(at(routeTreeFile), 'utf8') : undefined
  await resolveConfig({ root, logLevel: 'error' }, 'build')
  const after = readFileSync(at(routeTreeFile), 'utf8')
  if (before !== undefined && before !== after) writeFileSync(at(routeTreeFile), before)
  return after
}
