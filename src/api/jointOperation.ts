import { useMutation } from '@tanstack/react-query'
import type { MutatingOperationId } from './operations.gen.ts'
import { mutationFacts } from './operations.ts'
import type { OptimisticChange } from './query.ts'

interface JointOptions<Input> {
  /** Operations that are called as well and make more reads stale. */
  readonly also?: readonly MutatingOperationId[]
  readonly optimistic?: OptimisticChange<Input>
  /** Actions of the same name wait for each other, so that the last one asked for is the last one kept. */
  readonly inTurn?: string
}

/**
 * Calls that are one action to the person: one flash, that of the named operation, and the reads they
 * make stale are asked for once, when all is over. `run` makes the calls one by one, by `call`.
 */
export function useJointOperation<Input, Answer>(
  id: MutatingOperationId,
  run: (input: Input) => Promise<Answer>,
  { also = [], optimistic, inTurn }: JointOptions<Input> = {},
) {
  type Edit = Awaited<ReturnType<OptimisticChange<Input>['begin']>>
  return useMutation<Answer, Error, Input, Edit | undefined>({
    mutationKey: [id],
    mutationFn: run,
    meta: { operationId: id, optimistic: optimistic !== undefined },
    ...(inTurn === undefined ? {} : { scope: { id: inTurn } }),
    onMutate: async (input, { client }) => optimistic?.begin(client, input),
    onError: (_error, _input, edit) => edit?.undo(),
    onSettled: (_answer, _error, _input, edit, { client }) => {
      edit?.settle()
      for (const stale of also.flatMap((one) => mutationFacts[one].stale))
        void client.invalidateQueries({ queryKey: [stale] })
    },
  })
}
