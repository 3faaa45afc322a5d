// Writes the Brotli and gzip forms beside each asset, so that a server need not compress.
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { at } from './lib/project.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** In bytes; compression makes smaller files hardly smaller. */
const smallest = 1024

/** Brotli at its highest quality; every size in this project is measured with this function. */
export const brotli = (content: Buffer): Promise<Buffer> =>
  brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

/**
 * Compresses the text assets of a folder in parallel. index.html is left out, because the server writes the
 * API host into it at run time.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,webmanifest,txt,ico,wasm}', { cwd: folder })
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const content = readFileSync(path)
      if (content.length <= smallest) return
      const [br, gz] = await Promise.all([brotli(content), gzipAsync(content, { level: 9 })])
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
    }),
  )
}

if (import.meta.main) await compressFolder(at('dist'))
