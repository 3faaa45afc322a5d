/** Child processes of limited memory and time: a worker thread out of memory can end the whole server. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import type { PriceFault, PriceList, PriceRow } from '#domain/prices/priceList.ts'
import { invalid } from './errors.ts'
import type { FileMessage, FilePart, FileTask } from './fileReader.ts'
import type { Log } from './log.ts'

interface ReaderLimits {
  readonly memoryMb: number
  readonly timeMs: number
}

const defaultLimits: ReaderLimits = { memoryMb: 512, timeMs: 15_000 }

const limitReaders = pLimit(2)

interface Upload {
  readonly file: Blob
  readonly field: string
  readonly log?: Log
  readonly limits?: ReaderLimits
}

export async function readPriceFile(upload: Upload): Promise<PriceList> {
  const prices: PriceRow[] = []
  const faults: PriceFault[] = []
  await readFile('prices', upload, (part) => {
    prices.push(...part.prices)
    faults.push(...part.faults)
  })
  return { prices, faults }
}

export async function readAudienceFile(upload: Upload): Promise<string[]> {
  const emails: string[] = []
  await readFile('audience', upload, (part) => void emails.push(...part.emails))
  return emails
}

async function readFile(
  kind: FileTask['kind'],
  upload: Upload,
  onPart: (part: FilePart) => void,
): Promise<void> {
  const { file } = upload
  const bytes = new Uint8Array(await file.arrayBuffer())
  const task: FileTask = { kind, bytes, name: file instanceof File ? file.name : '' }
  await limitReaders(() => work(task, upload, onPart))
}

async function work(
  task: FileTask,
  { field, log, limits = defaultLimits }: Upload,
  onPart: (part: FilePart) => void,
): Promise<void> {
  const reader = fork(fileURLToPath(new URL('./fileReader.ts', import.meta.url)), [], {
    execArgv: [`--max-old-space-size=${limits.memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(
    () => reject(invalid(field, `The file takes too long to read. ${smaller}`)),
    limits.timeMs,
  )
  reader.on('message', (message: FileMessage) => {
    if ('done' in message) return resolve()
    if ('refusal' in message) return reject(invalid(field, message.refusal))
    onPart(message.part)
    setImmediate(() => reader.connected && reader.send('next'))
  })
  reader.on('error', (error) => {
    log?.failure(error)
    reject(invalid(field, unreadable))
  })
  reader.on('exit', (code, signal) => {
    const isFull = signal === 'SIGABRT' || code === 134
    const reason = isFull ? `The file takes too much memory to read. ${smaller}` : unreadable
    reject(invalid(field, reason))
  })
  try {
    reader.send(task)
    await promise
  } finally {
    clearTimeout(timer)
    reader.kill('SIGKILL')
  }
}

const smaller = 'Save it as CSV, or split it into several files.'
const unreadable = 'The file could not be read.'
