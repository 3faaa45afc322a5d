/** In a process of its own: a large or hostile file blocks nobody. */
import { once } from 'node:events'
import process from 'node:process'
import { SheetError } from '#domain/files/table.ts'
import { type PriceFault, type PriceRow, readPriceList } from '#domain/prices/priceList.ts'
import { readAudience } from '#domain/promotions/audience.ts'

export interface FileTask {
  readonly kind: 'prices' | 'audience'
  readonly bytes: Uint8Array
  readonly name: string
}

export interface FilePart {
  readonly prices: readonly PriceRow[]
  readonly faults: readonly PriceFault[]
  readonly emails: readonly string[]
}

export type FileMessage =
  | { readonly part: FilePart }
  | { readonly refusal: string }
  | { readonly done: true }

/** A larger message would block the server. */
const partSize = 2_000

const send = (message: FileMessage) => process.send?.(message)

async function* partsOf({ kind, bytes, name }: FileTask): AsyncGenerator<FilePart> {
  const emptyPart: FilePart = { prices: [], faults: [], emails: [] }
  if (kind === 'audience') {
    const { emails } = await readAudience(bytes, name)
    for (const part of chunks(emails)) yield { ...emptyPart, emails: part }
    return
  }
  const { prices, faults } = await readPriceList(bytes)
  for (const part of chunks(prices)) yield { ...emptyPart, prices: part }
  for (const part of chunks(faults)) yield { ...emptyPart, faults: part }
}

function* chunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += partSize) yield items.slice(at, at + partSize)
}

async function read(task: FileTask): Promise<FileMessage> {
  try {
    for await (const part of partsOf(task)) {
      const nextRequest = once(process, 'message')
      send({ part })
      // The server does other work between parts.
      await nextRequest
    }
    return { done: true }
  } catch (error) {
    if (error instanceof SheetError) return { refusal: error.message }
    throw error
  }
}

process.once('disconnect', () => process.exit())
process.once('message', async (task: FileTask) => send(await read(task)))
