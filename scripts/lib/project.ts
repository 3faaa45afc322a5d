import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '../..')

/** The absolute path of one relative to the project's root. */
export const at = (...parts: string[]): string => join(root, ...parts)

/** Temporary files that git ignores; the folder may be deleted when no command runs. */
export const scratch = at('.tmp')

/**
 * The JavaScript file behind a package's command, for the Node of this process: without shim and shell, so
 * that all platforms behave alike. `command` may be left out for a package with a single one.
 */
export function binOf(packageName: string, command?: string): string {
  const manifestPath = at('node_modules', packageName, 'package.json')
  const manifest: { bin?: string | Record<string, string> } = JSON.parse(
    readFileSync(manifestPath, 'utf8'),
  )
  const { bin } = manifest
  const wanted = command ?? packageName.split('/').at(-1) ?? packageName
  const file = typeof bin === 'string' ? bin : bin?.[wanted]
  if (!file) throw new Error(`${packageName} has no command ${wanted}`)
  return join(dirname(manifestPath), file)
}
