import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '../..')

/** An absolute path from one relative to the project's root. */
export const at = (...parts: string[]): string => join(root, ...parts)

/** Scratch space that git ignores; safe to delete when nothing runs. */
export const scratch = at('.tmp')

/**
 * The JavaScript file behind a package's command, to be run with this very Node: no shim, no shell, same on
 * every platform. `command` defaults to the package's only one.
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
