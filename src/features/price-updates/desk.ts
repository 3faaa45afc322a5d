import type { CheckedRow } from '#domain/priceCheck.ts'
import { largestList } from '#domain/priceList.ts'
import type { DeskAnswer, DeskAsk } from './deskWorker.ts'
import { unpackedRows } from './packedRows.ts'

type RowsAsk = Exclude<DeskAsk, { readonly kind: 'write' }>
type WriteAsk = Extract<DeskAsk, { readonly kind: 'write' }>

/** A price list in a worker. What is asked rejects with the reason in words. */
export interface Desk {
  /** Does something to the list, and answers the rows whose check it changed. */
  readonly ask: (ask: RowsAsk) => Promise<readonly CheckedRow[]>
  /** Rows as CSV. */
  readonly write: (ask: Omit<WriteAsk, 'kind'>) => Promise<string>
  /** Ends the worker; what is still asked is answered with no rows. */
  readonly end: () => void
}

interface Waiting {
  readonly rows: CheckedRow[]
  readonly resolve: (rows: readonly CheckedRow[], text: string) => void
  readonly reject: (reason: Error) => void
}

/** Starts a worker with an empty desk. */
export function openDesk(): Desk {
  const worker = new Worker(new URL('./deskWorker.ts', import.meta.url), { type: 'module' })
  /** Questions without a complete answer, oldest first. The worker answers in this order. */
  const waiting: Waiting[] = []
  worker.addEventListener('message', ({ data }: MessageEvent<DeskAnswer>) => {
    const [first] = waiting
    if (!first) return
    if ('rows' in data) {
      for (const row of unpackedRows(data.rows)) first.rows.push(row)
      if (!data.last) return
    }
    waiting.shift()
    if ('refusal' in data) first.reject(new Error(data.refusal))
    else first.resolve(first.rows, 'text' in data ? data.text : '')
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The file could not be read.'))
  })
  const post = (ask: DeskAsk, resolve: Waiting['resolve'], reject: Waiting['reject']) => {
    waiting.push({ rows: [], resolve, reject })
    worker.postMessage(ask)
  }
  return {
    ask: (ask) =>
      new Promise((resolve, reject) => {
        if ('file' in ask && ask.file.size > largestList)
          reject(new Error('A file may have at most 20 MB.'))
        else post(ask, resolve, reject)
      }),
    write: (ask) =>
      new Promise((resolve, reject) =>
        post({ kind: 'write', ...ask }, (_, text) => resolve(text), reject),
      ),
    end: () => {
      worker.terminate()
      for (const { resolve } of waiting.splice(0)) resolve([], '')
    },
  }
}
