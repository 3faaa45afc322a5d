import { isRecord } from '#domain/values.ts'
import type { ContractDocument, FoundOperation } from '../generate/document.ts'
import { type Part, resolved, writableParts } from './schemas.ts'

export function requestProblems(document: ContractDocument, found: FoundOperation): string[] {
  const { operation, method } = found
  const problems: string[] = []
  const { 'x-effect': effect, 'x-max-bytes': maxBytes } = operation
  if (effect !== undefined && effect !== (method === 'get'))
    problems.push('x-effect: only true for a GET and false for any other method say anything')
  const schemas = Object.values(operation.requestBody?.content ?? {}).map((media) =>
    isRecord(media) ? media.schema : undefined,
  )
  const parts = schemas.flatMap((schema) => writableParts(document, schema))
  const parameters = found.parameters.map((one) => resolved(document, one)).filter(isRecord)
  problems.push(
    ...boundProblems([
      ...parts,
      ...parameters.flatMap(({ name, schema }) => writableParts(document, schema, String(name))),
    ]),
  )
  for (const { place, schema } of parts) {
    if (schema.uniqueItems && !isScalar(resolved(document, schema.items)))
      problems.push(`the list ${place}: uniqueItems is for numbers and texts`)
  }
  const holdsFile = parts.some(({ schema }) => isFile(schema) || isPicture(schema))
  if (holdsFile && maxBytes === undefined) problems.push('a picture or a file needs x-max-bytes')
  if (maxBytes !== undefined && !Number.isInteger(maxBytes))
    problems.push('x-max-bytes is a whole number of bytes')
  if (maxBytes !== undefined && !operation.responses?.['413'])
    problems.push('the answer 413 is missing')
  return problems
}

const boundFormats = ['date', 'date-time', 'day-moment']

/** Without bounds a number, text or list reaches the database that it does not hold. */
export function boundProblems(parts: readonly Part[]): string[] {
  const places = [...new Set(parts.map(({ place }) => place))]
  return places.flatMap((place) => {
    // One branch may hold the bounds of another, e.g. in allOf.
    const branches = parts.filter((part) => part.place === place).map(({ schema }) => schema)
    const has = (...keys: string[]) => branches.some((branch) => keys.some((key) => key in branch))
    const isOf = (...types: string[]) =>
      branches.some(({ type }) => [type].flat().some((one) => types.includes(String(one))))
    const name = place || 'the request'
    return [
      ...(isOf('array') && !has('maxItems') ? [`the list ${name} has no maxItems`] : []),
      ...(isOf('integer', 'number') && !(has('minimum') && has('maximum')) && !has('enum')
        ? [`the number ${name} has no minimum or maximum`]
        : []),
      ...(isOf('string') && !has('maxLength', 'enum') && !branches.some(isFile)
        ? [`the text ${name} has no maxLength`]
        : []),
      ...branches
        .filter(({ format }) => /date|time|moment/.test(String(format)))
        .filter(({ format }) => !boundFormats.includes(String(format)))
        .map(
          ({ format }) => `${name}: the format ${format} has no bounds in src/server/contract.ts`,
        ),
    ]
  })
}

const isFile = ({ format }: Record<string, unknown>): boolean => format === 'binary'

/** Pictures are data URLs. */
const isPicture = ({ pattern }: Record<string, unknown>): boolean => pattern === '^data:'

const isScalar = (schema: unknown): boolean =>
  isRecord(schema) && ['integer', 'number', 'string'].includes(String(schema.type))
