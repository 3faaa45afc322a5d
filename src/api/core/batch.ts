/** A batch: calls that are one action to the user, made one by one, with one flash at the end. */
import { type ApiError, errorOf } from './errors.ts'
import type { Send, WriteCall, WriteOptions } from './write.ts'

export interface Batch<Item> {
  readonly items: readonly Item[]
  /** Called with the index of each item as soon as its result is known, and with null or the refusal. */
  readonly onAnswer: (index: number, refusal: ApiError | null) => void
  readonly onStart?: (index: number) => void
  /** Asked before each item; false stops before this item. */
  readonly goesOn?: () => boolean
}

interface Outcome {
  readonly all: number
  readonly refused: readonly ApiError[]
}

/**
 * Makes the call of each item; a refused item does not stop the others. `words` is the flash for refused
 * items.
 */
export function oneByOne<Item>(
  make: (item: Item, write: WriteCall) => Promise<unknown>,
  words: (first: ApiError, refused: number, all: number) => string,
): Pick<WriteOptions<Batch<Item>, Outcome>, 'flash'> & { send: Send<Batch<Item>, Outcome> } {
  return {
    send: async ({ items, onAnswer, onStart, goesOn }, write) => {
      const refused: ApiError[] = []
      for (const [index, item] of items.entries()) {
        if (goesOn?.() === false) break
        onStart?.(index)
        const refusal = await errorOf(make(item, write))
        if (refusal) refused.push(refusal)
        onAnswer(index, refusal)
      }
      return { all: items.length, refused }
    },
    flash: ({ all, refused: [first, ...others] }) =>
      first && { variant: 'error', message: words(first, others.length + 1, all) },
  }
}
