/** Types of one operation of the generated contract, by operationId. */

import type { QueryKey } from '@tanstack/react-query'
import type { PermissionExpression } from '#domain/access/permissions.ts'
import type { CallArguments } from './client.ts'
import { type MutatingOperationId, operationTable } from './operations.gen.ts'
import type { operations } from './schema.gen.ts'

export type OperationId = keyof operations

type Parameters<Id extends OperationId> = operations[Id]['parameters']

export type PathOf<Id extends OperationId> =
  Parameters<Id> extends { path: infer Path } ? Path : undefined

export type QueryOf<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Query }
    ? [Exclude<Query, undefined>] extends [never]
      ? undefined
      : Exclude<Query, undefined>
    : undefined

export type HeaderOf<Id extends OperationId> =
  Parameters<Id> extends { header?: infer Header }
    ? [Exclude<Header, undefined>] extends [never]
      ? undefined
      : Exclude<Header, undefined>
    : undefined

type Content<T> = T extends { content: infer C }
  ? C extends { 'application/json': infer Json }
    ? Json
    : C extends { 'multipart/form-data': infer Form }
      ? Form
      : undefined
  : undefined

export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? Content<Body>
  : operations[Id] extends { requestBody?: infer Body }
    ? Content<Exclude<Body, undefined>> | undefined
    : undefined

type Success<R> = R extends { 200: infer Ok }
  ? Ok
  : R extends { 201: infer Created }
    ? Created
    : never

export type AnswerOf<Id extends OperationId> = Content<Success<operations[Id]['responses']>>

/** Whether an operation writes: by its method, or by the contract's x-effect. */
export const hasEffect = ({ method, effect = method !== 'GET' }: OperationFacts): boolean => effect

export interface OperationFacts {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  readonly path: string
  /** The contract's x-permission. */
  readonly permission: PermissionExpression
  /** Tried after a 404 or 405, where the documents leave the verb open. */
  readonly otherVerb?: 'PUT' | 'POST' | 'PATCH'
  /** The x-permission of single properties of the body. */
  readonly parts?: Readonly<Record<string, PermissionExpression>>
  /** The contract's x-effect, where the method says otherwise. */
  readonly effect?: boolean
  readonly multipart?: true
}

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
