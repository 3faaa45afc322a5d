import { largestList, type PriceList } from '#domain/priceList.ts'
import type { PriceListAnswer } from './priceListWorker.ts'

/** Prices and faults of a file, read by a worker. Rejects with the reason in words. */
export function checkPriceList(file: File): Promise<PriceList> {
  if (file.size > largestList) return Promise.reject(new Error('A file may have at most 20 MB.'))
  const worker = new Worker(new URL('./priceListWorker.ts', import.meta.url), { type: 'module' })
  const read = new Promise<PriceList>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PriceListAnswer>) => {
      if ('list' in data) resolve(data.list)
      else reject(new Error(data.refusal))
    })
    worker.addEventListener('error', () => reject(new Error('The file could not be read.')))
  })
  worker.postMessage(file)
  return read.finally(() => worker.terminate())
}
