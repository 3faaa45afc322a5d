import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { ContractDocument } from './document.ts'

/**
 * The TypeScript types of the contract. A property is required exactly when the contract lists it in
 * `required`; a default does not make it so, because the one who asks may leave it out. Discriminators are for
 * validation: the branches name their types themselves, and the tool would take that member out of them.
 * A file of a form is a `Blob`.
 */
export async function schemaTypes(document: ContractDocument, banner: string): Promise<string> {
  const nodes = await openapiTS(
    JSON.stringify(document, (key, value) => (key === 'discriminator' ? undefined : value)),
    {
      alphabetize: false,
      defaultNonNullable: false,
      emptyObjectsUnknown: true,
      enum: false,
      enumValues: false,
      silent: true,
      transform: ({ format }) =>
        format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined,
    },
  )
  return `${banner}\n${astToString(nodes)}`
}
