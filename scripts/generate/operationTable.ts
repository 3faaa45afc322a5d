import { isRecord } from '#domain/values.ts'
import { partPermissions } from '../contract/schemas.ts'
import { type ContractDocument, isMultipart, type Operation, operationsOf } from './document.ts'
import { literal } from './literal.ts'

const declarations = `import type { OperationFacts } from './contract.ts'
import type { operations } from './schema.gen.ts'
`

const types = `
export type OperationId = keyof typeof operationTable

/** The properties of an operation's request that have an x-permission of their own. */
export type PartOf<Id extends OperationId> = (typeof operationTable)[Id] extends {
  parts: infer Parts
}
  ? keyof Parts & string
  : never

/** The operations with such properties. */
export type OperationWithParts = {
  [Id in OperationId]: PartOf<Id> extends never ? never : Id
}[OperationId]

/** The operations that do something: every method but GET, unless the contract's x-effect says otherwise. */
export type MutatingOperationId = {
  [Id in OperationId]: (typeof operationTable)[Id] extends { effect: infer Effect }
    ? Effect extends true
      ? Id
      : never
    : (typeof operationTable)[Id]['method'] extends 'GET'
      ? never
      : Id
}[OperationId]
`

/** The operation table as a TypeScript module. `satisfies` makes the compiler compare its keys with the types. */
export function operationTable(document: ContractDocument, banner: string): string {
  const rows = operationsOf(document).map(({ path, method, operation }) => {
    const facts = {
      method: method.toUpperCase(),
      path,
      permission: operation['x-permission'],
      ...(operation['x-other-verb'] ? { otherVerb: operation['x-other-verb'] } : {}),
      ...partsOf(document, operation),
      ...('x-effect' in operation ? { effect: operation['x-effect'] } : {}),
      ...(isMultipart(operation) ? { multipart: true } : {}),
    }
    return `  ${operation.operationId}: ${literal(facts)},\n`
  })
  const table = `
export const operationTable = {
${rows.join('')}} as const satisfies Record<keyof operations, OperationFacts>
`
  return `${banner}\n${declarations}${table}${types}`
}

function partsOf(document: ContractDocument, { requestBody }: Operation) {
  const content = isRecord(requestBody) && isRecord(requestBody.content) ? requestBody.content : {}
  const json = content['application/json']
  const parts = isRecord(json) ? partPermissions(document, json.schema) : {}
  return Object.keys(parts).length > 0 ? { parts } : {}
}
