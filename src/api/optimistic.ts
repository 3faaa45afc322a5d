import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { OptimisticChange } from './query.ts'

interface Edit<Input> {
  /** Keys (or beginnings of keys) of the reads that show the change: list and detail. */
  readonly keys: (input: Input) => readonly QueryKey[]
  /** Writes the change into one cached answer; the same answer back means it is not concerned. */
  readonly apply: (answer: unknown, input: Input) => unknown
}

/**
 * The one way to show an outcome before the server confirms it: cancel reads in flight, write list
 * and detail, and on a refusal undo just this edit. Undo takes the cached answers as they were
 * before, and applies every later edit that is still in flight again, so that two overlapping edits
 * do not wipe each other. For toggles, reorders, renames and quantities; never for money that moves,
 * e-mails, privacy or deletes.
 */
export function optimistic<Input>(edit: Edit<Input>): OptimisticChange<Input> {
  const inFlight: { input: Input; before: Map<string, { key: QueryKey; answer: unknown }> }[] = []
  return {
    async begin(client: QueryClient, input: Input) {
      const keys = edit.keys(input)
      const before = new Map<string, { key: QueryKey; answer: unknown }>()
      // Written before the awaited cancel, or a dragged row would jump back for a frame.
      for (const queryKey of keys)
        for (const [key, answer] of client.getQueriesData({ queryKey })) {
          if (answer === undefined) continue
          before.set(JSON.stringify(key), { key, answer })
          client.setQueryData(key, edit.apply(answer, input))
        }
      const own = { input, before }
      inFlight.push(own)
      await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })))
      return () => {
        const later = inFlight.slice(inFlight.indexOf(own) + 1)
        inFlight.splice(inFlight.indexOf(own), 1)
        for (const { key, answer } of before.values())
          client.setQueryData(
            key,
            later.reduce((shown, next) => edit.apply(shown, next.input), answer),
          )
      }
    },
  }
}
