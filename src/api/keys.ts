/** Keys of what is read: the operationId with its input. */
import type { QueryKey } from '@tanstack/react-query'
import type { CallArguments } from './client.ts'
import { type MutatingOperationId, type OperationId, operationTable } from './operations.gen.ts'

export type ReadOperationId = Exclude<OperationId, MutatingOperationId>

/** The key of a read; without input that of the operation, which matches all its inputs. */
export function operationKey<Id extends ReadOperationId>(
  id: Id,
  ...[input]: CallArguments<Id> | []
): readonly [Id, ...unknown[]] {
  return input === undefined ? [id] : [id, input]
}

/** The key of a read of one record: `value` stands in the first parameter of its path. */
export function recordKey(id: ReadOperationId, value: unknown): QueryKey {
  const [, parameter] = /\{(\w+)\}/.exec(operationTable[id].path) ?? []
  return value === undefined || parameter === undefined
    ? [id]
    : [id, { path: { [parameter]: value } }]
}
