import { type ContractDocument, operationsOf } from './document.ts'
import { literal } from './literal.ts'

const declarations = `import type { OperationId } from './operations.gen.ts'

export type RecordName = keyof typeof records

/**
 * What stands for a member of a record that a host leaves out: null, a flag that is off, an empty text, list or
 * map, or the contract's default \`{ otherwise: '00:00:00' }\`. A name is that of a record, which is completed in
 * turn: \`'Tag'\`, one that may be null \`'Tag?'\`, a list \`['Tag']\`, a map \`{ each: 'Tag' }\`; \`['id']\` is a list
 * of ids. Nothing can stand for what tells the record (\`'id'\`), nor for its place in a list (\`'place'\`).
 */
export type MemberFact =
  | null
  | false
  | ''
  | 'id'
  | 'place'
  | RecordName
  | \`\${RecordName}?\`
  | readonly []
  | readonly ['id' | RecordName]
  | { readonly each?: RecordName }
  | { readonly otherwise: string }

export type RecordFacts = Readonly<Record<string, MemberFact>>
`

/** What stands for a member that was left out, as the generated file has it. */
type Fact = null | false | string | [] | [string] | { each?: string } | { otherwise: string }
type Facts = Record<string, Fact>

/** A JSON schema, or a part of one. */
type Schema = Readonly<Record<string, unknown>>

/**
 * The table of answers and records as a TypeScript module: for each record, the members that a host may leave
 * out. The console completes the answers of other hosts by this table.
 */
export function recordTable(document: ContractDocument, banner: string): string {
  const records = new Map<string, Facts>()
  const wanted: [string, Schema][] = []
  const want = (name: string, schema: Schema) => wanted.push([name, schema])
  const answers = operationsOf(document).flatMap(({ operation }) => {
    const fact = factOf(answerOf(document, operation.responses), document, want)
    return fact === undefined || fact === ''
      ? []
      : [`  ${operation.operationId}: ${literal(fact)},\n`]
  })
  // A record refers to other records and possibly to itself.
  for (const [name, schema] of wanted)
    if (!records.has(name)) records.set(name, factsOf(schema, document, want))
  const rows = [...records]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, facts]) => `  ${name}: ${literal(facts)},\n`)
  return `${banner}
${declarations}
export const records = {
${rows.join('')}} as const

/** The record that an operation answers, or a list of them; the others answer no JSON. */
export const answers: {
  readonly [Id in OperationId]?: RecordName | readonly [] | readonly [RecordName]
} = {
${answers.join('')}}
`
}

type Want = (name: string, schema: Schema) => void

function answerOf(document: ContractDocument, responses: Record<string, unknown> = {}): Schema {
  const response = resolved(responses['200'] ?? responses['201'], document)
  const json = resolved(resolved(response.content, document)['application/json'], document)
  return isSchema(json.schema) ? json.schema : {}
}

function factsOf(schema: Schema, document: ContractDocument, want: Want): Facts {
  const parts = partsOf(schema, document)
  const required = new Set(parts.flatMap(({ schema }) => schema.required ?? []))
  const members = parts
    .flatMap(({ schema: { properties } }) => Object.entries(isSchema(properties) ? properties : {}))
    .filter(([name]) => required.has(name))
  const tells = members.some(([name]) => name === 'id') ? /^id$/ : /_id$/
  const facts: Facts = {}
  for (const [name, described] of members) {
    if (!isSchema(described)) continue
    const others = members.filter((one) => one[0] === name && one[1] !== described)
    const fact = tells.test(name)
      ? 'id'
      : name === 'sort_order'
        ? 'place'
        : // Which record it is depends on the branch.
          others.length > 0 && isRecord(described, document)
          ? {}
          : factOf(described, document, want)
    if (fact !== undefined) facts[name] = fact
  }
  return facts
}

function factOf(schema: Schema, document: ContractDocument, want: Want): Fact | undefined {
  const parts = partsOf(schema, document)
  const find = (key: string) => parts.map(({ schema }) => schema[key]).find(isSchema)
  const types = new Set(parts.flatMap(({ schema: { type } }) => type ?? []))
  const nullable = types.has('null')
  if (typeof schema.default === 'string') return { otherwise: schema.default }
  if (types.has('array')) {
    const items = find('items')
    if (items?.$ref === idReference) return ['id']
    const element = items && factOf(items, document, want)
    return typeof element === 'string' && element !== '' ? [element] : []
  }
  const name = parts.find((part) => part.name !== undefined)?.name
  if (name && isRecord(schema, document)) {
    want(name, schema)
    return nullable ? `${name}?` : name
  }
  if (nullable) return null
  if (types.has('object')) {
    const values = find('additionalProperties')
    const each = values && factOf(values, document, want)
    return typeof each === 'string' && each !== '' ? { each } : {}
  }
  if (types.has('boolean')) return false
  const isPlain = !parts.some(({ schema }) => schema.enum || schema.format || schema.pattern)
  return types.has('string') && isPlain ? '' : undefined
}

const idReference = '#/components/schemas/Id'

function isRecord(schema: Schema, document: ContractDocument): boolean {
  return partsOf(schema, document).some(({ schema }) => isSchema(schema.properties))
}

interface Part {
  readonly name: string | undefined
  readonly schema: Schema
}

/** The schema itself, the schemas it refers to, and all their branches. */
function partsOf(schema: Schema, document: ContractDocument, name?: string): Part[] {
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schema[key] ?? []).filter(isSchema)
  const target = referred(schema, document)
  return [
    { name, schema },
    ...(target ? partsOf(target.schema, document, target.name) : []),
    ...inner.flatMap((part) => partsOf(part, document)),
  ]
}

function referred(schema: Schema, document: ContractDocument) {
  if (typeof schema.$ref !== 'string') return undefined
  const [kind = '', name = ''] = schema.$ref.split('/').slice(-2)
  const target = document.components?.[kind]?.[name]
  return isSchema(target) ? { name, schema: target } : undefined
}

function resolved(value: unknown, document: ContractDocument): Schema {
  return isSchema(value) ? (referred(value, document)?.schema ?? value) : {}
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
