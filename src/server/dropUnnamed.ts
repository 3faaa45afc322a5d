/** A JSON schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>

/**
 * Removes, at every depth, the members that the schema does not name or that cannot be written, so that a
 * handler cannot store an unknown member. A list that is too long stays as it is. So do an object whose
 * schema names no members, and a member that `additionalProperties` describes. `resolve` finds the schema of
 * a `$ref`.
 */
export function dropUnnamed(
  value: unknown,
  schema: Schema,
  resolve: (ref: string) => Schema,
): void {
  if (typeof value !== 'object' || value === null) return
  const parts = branchesOf(schema, resolve)
  if (Array.isArray(value)) {
    if (parts.some(({ maxItems }) => value.length > Number(maxItems))) return
    const items = all(parts.map((part) => part.items).filter(isSchema))
    for (const one of value) dropUnnamed(one, items, resolve)
    return
  }
  const named = new Map<string, Schema[]>()
  const readOnly = new Set<string>()
  for (const part of parts)
    for (const [name, member] of Object.entries(isSchema(part.properties) ? part.properties : {})) {
      named.set(name, [...(named.get(name) ?? []), ...(isSchema(member) ? [member] : [])])
      if (isSchema(member) && member.readOnly === true) readOnly.add(name)
    }
  const others = parts.map((part) => part.additionalProperties).filter((one) => one !== undefined)
  if (named.size === 0 && others.length === 0) return
  for (const [name, member] of Object.entries(value)) {
    const schemas = named.get(name) ?? (others.some(Boolean) ? others.filter(isSchema) : undefined)
    if (schemas && !readOnly.has(name)) dropUnnamed(member, all(schemas), resolve)
    else Reflect.deleteProperty(value, name)
  }
}

/** The schema itself, the schemas it refers to, and all their branches. */
export function branchesOf(schema: Schema, resolve: (ref: string) => Schema): Schema[] {
  const inner = ['allOf', 'anyOf', 'oneOf', 'then', 'else'].flatMap((key) => schema[key] ?? [])
  if (typeof schema.$ref === 'string') inner.push(resolve(schema.$ref))
  return [schema, ...inner.filter(isSchema).flatMap((part) => branchesOf(part, resolve))]
}

function all(schemas: readonly Schema[]): Schema {
  return { allOf: schemas }
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
