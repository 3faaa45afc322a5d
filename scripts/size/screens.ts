export interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
  assets?: string[]
}

export type Manifest = Record<string, Chunk>

/** Route files, outermost first: `_staff/products/index` -> `__root`, `_staff`, `_staff/products`, ... */
export function routeChain(route: string): string[] {
  const folders = route.split('/').slice(0, -1)
  const around = folders.flatMap((_, index) => {
    const folder = folders.slice(0, index + 1).join('/')
    return [folder, `${folder}/route`]
  })
  return ['__root', ...around, route]
}

/** Without fonts and pictures. */
export function filesOf(manifest: Manifest, route: string): string[] {
  const chain = new Set(routeChain(route).map((name) => `src/routes/${name}.tsx`))
  const keys = Object.keys(manifest)
  const start = keys.filter((key) => {
    const source = manifest[key]?.src ?? key
    return manifest[key]?.isEntry || isScreenOf(source, chain)
  })
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of start) visit(key)
  return [...files]
}

/** Error and not-found parts are separate chunks. */
function isScreenOf(source: string, chain: Set<string>): boolean {
  const [file = '', query = ''] = source.split('?')
  return chain.has(file) && !/errorComponent|notFoundComponent/.test(query)
}
