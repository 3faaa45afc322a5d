import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

export const at = (...parts: string[]): string => join(root, ...parts)

/** Temporary files, ignored by git. */
export const scratch = at('.tmp')

/** Runs without shim and shell on all platforms. */
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
