import { isRecord } from '#domain/values.ts'

export type Schema = Readonly<Record<string, unknown>>

export interface SchemaPart {
  readonly name: string | undefined
  readonly schema: Schema
}

/** With referenced schemas and all branches. */
export function schemaParts(
  schema: Schema,
  resolve: (ref: string) => unknown,
  name?: string,
): SchemaPart[] {
  const { $ref } = schema
  const target = typeof $ref === 'string' ? { name: schemaName($ref), schema: resolve($ref) } : null
  const branches = ['allOf', 'anyOf', 'oneOf', 'then', 'else'].flatMap((key) => schema[key] ?? [])
  return [
    { name, schema },
    ...(isRecord(target?.schema) ? schemaParts(target.schema, resolve, target.name) : []),
    ...branches.filter(isRecord).flatMap((branch) => schemaParts(branch, resolve)),
  ]
}

/** The schemas of {@link schemaParts}. */
export function branchesOf(schema: Schema, resolve: (ref: string) => Schema): Schema[] {
  return schemaParts(schema, resolve).map((part) => part.schema)
}

export function propertiesOf(parts: readonly SchemaPart[]): [name: string, schema: unknown][] {
  return parts.flatMap(({ schema: { properties } }) =>
    Object.entries(isRecord(properties) ? properties : {}),
  )
}

export function schemaName(ref: string): string {
  return ref.split('/').at(-1) ?? ''
}
