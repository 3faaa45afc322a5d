import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { ContractDocument } from './document.ts'

/**
 * Required means listed in `required`: a default does not count, because requests may omit it. Discriminators
 * are dropped, since the tool would remove the discriminating member.
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
