/** A batch is one action of several calls, with one flash at the end. */
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

interface Outcome {
  readonly all: number
  readonly refused: readonly ApiError[]
}

/** Calls once per item. A refused item does not stop the others. */
export function oneByOne<Item>(
  make: (item: Item, write: WriteCall) => Promise<unknown>,
  failureMessage: (first: ApiError, refused: number, all: number) => string,
): Pick<WriteOptions<Batch<Item>, Outcome>, 'flash'> & { send: Send<Batch<Item>, Outcome> } {
  return {
    send: async ({ items, onAnswer, onStart, shouldContinue }, write) => {
      const refused: ApiError[] = []
      for (const [index, item] of items.entries()) {
        if (shouldContinue?.() === false) break
        onStart?.(index)
        const refusal = await errorOf(make(item, write))
        if (refusal) refused.push(refusal)
        onAnswer(index, refusal)
      }
      return { all: items.length, refused }
    },
    flash: ({ all, refused: [first, ...others] }) =>
      first && { variant: 'error', message: failureMessage(first, others.length + 1, all) },
  }
}
