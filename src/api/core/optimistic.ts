import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { CallArguments } from './client.ts'
import type { AnswerOf } from './contract.ts'
import { operationKey, type ReadOperationId } from './keys.ts'

/** Shows the outcome of a write before the host confirms the write. */
export interface OptimisticChange<Input> {
  readonly begin: (client: QueryClient, input: Input) => Promise<OptimisticEdit<Input>>
}

export interface OptimisticEdit<Input> {
  /** Shows the outcome of another input, such as the parts of a write that the host did not refuse. */
  show(input: Input): void
  /** Takes the edit back after a refusal. */
  undo(): void
  /** Ends the edit after the host's answer, success and refusal alike. */
  settle(): void
}

/** Applies one edit to the cached answer of this key. */
type Apply = (key: QueryKey) => void

/** One cached answer while edits to it are under way. */
interface Shown {
  readonly key: QueryKey
  /** The answer before the first of the edits. */
  base: unknown
  /** The edits in the order they were made, without the refused ones. */
  readonly edits: Set<Apply>
  /** The edits that are still under way. */
  readonly open: Set<Apply>
}

const shownOf = new WeakMap<QueryClient, Map<string, Shown>>()

/** Writes the answer anew: as it was before the edits, with the edits over it. */
function redraw(client: QueryClient, { key, base, edits }: Shown): void {
  client.setQueryData(key, base)
  for (const edit of edits) edit(key)
}

/**
 * The only way to show an outcome before the host confirms the write. Writes the cached answers of a read
 * (all of them, or those of one input) and cancels reads in flight. A refusal undoes just its own edit: the
 * answer becomes the one before all edits, with every other edit applied again. So overlapping edits never
 * wipe each other, in whatever order the host refuses them. For toggles, moves, names and today's counts; never
 * for payments, e-mails, privacy or deletes.
 */
export function optimistic<Id extends ReadOperationId, Input>(
  read: Id,
  edit: (answer: AnswerOf<Id>, input: Input) => AnswerOf<Id>,
  ...of: CallArguments<Id> | []
): OptimisticChange<Input> {
  const queryKey = operationKey(read, ...of)
  return {
    async begin(client, first) {
      let input = first
      const all = shownOf.get(client) ?? new Map<string, Shown>()
      shownOf.set(client, all)
      const apply: Apply = (key) =>
        client.setQueryData<AnswerOf<Id>>(key, (answer) => answer && edit(answer, input))
      const touched: Shown[] = []
      // The edit is written before the awaited cancel; otherwise a dragged row would jump back for a frame.
      for (const [key, base] of client.getQueriesData({ queryKey })) {
        if (base === undefined) continue
        const shown = all.get(hashKey(key)) ?? { key, base, edits: new Set(), open: new Set() }
        all.set(hashKey(key), shown)
        shown.edits.add(apply)
        shown.open.add(apply)
        touched.push(shown)
        apply(key)
      }
      await client.cancelQueries({ queryKey })
      const redo = () => {
        for (const shown of touched) redraw(client, shown)
      }
      return {
        show(next) {
          input = next
          redo()
        },
        undo() {
          for (const { edits } of touched) edits.delete(apply)
          redo()
        },
        settle() {
          for (const shown of touched) {
            shown.open.delete(apply)
            if (shown.open.size === 0) all.delete(hashKey(shown.key))
          }
        },
      }
    },
  }
}

/**
 * Keeps an answer that a write just read, as another read would have. Edits under way are shown over it; the
 * host's answers to the others are in it.
 */
export function keepRead<Id extends ReadOperationId>(
  client: QueryClient,
  answer: AnswerOf<Id>,
  read: Id,
  ...of: CallArguments<Id>
): void {
  const key = operationKey(read, ...of)
  const shown = shownOf.get(client)?.get(hashKey(key))
  if (!shown) {
    client.setQueryData(key, answer)
    return
  }
  shown.base = answer
  for (const edit of shown.edits) if (!shown.open.has(edit)) shown.edits.delete(edit)
  redraw(client, shown)
}
