import { isRecord } from '#domain/values.ts'
import { propertiesOf, type Schema, type SchemaPart, schemaParts } from '#server/schemaParts.ts'
import type { ContractDocument } from '../generate/document.ts'

export function resolved(document: ContractDocument, value: unknown): unknown {
  if (!isRecord(value) || typeof value.$ref !== 'string') return value
  const steps = value.$ref.replace(/^#\//, '').split('/')
  let found: unknown = document
  for (const step of steps)
    found = isRecord(found) ? found[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
  return resolved(document, found)
}

/** The schema, the schemas it refers to, and all their branches. */
export function partsOf(document: ContractDocument, schema: Schema): SchemaPart[] {
  return schemaParts(schema, ($ref) => resolved(document, { $ref }))
}

export function propertyNames(document: ContractDocument, schema: unknown): string[] {
  return properties(document, schema).map(([name]) => name)
}

export function partPermissions(
  document: ContractDocument,
  schema: unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    properties(document, schema).flatMap(([name, property]) =>
      isRecord(property) && 'x-permission' in property ? [[name, property['x-permission']]] : [],
    ),
  )
}

function properties(document: ContractDocument, schema: unknown): [string, unknown][] {
  return isRecord(schema) ? propertiesOf(partsOf(document, schema)) : []
}

export interface Part {
  /** E.g. `configuration.stores[]`. */
  place: string
  schema: Record<string, unknown>
}

/** A schema and its writable parts, with references followed. Recursive schemas appear once. */
export function writableParts(
  document: ContractDocument,
  schema: unknown,
  place = '',
  around: readonly unknown[] = [],
): Part[] {
  const found = resolved(document, schema)
  const isReadOnly = isRecord(schema) && schema.readOnly === true
  if (!isRecord(found) || isReadOnly || around.includes(found)) return []
  const inner = (part: unknown, name: string) =>
    writableParts(document, part, name, [...around, found])
  const branches = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'additionalProperties']
  return [
    { place, schema: found },
    ...branches.flatMap((key) => [found[key]].flat()).flatMap((part) => inner(part, place)),
    ...Object.entries(isRecord(found.properties) ? found.properties : {}).flatMap(([name, part]) =>
      inner(part, place === '' ? name : `${place}.${name}`),
    ),
    ...inner(found.items, `${place}[]`),
  ]
}
