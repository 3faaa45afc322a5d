/** Reads uploaded files in worker threads of limited memory and time. */
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { PriceFault, PriceList, PriceRow } from '#domain/priceList.ts'
import { invalid } from './errors.ts'
import type { FileMessage, FilePart, FileTask } from './fileWorker.ts'
import type { Log } from './log.ts'

/** What a worker may use before it is ended. */
interface WorkerLimits {
  readonly memoryMb: number
  readonly timeMs: number
}

const defaultLimits: WorkerLimits = { memoryMb: 512, timeMs: 30_000 }

/** Files that are read at a time: each takes a processor and memory. */
const atATime = pLimit(2)

interface Upload {
  readonly file: Blob
  /** The field of the request that the file came in, which a refusal names. */
  readonly field: string
  readonly log?: Log
  readonly limits?: WorkerLimits
}

/** The prices of a file. Throws a 400 for a file that is no price list or cannot be read. */
export async function readPriceFile(upload: Upload): Promise<PriceList> {
  const prices: PriceRow[] = []
  const faults: PriceFault[] = []
  await readFile('prices', upload, (part) => {
    prices.push(...part.prices)
    faults.push(...part.faults)
  })
  return { prices, faults }
}

/** The e-mails of a file. Throws a 400 for a file without e-mails or that cannot be read. */
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
  await atATime(() => work(task, upload, onPart))
}

async function work(
  task: FileTask,
  { field, log, limits = defaultLimits }: Upload,
  onPart: (part: FilePart) => void,
): Promise<void> {
  const worker = new Worker(new URL('./fileWorker.ts', import.meta.url), {
    workerData: task,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(
    () => reject(invalid(field, `The file takes too long to read. ${smaller}`)),
    limits.timeMs,
  )
  worker.on('message', (message: FileMessage) => {
    if ('done' in message) return resolve()
    if ('refusal' in message) return reject(invalid(field, message.refusal))
    onPart(message.part)
    setImmediate(() => worker.postMessage('next'))
  })
  worker.on('error', (error) => {
    const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (!isFull) log?.failure(error)
    const reason = isFull ? `The file takes too much memory to read. ${smaller}` : unreadable
    reject(invalid(field, reason))
  })
  worker.on('exit', () => reject(invalid(field, unreadable)))
  try {
    await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

const smaller = 'Save it as CSV, or split it into several files.'
const unreadable = 'The file could not be read.'
