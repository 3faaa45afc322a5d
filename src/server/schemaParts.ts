import { isRecord } from '#domain/members.ts'

/** A JSON schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>

/** A part of a schema, with its name where the contract has it under a name. */
export interface SchemaPart {
  readonly name: string | undefined
  readonly schema: Schema
}

/**
 * The schema itself, the schemas it refers to, and all their branches. `resolve` finds the schema of a
 * `$ref`.
 */
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

/** The properties of an object schema, those of its parts included. */
export function propertiesOf(parts: readonly SchemaPart[]): [name: string, schema: unknown][] {
  return parts.flatMap(({ schema: { properties } }) =>
    Object.entries(isRecord(properties) ? properties : {}),
  )
}

/** Last part of a reference: the name of the schema that the reference points to. */
export function schemaName(ref: string): string {
  return ref.split('/').at(-1) ?? ''
}
