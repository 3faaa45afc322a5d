import { type UploadedBytes, uploadFetch } from './uploadFetch.ts'
import { useOperation } from './useOperation.ts'

interface Upload {
  readonly file: File
  readonly onBytes: (bytes: UploadedBytes) => void
}

/** Sends a price list, and tells how many of its bytes are sent. */
export function useImportPrices() {
  return useOperation('importPrices', {
    send: ({ file, onBytes }: Upload, write) =>
      write('importPrices', { body: { plus: file } }, uploadFetch(onBytes)),
  })
}
