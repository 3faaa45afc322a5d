// Measures the size of a first visit in Brotli bytes on the wire; fails when a budget is exceeded.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from './compress.ts'
import { dist } from './lib/build.ts'
import { filesOf, type Manifest } from './size/screens.ts'

/** Budgets in KiB. The second one is for a direct visit to the products list, with the shell. */
const budgets = [
  {
    name: 'Login',
    page: ['login/index.html', 'first.js'],
    route: 'login',
    limit: 140,
    inEntry: true,
  },
  {
    name: 'Shell and products',
    page: ['index.html'],
    route: '_staff/products/index',
    limit: 230,
    inEntry: false,
  },
]

const kib = (bytes: number): string => (bytes / 1024).toFixed(1)

const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const sizes = new Map<string, Promise<number>>()
const sizeOf = (file: string): Promise<number> => {
  const known =
    sizes.get(file) ?? brotli(readFileSync(join(dist, file))).then(({ length }) => length)
  sizes.set(file, known)
  return known
}

for (const { name, page, route, limit, inEntry } of budgets) {
  const files = [...page, ...filesOf(manifest, route)]
  const rows = await Promise.all(files.map(async (file) => ({ file, bytes: await sizeOf(file) })))
  rows.sort((a, b) => b.bytes - a.bytes)
  const total = rows.reduce((bytes, row) => bytes + row.bytes, 0)
  const own = Object.values(manifest).some(({ src }) => src?.startsWith(`src/routes/${route}.tsx`))
  // A screen inside the entry has no chunk of its own; any other screen without a chunk was not measured.
  const drawn = inEntry !== own
  const holds = drawn && total <= limit * 1024
  console.log(
    `${name}: ${kib(total)} KiB of ${limit} KiB in ${rows.length} files ${holds ? '✓' : '✗'}`,
  )
  for (const { file, bytes } of rows.slice(0, 12))
    console.log(`  ${kib(bytes).padStart(7)}  ${file}`)
  if (rows.length > 12) console.log(`  ${' '.repeat(7)}  and ${rows.length - 12} smaller ones`)
  if (!drawn)
    console.log(
      `  src/routes/${route}.tsx ${own ? 'has a' : 'has no'} chunk of its own in the manifest.`,
    )
  if (!holds) process.exitCode = 1
}
