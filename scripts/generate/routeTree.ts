import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolveConfig } from 'vite'
import { at, root } from '../lib/project.ts'

/** The generated tree of the files in src/routes/. */
export const routeTreeFile = 'src/routeTree.gen.ts'

/**
 * The route tree of src/routes/; undefined without routes. The router's plugin writes the file whenever
 * Vite's configuration is resolved: the former text is put back, so that the caller decides what is written.
 */
export async function routeTree(): Promise<string | undefined> {
  if (!existsSync(at('src/routes/__root.tsx'))) return undefined
  const before = existsSync(at(routeTreeFile)) ? readFileSync(at(routeTreeFile), 'utf8') : undefined
  await resolveConfig({ root, logLevel: 'error' }, 'build')
  const after = readFileSync(at(routeTreeFile), 'utf8')
  if (before !== undefined && before !== after) writeFileSync(at(routeTreeFile), before)
  return after
}
