import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { OperationFacts } from '#api/core/contract.ts'
import { hasEffect } from '#api/core/contract.ts'
import { type OperationId, operationTable } from '#api/core/operations.gen.ts'
import type { FirstTable } from '#first.ts'
import { filesOf, type Manifest } from '../size/screens.ts'
import { at } from './project.ts'

// See src/api/core/startUp.ts.
const startUp: readonly OperationId[] = ['getUser', 'listPermissions', 'listRoles']

// Reads that a screen begins with, besides the one at its address.
const alsoRead: Readonly<Record<string, readonly OperationId[]>> = {
  '/menus': ['getMenuCategories'],
  '/surcharges': ['listStores'],
  '/stores/$/today': ['getStore', 'getStoreStatus', 'getStoreHours', 'listStoreInventory'],
}

// Path parameters in the URL's search.
const inSearch: Readonly<Record<string, string>> = { menuSlug: 'menu' }

/**
 * Inlines src/first.ts: as a file it would load after larger ones. Permitted by its hash
 * (src/server/securityHeaders.ts).
 */
export async function addFirstScript(dist: string): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const code = await scriptOf(firstTable(manifest, pagedPaths()))
  const page = join(dist, 'index.html')
  const html = readFileSync(page, 'utf8')
  const styles = filesOf(manifest, '_staff').find((one) => /^assets\/staff-.*\.css$/.test(one))
  const inline = `<script>${code.trim().replaceAll('</', '<\\/')}</script>`
  // Before the styles: a script after them waits for them.
  const first = html
    .replace('<script type="module"', (program) => `${inline}\n    ${program}`)
    .replace('</head>', `  <link rel="stylesheet" crossorigin href="/${styles}">\n  $&`)
  if (!styles || !first.includes(inline)) throw new Error('The page has no program or no styles')
  writeFileSync(page, first)
}

async function scriptOf(table: FirstTable): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { firstTable: JSON.stringify(table) },
    build: {
      write: false,
      lib: { entry: at('src/first.ts'), formats: ['iife'], name: 'first' },
      copyPublicDir: false,
    },
  })
  const [output] = Array.isArray(result) ? result : []
  const chunk = output?.output[0]
  if (chunk?.type !== 'chunk') throw new Error('The first script was not built')
  return chunk.code
}

/** Screens whose address is a read that every signed-in user may call. Paged lists need more than a path. */
export function firstTable(manifest: Manifest, paged: ReadonlySet<string>): FirstTable {
  const operations: readonly OperationFacts[] = Object.values(operationTable)
  const reads = new Set(
    operations
      .filter((facts) => !hasEffect(facts) && facts.permission === 'signed-in')
      .filter(({ path }) => !paged.has(path))
      .map(({ path }) => path.replace(/\{\w+\}/g, '$')),
  )
  const entry = new Set(filesOf(manifest, ''))
  const files: string[] = []
  const screens = routesOf(manifest).map((route) => {
    const address = addressOf(route)
    const code = filesOf(manifest, route).filter(
      (file) => !entry.has(file) && !file.endsWith('.css'),
    )
    for (const file of code) if (!files.includes(file)) files.push(file)
    const also = alsoRead[address]?.map((id) =>
      operationTable[id].path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name in inSearch ? `{${inSearch[name]}}` : '$',
      ),
    )
    const one = { address, code: code.map((file) => files.indexOf(file)), ...(also && { also }) }
    return reads.has(`/p4${address}`) ? { ...one, reads: true as const } : one
  })
  return { startUp: startUp.map((id) => operationTable[id].path), files, screens }
}

const routesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest)
    .map((key) => /^src\/routes\/(.*)\.tsx\?tsr-split=component/.exec(key)?.[1] ?? '')
    .filter((route) => route !== '' && !/(^|\/)(_\w+|\$)$/.test(route))

/** '_staff/products/$productId' -> '/products/$' */
const addressOf = (route: string): string =>
  `/${route
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index' && part !== 'route')
    .map((part) => (part.startsWith('$') ? '$' : part.replace(/_$/, '')))
    .join('/')}`

function pagedPaths(): Set<string> {
  const contract: { paths: Record<string, { get?: unknown }> } = JSON.parse(
    readFileSync(at('src/server/contract.gen.json'), 'utf8'),
  )
  const isPaged = ({ get }: { get?: unknown }) =>
    JSON.stringify(get ?? {}).includes('parameters/Limit')
  return new Set(Object.keys(contract.paths).filter((path) => isPaged(contract.paths[path] ?? {})))
}
