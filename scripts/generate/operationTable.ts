import { type ContractDocument, operationsOf } from './document.ts'
import { literal } from './literal.ts'

const declarations = `import type { PermissionExpression } from '#domain/permissions.ts'
import type { operations } from './schema.gen.ts'

/** What the console has to know of an operation at run time. */
export interface OperationFacts {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  /** The path with its parameters in braces, from the root of the API's host. */
  readonly path: string
  /** Who may call it, the contract's x-permission. */
  readonly permission: PermissionExpression
  /** The documents leave the verb open: after a 404 or 405 this one is tried. */
  readonly otherVerb?: 'PUT' | 'POST' | 'PATCH'
  /** True when the documents lack it: a host may answer 404 or 501, and the console works without. */
  readonly extension?: true
}
`

const types = `
export type OperationId = keyof typeof operationTable

/** The operations that change something: every method but GET. */
export type MutatingOperationId = {
  [Id in OperationId]: (typeof operationTable)[Id]['method'] extends 'GET' ? never : Id
}[OperationId]
`

/**
 * The run-time table of operations as a TypeScript module. `satisfies Record<keyof operations, ...>` makes
 * the compiler prove that it has the same keys as the generated types.
 */
export function operationTable(document: ContractDocument, banner: string): string {
  const rows = operationsOf(document).map(({ path, method, operation }) => {
    const facts = {
      method: method.toUpperCase(),
      path,
      permission: operation['x-permission'],
      ...(operation['x-other-verb'] ? { otherVerb: operation['x-other-verb'] } : {}),
      ...(operation['x-extension'] ? { extension: true } : {}),
    }
    return `  ${operation.operationId}: ${literal(facts)},\n`
  })
  const table = `
export const operationTable = {
${rows.join('')}} as const satisfies Record<keyof operations, OperationFacts>
`
  return `${banner}\n${declarations}${table}${types}`
}
