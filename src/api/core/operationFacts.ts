import type { PermissionExpression } from '#domain/access/permissions.ts'

/** What the console has to know of an operation at run time. */
export interface OperationFacts {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  /** The path with its parameters in braces, from the root of the API's host. */
  readonly path: string
  /** Who may call it, the contract's x-permission. */
  readonly permission: PermissionExpression
  /** The documents leave the verb open: after a 404 or 405 this one is tried. */
  readonly otherVerb?: 'PUT' | 'POST' | 'PATCH'
  /** Who may send a property of the request, where that takes more: the x-permission there. */
  readonly parts?: Readonly<Record<string, PermissionExpression>>
  /** True when the documents lack it: a host may answer 404 or 501, and the console works without. */
  readonly extension?: true
  /** Whether it does something, where the method says otherwise (the contract's x-effect). */
  readonly effect?: boolean
  /** True when the body travels as form fields, files among them. */
  readonly multipart?: true
}
