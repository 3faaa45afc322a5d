import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { ContractDocument } from './document.ts'

/**
 * A member with a default is not required, because requests may omit it. Drops discriminators, since the tool
 * would remove the discriminating member.
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
