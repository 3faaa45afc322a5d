import { isRecord } from '#domain/values.ts'
import type { ContractDocument, FoundOperation } from '../generate/document.ts'
import { resolved, writableParts } from './schemas.ts'

export function requestProblems(
  document: ContractDocument,
  { operation, method }: FoundOperation,
): string[] {
  const problems: string[] = []
  const { 'x-effect': effect, 'x-max-bytes': maxBytes } = operation
  if (effect !== undefined && effect !== (method === 'get'))
    problems.push('x-effect: only true for a GET and false for any other method say anything')
  const schemas = Object.values(operation.requestBody?.content ?? {}).map((media) =>
    isRecord(media) ? media.schema : undefined,
  )
  const parts = schemas.flatMap((schema) => writableParts(document, schema))
  for (const { place, schema } of parts) {
    if (isList(schema) && schema.maxItems === undefined)
      problems.push(`the list ${place || 'of the request'} has no maxItems`)
    if (schema.uniqueItems && !isScalar(resolved(document, schema.items)))
      problems.push(`the list ${place}: uniqueItems is for numbers and texts`)
  }
  const holdsFile = parts.some(({ schema }) => schema.format === 'binary' || isPicture(schema))
  if (holdsFile && maxBytes === undefined) problems.push('a picture or a file needs x-max-bytes')
  if (maxBytes !== undefined && !Number.isInteger(maxBytes))
    problems.push('x-max-bytes is a whole number of bytes')
  if (maxBytes !== undefined && !operation.responses?.['413'])
    problems.push('the answer 413 is missing')
  return problems
}

const isList = ({ type }: Record<string, unknown>): boolean => [type].flat().includes('array')

/** Pictures are data URLs. */
const isPicture = ({ pattern }: Record<string, unknown>): boolean => pattern === '^data:'

const isScalar = (schema: unknown): boolean =>
  isRecord(schema) && ['integer', 'number', 'string'].includes(String(schema.type))
