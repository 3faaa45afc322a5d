import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { at } from './project.ts'

const hook = '/@mantine/hooks/esm/use-id/use-id.mjs'

/** The library's hook of ids with React's id alone. */
const module = `import { useId as useReactId } from 'react'
export function useId(given) {
  const own = useReactId()
  return typeof given === 'string' ? given : 'mantine-' + own.replace(/:/g, '')
}`

/**
 * Gives each field its id at its first drawing. The library gives it another one right after, so that every field
 * of a page is drawn twice before the page is painted.
 */
export const idsAtOnce = (): Plugin => ({
  name: 'ids-at-once',
  apply: 'build',
  transform: (_code, id) => (id.endsWith(hook) ? { code: module, map: null } : undefined),
  // Another release of the library may name the module otherwise, and fields would be drawn twice again.
  buildStart() {
    if (!existsSync(at(`node_modules${hook}`))) this.error(`The library has no ${hook}`)
  },
})
