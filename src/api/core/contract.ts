/**
 * Types that read one operation out of the generated contract, by operationId. Console and server share these
 * types, so that no path or shape is written a second time.
 */
import type { OperationFacts } from './operationFacts.ts'
import type { operations } from './schema.gen.ts'

export type OperationId = keyof operations

type Parameters<Id extends OperationId> = operations[Id]['parameters']

/** Path parameters of an operation, `undefined` where it has none. */
export type PathOf<Id extends OperationId> =
  Parameters<Id> extends { path: infer Path } ? Path : undefined

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Query }
    ? [Exclude<Query, undefined>] extends [never]
      ? undefined
      : Exclude<Query, undefined>
    : undefined

/** Header parameters of an operation, `undefined` where it has none. */
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

/** Request body of an operation; for multipart requests the fields of the form. */
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

/** JSON answer of an operation when it succeeds (200 or 201). */
export type AnswerOf<Id extends OperationId> = Content<Success<operations[Id]['responses']>>

/** Whether an operation does something: as its method says, unless the contract marks it (x-effect). */
export const hasEffect = ({ method, effect = method !== 'GET' }: OperationFacts): boolean => effect
