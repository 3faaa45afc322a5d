import { isRecord } from '#domain/values.ts'
import { propertiesOf, type Schema, schemaParts } from '#server/schemaParts.ts'
import { referred } from './document.ts'

export interface SchemaFacts {
  readonly name: string | undefined
  readonly members: ReadonlyMap<string, Schema>
  readonly required: ReadonlySet<string>
  readonly items: Schema | undefined
  readonly values: Schema | undefined
  readonly ordered: boolean
  readonly nested: boolean
}

export type Change = (value: unknown, facts: SchemaFacts) => unknown

/** Innermost parts first. */
export function reshape(value: unknown, schema: Schema, change: Change, nested = false): unknown {
  const facts = factsOf(schema, nested)
  return change(inside(value, facts, change), facts)
}

function inside(value: unknown, facts: SchemaFacts, change: Change): unknown {
  if (Array.isArray(value))
    return facts.items
      ? value.map((one) => reshape(one, facts.items ?? {}, change, facts.nested))
      : value
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const schema = facts.members.get(name) ?? facts.values
      return [name, schema ? reshape(member, schema, change, true) : member]
    }),
  )
}

const factsBySchema = new WeakMap<Schema, SchemaFacts>()

/** Merges referenced schemas and all branches. */
export function factsOf(schema: Schema, nested = false): SchemaFacts {
  const known = factsBySchema.get(schema) ?? readFacts(schema)
  factsBySchema.set(schema, known)
  return nested ? { ...known, nested } : known
}

function readFacts(schema: Schema): SchemaFacts {
  const parts = schemaParts(schema, ($ref) => referred({ $ref })?.schema)
  const find = (key: string) => parts.map(({ schema }) => schema[key]).find(isRecord)
  return {
    name: parts.find(({ name }) => name !== undefined)?.name,
    members: new Map(
      propertiesOf(parts).flatMap(([name, member]): [string, Schema][] =>
        isRecord(member) ? [[name, member]] : [],
      ),
    ),
    required: new Set(
      parts.flatMap(({ schema: { required } }) => (Array.isArray(required) ? required : [])),
    ),
    items: find('items'),
    values: find('additionalProperties'),
    ordered: parts.some(({ schema }) => schema['x-ordered'] === true),
    nested: false,
  }
}
