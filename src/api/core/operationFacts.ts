import type { PermissionExpression } from '#domain/access/permissions.ts'

export interface OperationFacts {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  readonly path: string
  /** The contract's x-permission. */
  readonly permission: PermissionExpression
  /** Tried after a 404 or 405, where the documents leave the verb open. */
  readonly otherVerb?: 'PUT' | 'POST' | 'PATCH'
  /** The x-permission of single properties of the body. */
  readonly parts?: Readonly<Record<string, PermissionExpression>>
  /** Not in the documents: a host may answer 404 or 501. */
  readonly extension?: true
  /** The contract's x-effect, where the method says otherwise. */
  readonly effect?: boolean
  readonly multipart?: true
}
