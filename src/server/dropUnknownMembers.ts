export type Schema = Readonly<Record<string, unknown>>

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
    const items = mergeSchemas(parts.map((part) => part.items).filter(isSchema))
    for (const one of value) dropUnknownMembers(one, items, resolve)
    return
  }
  const properties = new Map<string, Schema[]>()
  const readOnly = new Set<string>()
  for (const part of parts)
    for (const [name, member] of Object.entries(isSchema(part.properties) ? part.properties : {})) {
      properties.set(name, [...(properties.get(name) ?? []), ...(isSchema(member) ? [member] : [])])
      if (isSchema(member) && member.readOnly === true) readOnly.add(name)
    }
  const additionalSchemas = parts
    .map((part) => part.additionalProperties)
    .filter((one) => one !== undefined)
  if (properties.size === 0 && additionalSchemas.length === 0) return
  for (const [name, member] of Object.entries(value)) {
    const schemas =
      properties.get(name) ??
      (additionalSchemas.some(Boolean) ? additionalSchemas.filter(isSchema) : undefined)
    if (schemas && !readOnly.has(name)) dropUnknownMembers(member, mergeSchemas(schemas), resolve)
    else Reflect.deleteProperty(value, name)
  }
}

export function branchesOf(schema: Schema, resolve: (ref: string) => Schema): Schema[] {
  const inner = ['allOf', 'anyOf', 'oneOf', 'then', 'else'].flatMap((key) => schema[key] ?? [])
  if (typeof schema.$ref === 'string') inner.push(resolve(schema.$ref))
  return [schema, ...inner.filter(isSchema).flatMap((part) => branchesOf(part, resolve))]
}

function mergeSchemas(schemas: readonly Schema[]): Schema {
  return { allOf: schemas }
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
