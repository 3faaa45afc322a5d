import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { freePort } from '../lib/ports.ts'
import type { Site } from './browser.ts'
import { passOn } from './passOn.ts'

/** Products that are read at a time. */
const together = 50

interface WholeProducts extends Site {
  stop(): void
}

/**
 * Serves the console and its API as the P4 server at `base` does, but answers the list of products with all
 * fields of each product (PROD-07), as a host may that makes no short rows.
 */
export async function serveWholeProducts({ base, session }: Site): Promise<WholeProducts> {
  const headers = { authorization: `P4 ${session.token}` }
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${base}/p4/products${path}`, { headers })).json()
  const short = await read('')
  const ids = Array.isArray(short) ? short.map(({ id }: { id: number }) => id) : []
  const products: unknown[] = []
  for (let at = 0; at < ids.length; at += together) {
    const next = ids.slice(at, at + together).map((id) => read(`/${id}`))
    products.push(...(await Promise.all(next)))
  }
  // The quality that the P4 server has for its own answers.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  const body = brotliCompressSync(JSON.stringify(products), { params })

  const server = createServer((asked, answer) => {
    if (asked.method !== 'GET' || asked.url !== '/p4/products') return passOn(base, asked, answer)
    answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' })
    answer.end(body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${port}`, session, stop: () => server.close() }
}
