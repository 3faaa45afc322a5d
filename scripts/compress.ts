// Precompresses assets with Brotli and gzip.
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { at } from './lib/project.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

// Smaller files hardly shrink.
const minBytes = 1024

/** Highest quality; all sizes of this project are measured with it. */
export const brotli = (content: Buffer): Promise<Buffer> =>
  brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

/** Skips index.html: the server injects the API host at run time. */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,webmanifest,txt,ico,wasm}', { cwd: folder })
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const content = readFileSync(path)
      if (content.length <= minBytes) return
      const [br, gz] = await Promise.all([brotli(content), gzipAsync(content, { level: 9 })])
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
    }),
  )
}

if (import.meta.main) await compressFolder(at('dist'))
