import type { Plugin } from 'vite'

const drawing = /const __iconNode = (\[.*\]);/

/** The module of an outlined icon with its paths joined to one, where the icon has nothing but paths. */
export function withOnePath(module: string): string {
  const found = drawing.exec(module)?.[1]
  if (found === undefined || !module.includes('createReactComponent("outline"')) return module
  const parts: [string, { d?: string }][] = JSON.parse(found)
  // Only a path that begins absolutely can follow another one.
  if (!parts.every(([tag, { d }]) => tag === 'path' && d?.startsWith('M'))) return module
  const joined = [['path', { d: parts.map(([, { d }]) => d).join(''), key: 'svg-0' }]]
  return module.replace(drawing, `const __iconNode = ${JSON.stringify(joined)};`)
}

/** Draws each icon as one element, because a page has forty icons of three or four. */
export const onePathIcons = (): Plugin => ({
  name: 'one-path-icons',
  apply: 'build',
  transform(code, id) {
    if (!id.includes('/@tabler/icons-react/dist/esm/icons/')) return undefined
    return { code: withOnePath(code), map: null }
  },
})
