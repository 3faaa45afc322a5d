import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { CallInput } from './client.ts'
import type { AnswerOf } from './contract.ts'
import { replacedFlash, type Saved } from './latest.ts'
import type { MutatingOperationId } from './operations.gen.ts'
import { perform, type Send, type WriteOptions } from './write.ts'

/** A write of one call, or of several with `send`. operations.ts has its flash and its stale reads. */
export function useOperation<Input, Answer>(
  id: MutatingOperationId,
  options: WriteOptions<Input, Answer> & { readonly send: Send<Input, Answer> },
): (input: Input) => Promise<Answer>
export function useOperation<Id extends MutatingOperationId>(
  id: Id,
  options?: WriteOptions<CallInput<Id>, AnswerOf<Id>>,
): (input: CallInput<Id>) => Promise<AnswerOf<Id>>
export function useOperation(
  id: MutatingOperationId,
  options: WriteOptions<never, unknown> & { readonly send?: Send<never, unknown> } = {},
): (input: never) => Promise<unknown> {
  const client = useQueryClient()
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  return useCallback(
    (input) => {
      const { send = (only, write) => write(id, only), ...others } = latest.current
      return perform(client, id, input, send, others)
    },
    [client, id],
  )
}

/** Saves an edited record by `saveOver`. A flash names the replaced fields of other users. */
export function useSave<Input, Answer>(
  id: MutatingOperationId,
  send: Send<Input, Saved<Answer>>,
  options: Pick<WriteOptions<Input, Saved<Answer>>, 'optimistic' | 'inTurn'> = {},
): (input: Input) => Promise<Answer> {
  const save = useOperation<Input, Saved<Answer>>(id, { ...options, send, flash: replacedFlash })
  return useCallback(async (input) => (await save(input)).answer, [save])
}
