import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { ContractDocument } from './document.ts'

/**
 * The contract's TypeScript types. A property is required exactly when the contract lists it in `required`: a
 * default does not count, because a request may leave the property out. Discriminators are left out for this
 * tool, which would remove the discriminating member from the branches. A file of a form is a `Blob`.
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
