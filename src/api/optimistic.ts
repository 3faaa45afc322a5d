import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { OptimisticChange } from './query.ts'

interface Edit<Input> {
  /** Keys (or beginnings of keys) of the reads that show the change: list and detail. */
  readonly keys: (input: Input) => readonly QueryKey[]
  /** Writes the change into one cached answer; the same answer back means it is not concerned. */
  readonly apply: (answer: unknown, input: Input) => unknown
}

type Applied = (answer: unknown) => unknown

/** One cached answer while edits to it are under way. */
interface Shown {
  readonly key: QueryKey
  /** As it was before the first of them. */
  readonly base: unknown
  /** In their order; a refused one is taken out. */
  readonly edits: Set<Applied>
  inFlight: number
}

const shownOf = new WeakMap<QueryClient, Map<string, Shown>>()

/**
 * The one way to show an outcome before the server confirms it: write list and detail, cancel reads in
 * flight, and on a refusal undo just this edit: the answer as it was before, with every other edit
 * that was not refused. Overlapping edits, refused in any order, never wipe each other. For toggles,
 * reorders, renames and quantities; never for money that moves, e-mails, privacy or deletes.
 */
export function optimistic<Input>(edit: Edit<Input>): OptimisticChange<Input> {
  return {
    async begin(client, input) {
      const all = shownOf.get(client) ?? new Map<string, Shown>()
      shownOf.set(client, all)
      const apply: Applied = (answer) => edit.apply(answer, input)
      const keys = edit.keys(input)
      const touched: Shown[] = []
      // Written before the awaited cancel, or a dragged row would jump back for a frame.
      for (const queryKey of keys)
        for (const [key, answer] of client.getQueriesData({ queryKey })) {
          if (answer === undefined) continue
          const shown = all.get(hashKey(key)) ?? {
            key,
            base: answer,
            edits: new Set(),
            inFlight: 0,
          }
          all.set(hashKey(key), shown)
          shown.edits.add(apply)
          shown.inFlight += 1
          touched.push(shown)
          client.setQueryData(key, apply(answer))
        }
      await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
      return {
        undo() {
          for (const { key, base, edits } of touched) {
            edits.delete(apply)
            client.setQueryData(
              key,
              [...edits].reduce((answer, other) => other(answer), base),
            )
          }
        },
        settle() {
          for (const shown of touched) {
            shown.inFlight -= 1
            if (shown.inFlight === 0) all.delete(hashKey(shown.key))
          }
        },
      }
    },
  }
}
