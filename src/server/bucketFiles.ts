import { AwsClient } from 'aws4fetch'
import { type Files, namePattern, storedName, typeOf } from './files.ts'

/** `url` is e.g. https://key:secret@s3.example/bucket/folder?region=eu-central-1. Throws if unreadable. */
export async function openBucket(url: URL): Promise<Files> {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 3,
  })
  const folder = `${url.origin}${url.pathname.replace(/\/+$/, '')}`
  const ask = async (name: string, request: RequestInit = {}) => {
    const answer = await client.fetch(`${folder}/${name}`, request)
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`it answered ${answer.status} ${/<Code>(\w+)/.exec(await answer.text())?.[1]}`)
  }
  // Probe: a missing file and a missing bucket are both 404, but the body tells them apart.
  const first = await ask('p4-server')
  if (first.status === 404 && /NoSuchBucket/.test(await first.text()))
    throw new Error('there is no such bucket')
  return {
    async put(bytes, contentType) {
      const name = storedName(bytes, contentType)
      const body = new Uint8Array(bytes)
      const answer = await ask(name, {
        method: 'PUT',
        body,
        headers: { 'content-type': contentType },
      })
      if (!answer.ok) throw new Error('The bucket of the pictures is gone')
      return `/files/${name}`
    },
    async get(name) {
      if (!namePattern.test(name)) return null
      const answer = await ask(name)
      if (!answer.ok) return null
      return { bytes: new Uint8Array(await answer.arrayBuffer()), contentType: typeOf(name) }
    },
    async remove(name) {
      if (namePattern.test(name)) await ask(name, { method: 'DELETE' })
    },
  }
}
