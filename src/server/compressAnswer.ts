/** Compresses long answers, and remembers the result for answers that carry an ETag. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** In bytes; a shorter answer fits one network packet without compression. */
const worthwhile = 1400
/** Most bytes of compressed answers that are kept for later requests. */
const keptBytes = 32 * 1024 * 1024

type CompressAnswer = (request: Request, response: Response) => Promise<Response>

export function answerCompressor(): CompressAnswer {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  let bytes = 0
  return async (request, response) => {
    const type = response.headers.get('content-type') ?? ''
    if (!/json|text|svg/.test(type) || response.headers.has('content-encoding')) return response
    // A part of a file is a part of its bytes as they are.
    if (response.status === 206) return response
    const accepted = request.headers.get('accept-encoding') ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
    const headers = new Headers(response.headers)
    if (!headers.has('vary')) headers.set('vary', 'accept-encoding')
    if (!encoding) return new Response(response.body, { status: response.status, headers })
    const tag = response.headers.get('etag')
    // The key holds the address, because answers of two addresses may have the same tag.
    const key = tag && `${encoding} ${request.url} ${tag}`
    const known = key ? kept.get(key) : undefined
    if (known) {
      await response.body?.cancel()
      headers.set('content-encoding', encoding)
      return new Response(known, { status: response.status, headers })
    }
    const plain = new Uint8Array(await response.arrayBuffer())
    if (plain.length < worthwhile)
      return new Response(plain.length > 0 ? plain : null, { status: response.status, headers })
    headers.delete('content-length')
    // Ten thousand products take 40 ms at quality 4 and 13 s at the best one, which makes half as many bytes.
    const packed = new Uint8Array(
      encoding === 'br'
        ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
        : await zip(plain, { level: 5 }),
    )
    if (key && packed.length < keptBytes / 4) {
      // A request at the same time may have kept the same answer: its bytes are not counted twice.
      bytes += packed.length - (kept.get(key)?.length ?? 0)
      kept.set(key, packed)
      for (const [oldest, value] of kept) {
        if (bytes <= keptBytes) break
        kept.delete(oldest)
        bytes -= value.length
      }
    }
    headers.set('content-encoding', encoding)
    return new Response(packed, { status: response.status, headers })
  }
}
