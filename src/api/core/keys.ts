import type { QueryKey } from '@tanstack/react-query'
import type { CallArguments } from './client.ts'
import { type MutatingOperationId, type OperationId, operationTable } from './operations.gen.ts'

export type ReadOperationId = Exclude<OperationId, MutatingOperationId>

/** A key without input matches every input of the operation. */
export function operationKey<Id extends ReadOperationId>(
  id: Id,
  ...[input]: CallArguments<Id> | []
): readonly [Id, ...unknown[]] {
  return input === undefined ? [id] : [id, input]
}

/** `value` is the first parameter of the path. */
export function recordKey(id: ReadOperationId, value: unknown): QueryKey {
  const [, parameter] = /\{(\w+)\}/.exec(operationTable[id].path) ?? []
  return value === undefined || parameter === undefined
    ? [id]
    : [id, { path: { [parameter]: value } }]
}

export function readOfPath(path: string, input: unknown): QueryKey | undefined {
  const read = Object.entries(operationTable).find(
    ([, facts]) => facts.method === 'GET' && facts.path === path,
  )
  return read && [read[0], { path: input }]
}
