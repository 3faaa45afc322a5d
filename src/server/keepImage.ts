import type { OperationId } from '#api/contract.ts'
import { files } from './database/schema/files.ts'
import type { Call } from './handlers.ts'
import { storeImage } from './images.ts'

export interface NewImage {
  /** The picture as a data URL. */
  readonly data: string
  /** Field of the request that it came in, for refusals. */
  readonly field: string
  /** Name that the person's file had. */
  readonly filename?: string
}

/**
 * Stores a picture, remembers who brought it under which name, and returns its address.
 * Throws as `storeImage` does.
 */
export async function keepImage(
  call: Pick<Call<OperationId>, 'tx' | 'files' | 'viewer' | 'clock'>,
  { data, field, filename }: NewImage,
): Promise<string> {
  const url = await storeImage(call.files, data, field)
  const [head = '', content = ''] = data.split(';base64,')
  await call.tx
    .insert(files)
    .values({
      name: url.slice(url.lastIndexOf('/') + 1),
      content_type: head.replace('data:', ''),
      size: Buffer.byteLength(content, 'base64'),
      filename,
      user_id: call.viewer.id,
      created_at: call.clock.now().toISOString(),
    })
    .onConflictDoNothing()
  return url
}
