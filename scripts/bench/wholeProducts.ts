import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import { freePort } from '../lib/ports.ts'
import type { Site } from './browser.ts'
import { passOn } from './passOn.ts'

const concurrency = 50

interface WholeProducts extends Site {
  stop(): void
}

/** Proxies the P4 server at `base`, but lists full products (PROD-07), as another host may. */
export async function serveWholeProducts({ base, session }: Site): Promise<WholeProducts> {
  const headers = { authorization: `P4 ${session.token}` }
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${base}/p4/products${path}`, { headers })).json()
  const short = await read('')
  const ids = Array.isArray(short) ? short.map(({ id }: { id: number }) => id) : []
  const products: unknown[] = []
  for (let at = 0; at < ids.length; at += concurrency) {
    const next = ids.slice(at, at + concurrency).map((id) => read(`/${id}`))
    products.push(...(await Promise.all(next)))
  }
  // The P4 server's own quality.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  const body = brotliCompressSync(JSON.stringify(products), { params })

  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/p4/products')
      return passOn(base, request, answer)
    answer.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' })
    answer.end(body)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { base: `http://127.0.0.1:${port}`, session, stop: () => server.close() }
}
