import { AwsClient } from 'aws4fetch'
import { largestPicture } from '#domain/files/pictureFile.ts'
import { type Files, namePattern, storedName, typeOf } from './files.ts'

/** For one call, with its retries and the body of its answer. */
const defaultTimeoutMs = 10_000
const maxErrorBytes = 64 * 1024

/** `url` is e.g. https://key:secret@s3.example/bucket/folder?region=eu-central-1. Throws if unreadable. */
export async function openBucket(url: URL, timeoutMs = defaultTimeoutMs): Promise<Files> {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 3,
  })
  const folder = `${url.origin}${url.pathname.replace(/\/+$/, '')}`
  /** `isMissing` for a 404. Throws for any other failure, a redirect and an answer that is late or too long. */
  const ask = async (name: string, request: RequestInit = {}) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await client.fetch(`${folder}/${name}`, {
        ...request,
        signal,
        redirect: 'manual',
      })
      const isMissing = answer.status === 404
      const bytes = await readBytes(answer, answer.ok ? largestPicture : maxErrorBytes)
      if (answer.ok || isMissing) return { isMissing, bytes }
      throw new Error(
        `it answered ${answer.status} ${/<Code>(\w+)/.exec(String(bytes))?.[1] ?? ''}`,
      )
    } catch (error) {
      if (!signal.aborted) throw error
      throw new Error(`it did not answer within ${timeoutMs / 1000} seconds`)
    }
  }
  // Probe: a missing file and a missing bucket are both 404, but the body tells them apart.
  const first = await ask('p4-server')
  if (first.isMissing && first.bytes.includes('NoSuchBucket'))
    throw new Error('there is no such bucket')
  return {
    async put(bytes, contentType, name = storedName(bytes, contentType)) {
      const body = new Uint8Array(bytes)
      const headers = { 'content-type': contentType }
      const { isMissing } = await ask(name, { method: 'PUT', body, headers })
      if (isMissing) throw new Error('The bucket of the pictures is gone')
      return `/files/${name}`
    },
    async get(name) {
      if (!namePattern.test(name)) return null
      const { isMissing, bytes } = await ask(name)
      return isMissing ? null : { bytes, contentType: typeOf(name) }
    },
    async remove(name) {
      if (namePattern.test(name)) await ask(name, { method: 'DELETE' })
    },
  }
}

async function readBytes({ body }: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    // Leaving the loop cancels the rest.
    if (size > maxBytes) throw new Error('its answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
