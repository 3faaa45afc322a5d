/** A batch is one action of several calls, with one flash at the end. */
import pLimit from 'p-limit'
import { type ApiError, errorOf } from './errors.ts'
import type { Send, WriteCall, WriteOptions } from './write.ts'

export interface Batch<Item> {
  readonly items: readonly Item[]
  /** Gets null for success. */
  readonly onAnswer: (index: number, refusal: ApiError | null) => void
  readonly onStart?: (index: number) => void
  /** Asked before each item. */
  readonly shouldContinue?: () => boolean
}

export interface Outcome {
  readonly all: number
  readonly done: number
  readonly refused: readonly ApiError[]
}

type Make<Item> = (item: Item, write: WriteCall) => Promise<unknown>

/** Calls once per item. A refused item does not stop the others; an ended session does. */
export function fanOut<Item>(make: Make<Item>, concurrency: number): Send<Batch<Item>, Outcome> {
  return async ({ items, onAnswer, onStart, shouldContinue }, write) => {
    const refused: ApiError[] = []
    let done = 0
    let ended = false
    await pLimit(concurrency).map(items, async (item, index) => {
      if (ended || shouldContinue?.() === false) return
      onStart?.(index)
      const refusal = await errorOf(make(item, write)).catch((reason) => {
        ended = true
        throw reason
      })
      if (refusal) refused.push(refusal)
      else done += 1
      onAnswer(index, refusal)
    })
    return { all: items.length, done, refused }
  }
}

export function oneByOne<Item>(
  make: Make<Item>,
  failureMessage: (first: ApiError, refused: number, all: number) => string,
): Pick<WriteOptions<Batch<Item>, Outcome>, 'flash'> & { send: Send<Batch<Item>, Outcome> } {
  return {
    send: fanOut(make, 1),
    flash: ({ all, refused: [first, ...others] }) =>
      first && { variant: 'error', message: failureMessage(first, others.length + 1, all) },
  }
}
