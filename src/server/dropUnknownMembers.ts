import { isRecord } from '#domain/values.ts'
import { branchesOf, type Schema } from './schemaParts.ts'

/** At every depth, so that no handler stores them. Skips too long lists and schemas without properties. */
export function dropUnknownMembers(
  value: unknown,
  schema: Schema,
  resolve: (ref: string) => Schema,
): void {
  if (typeof value !== 'object' || value === null) return
  const parts = branchesOf(schema, resolve)
  if (Array.isArray(value)) {
    if (parts.some(({ maxItems }) => value.length > Number(maxItems))) return
    const items = mergeSchemas(parts.map((part) => part.items).filter(isRecord))
    for (const one of value) dropUnknownMembers(one, items, resolve)
    return
  }
  const properties = new Map<string, Schema[]>()
  const readOnly = new Set<string>()
  for (const part of parts)
    for (const [name, member] of Object.entries(isRecord(part.properties) ? part.properties : {})) {
      properties.set(name, [...(properties.get(name) ?? []), ...(isRecord(member) ? [member] : [])])
      if (isRecord(member) && member.readOnly === true) readOnly.add(name)
    }
  const additionalSchemas = parts
    .map((part) => part.additionalProperties)
    .filter((one) => one !== undefined)
  if (properties.size === 0 && additionalSchemas.length === 0) return
  for (const [name, member] of Object.entries(value)) {
    const schemas =
      properties.get(name) ??
      (additionalSchemas.some(Boolean) ? additionalSchemas.filter(isRecord) : undefined)
    if (schemas && !readOnly.has(name)) dropUnknownMembers(member, mergeSchemas(schemas), resolve)
    else Reflect.deleteProperty(value, name)
  }
}

function mergeSchemas(schemas: readonly Schema[]): Schema {
  return { allOf: schemas }
}
