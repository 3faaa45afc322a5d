import type { CheckedRow } from '#domain/prices/priceCheck.ts'
import { largestList } from '#domain/prices/priceList.ts'
import type { DeskAnswer, DeskAsk, Reading } from './deskWorker.ts'
import { unpackedRows } from './packedRows.ts'

type FileAsk = Extract<DeskAsk, { readonly file: File }>
type WriteAsk = Extract<DeskAsk, { readonly kind: 'write' }>
type RowsAsk = Exclude<DeskAsk, FileAsk | WriteAsk>

interface ReadFile extends Reading {
  readonly rows: readonly CheckedRow[]
}

/** A price list in a worker. Rejects with a message for the user. */
export interface Desk {
  /** Returns the rows whose check changed. */
  readonly ask: (ask: RowsAsk) => Promise<readonly CheckedRow[]>
  readonly read: (ask: FileAsk) => Promise<ReadFile>
  readonly write: (ask: Omit<WriteAsk, 'kind'>) => Promise<string>
  readonly end: () => void
}

interface Waiting {
  readonly rows: CheckedRow[]
  readonly resolve: (rows: readonly CheckedRow[], last: LastAnswer) => void
  readonly reject: (reason: Error) => void
}

interface LastAnswer {
  readonly text?: string
  readonly reading?: Reading
}

export function openDesk(): Desk {
  const worker = new Worker(new URL('./deskWorker.ts', import.meta.url), { type: 'module' })
  /** Oldest first: the worker answers in order. */
  const pending: Waiting[] = []
  worker.addEventListener('message', ({ data }: MessageEvent<DeskAnswer>) => {
    const [first] = pending
    if (!first) return
    if ('rows' in data) {
      for (const row of unpackedRows(data.rows)) first.rows.push(row)
      if (!data.last) return
    }
    pending.shift()
    if ('refusal' in data) first.reject(new Error(data.refusal))
    else first.resolve(first.rows, data)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of pending.splice(0)) reject(new Error('The file could not be read.'))
  })
  const post = (ask: DeskAsk, resolve: Waiting['resolve'], reject: Waiting['reject']) => {
    pending.push({ rows: [], resolve, reject })
    worker.postMessage(ask)
  }
  return {
    ask: (ask) => new Promise((resolve, reject) => post(ask, (rows) => resolve(rows), reject)),
    read: (ask) =>
      new Promise((resolve, reject) => {
        if (ask.file.size > largestList) return reject(new Error('A file may have at most 20 MB.'))
        const answer: Waiting['resolve'] = (rows, { reading }) =>
          resolve({ rows, notes: reading?.notes ?? [], isPlain: reading?.isPlain ?? false })
        post(ask, answer, reject)
      }),
    write: (ask) =>
      new Promise((resolve, reject) =>
        post({ kind: 'write', ...ask }, (_, { text }) => resolve(text ?? ''), reject),
      ),
    end: () => {
      worker.terminate()
      for (const { resolve } of pending.splice(0)) resolve([], {})
    },
  }
}
