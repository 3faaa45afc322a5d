import openapiTS, { astToString } from 'openapi-typescript'
import type { ContractDocument } from './document.ts'

/**
 * The TypeScript types of the contract. A property is required exactly when the contract lists it in
 * `required`; a default does not make it so, because the one who asks may leave it out.
 */
export async function schemaTypes(document: ContractDocument, banner: string): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    alphabetize: false,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    silent: true,
  })
  return `${banner}\n${astToString(nodes)}`
}
