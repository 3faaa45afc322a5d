import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from '../compress.ts'
import { filesOf, type Manifest } from './screens.ts'

// KiB; the second is a direct visit to the products list.
const limits = [
  { name: 'Login', page: ['login/index.html', 'first.js'], route: 'login', limit: 145 },
  {
    name: 'Shell and products',
    page: ['index.html'],
    route: '_staff/products/index',
    limit: 240,
  },
]

export const kib = (bytes: number): string => (bytes / 1024).toFixed(1)

/** In bytes, largest first. */
export async function firstVisits(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  return Promise.all(
    limits.map(async ({ name, page, route, limit }) => {
      const names = [...page, ...filesOf(manifest, route)]
      const files = await Promise.all(
        names.map(async (file) => ({
          file,
          bytes: (await brotli(readFileSync(join(dist, file)))).length,
        })),
      )
      files.sort((a, b) => b.bytes - a.bytes)
      const total = files.reduce((bytes, file) => bytes + file.bytes, 0)
      return { name, limit: limit * 1024, files, total }
    }),
  )
}
