import type { Audience } from '#domain/promotions/audience.ts'
import { largestAudience } from '#domain/promotions/audience.ts'
import type { AudienceAnswer } from './audienceWorker.ts'

/** Reads in a worker. Rejects with a message for the user. */
export function readAudienceFile(file: File): Promise<Audience> {
  if (file.size > largestAudience)
    return Promise.reject(new Error('A file may have at most 20 MB.'))
  const worker = new Worker(new URL('./audienceWorker.ts', import.meta.url), { type: 'module' })
  const read = new Promise<Audience>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<AudienceAnswer>) => {
      if ('emails' in data) resolve(data)
      else reject(new Error(data.refusal))
    })
    worker.addEventListener('error', () => reject(new Error('The file could not be read.')))
  })
  worker.postMessage(file)
  return read.finally(() => worker.terminate())
}
