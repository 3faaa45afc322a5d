import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { CallArguments } from './client.ts'
import { type AnswerOf, operationKey, type ReadOperationId } from './contract.ts'

export interface OptimisticChange<Input> {
  readonly begin: (client: QueryClient, input: Input) => Promise<OptimisticEdit<Input>>
}

export interface OptimisticEdit<Input> {
  /** Shows another input, such as the part that was not refused. */
  show(input: Input): void
  undo(): void
  /** Ends the edit after the answer, success or failure. */
  settle(): void
}

type Apply = (key: QueryKey) => void

/** A cached answer with edits in flight. */
interface EditedAnswer {
  readonly key: QueryKey
  /** The answer before the edits. */
  base: unknown
  /** In order, without the refused ones. */
  readonly edits: Set<Apply>
  /** The edits in flight. */
  readonly inFlight: Set<Apply>
}

const editedAnswers = new WeakMap<QueryClient, Map<string, EditedAnswer>>()

function applyEdits(client: QueryClient, { key, base, edits }: EditedAnswer): void {
  client.setQueryData(key, base)
  for (const edit of edits) edit(key)
}

/**
 * An optimistic update of a cached read. A refusal undoes only its own edit: the answer before all edits is
 * restored, and the other edits are applied again. For toggles, moves, names and today's counts; never for
 * payments, e-mails, privacy or deletes.
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
      const all = editedAnswers.get(client) ?? new Map<string, EditedAnswer>()
      editedAnswers.set(client, all)
      const apply: Apply = (key) =>
        client.setQueryData<AnswerOf<Id>>(key, (answer) => answer && edit(answer, input))
      const touched: EditedAnswer[] = []
      // Written before the awaited cancel, or a dragged row would jump back for a frame.
      for (const [key, base] of client.getQueriesData({ queryKey })) {
        if (base === undefined) continue
        const edited = all.get(hashKey(key)) ?? { key, base, edits: new Set(), inFlight: new Set() }
        all.set(hashKey(key), edited)
        edited.edits.add(apply)
        edited.inFlight.add(apply)
        touched.push(edited)
        apply(key)
      }
      await client.cancelQueries({ queryKey })
      const redo = () => {
        for (const edited of touched) applyEdits(client, edited)
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
          for (const edited of touched) {
            edited.inFlight.delete(apply)
            if (edited.inFlight.size === 0) all.delete(hashKey(edited.key))
          }
        },
      }
    },
  }
}

/** Caches an answer that a write has just read, with the edits in flight on top. */
export function keepRead<Id extends ReadOperationId>(
  client: QueryClient,
  answer: AnswerOf<Id>,
  read: Id,
  ...of: CallArguments<Id>
): void {
  const key = operationKey(read, ...of)
  const edited = editedAnswers.get(client)?.get(hashKey(key))
  if (!edited) {
    client.setQueryData(key, answer)
    return
  }
  edited.base = answer
  for (const edit of edited.edits) if (!edited.inFlight.has(edit)) edited.edits.delete(edit)
  applyEdits(client, edited)
}
