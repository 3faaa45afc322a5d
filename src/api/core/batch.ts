/** A batch is one action of several calls, with one flash at the end. */
import pLimit from 'p-limit'
import { callUntil, type Fetch } from './client.ts'
import { type ApiError, errorOf } from './errors.ts'
import type { Reader } from './latest.ts'
import { lookWhenLost } from './lostAnswer.ts'
import type { Flash, Send, WriteCall, WriteOptions } from './write.ts'

export interface Batch<Item> {
  readonly items: readonly Item[]
  /** Gets null for success. */
  readonly onAnswer: (index: number, refusal: ApiError | null) => void
  readonly onStart?: (index: number) => void
  /** Asked before each item. What is not sent yet is dropped when its screen is left (AMB-313). */
  readonly shouldContinue: () => boolean
  /** Some items may be done already: their answers were lost. */
  readonly isRetry?: boolean
}

export interface Outcome {
  readonly all: number
  readonly done: number
  readonly refused: readonly ApiError[]
}

export type Make<Item> = (item: Item, write: WriteCall, isRetry: boolean) => Promise<unknown>

/** Calls once per item. A refused item does not stop the others; an ended session does. */
export function fanOut<Item>(make: Make<Item>, concurrency: number): Send<Batch<Item>, Outcome> {
  return async ({ items, onAnswer, onStart, shouldContinue, isRetry = false }, write) => {
    const refused: ApiError[] = []
    let done = 0
    let ended = false
    await pLimit(concurrency).map(items, async (item, index) => {
      if (ended || !shouldContinue()) return
      onStart?.(index)
      const refusal = await errorOf(make(item, write, isRetry)).catch((reason) => {
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

export const stoppedFlash = ({ all, done }: Outcome, noun: string): Flash | undefined =>
  done < all ? { message: `Stopped: ${done} of ${all} ${noun} were saved.` } : undefined

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

/** Looks whether the host has the change before it is sent again, also after a lost answer (AMB-179). */
export function lookFirst<Item>(
  make: (item: Item, write: WriteCall) => Promise<unknown>,
  isDone: (item: Item, read: Reader) => Promise<boolean>,
): Make<Item> {
  return async (item, write, isRetry) => {
    const look = () => isDone(item, readInTime)
    if (isRetry && (await look())) return
    await lookWhenLost<unknown>(
      () => make(item, (id, input) => write(id, input, inTime)),
      async () => ((await look()) ? { answer: null } : { notDone: 'It was not saved.' }),
      'It may have been saved. Retry looks before it sends again.',
    )
  }
}

export const answerTimeoutMs = 15_000

/** A call on bad Wi-Fi may hang for minutes. */
export const inTime: Fetch = (request) =>
  fetch(request, { signal: AbortSignal.timeout(answerTimeoutMs) })

const readInTime: Reader = (id, ...input) =>
  callUntil(AbortSignal.timeout(answerTimeoutMs), id, ...input)
