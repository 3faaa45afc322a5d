import { isRecord, memberOf } from '#domain/values.ts'
import { propertiesOf, type Schema } from '#server/schemaParts.ts'
import { partsOf, resolved } from '../contract/schemas.ts'
import { type ContractDocument, operationsOf } from './document.ts'
import { literal } from './literal.ts'

const declarations = `import type { OperationId } from './operations.gen.ts'

export type RecordName = keyof typeof records
`

type Fact = null | false | string | [] | [string] | { each?: string } | { otherwise: string }
type Facts = Record<string, Fact>

/** The console fills in members that a host omits. */
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
  // The list grows: records refer to other records, possibly to themselves.
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

/** Members of the format \`password\`, at any record. The browser never keeps their values. */
export const secrets: readonly string[] = ${literal(secretsIn(document.components))}
`
}

function secretsIn(part: unknown): string[] {
  if (!isRecord(part)) return []
  const own = Object.entries(isRecord(part.properties) ? part.properties : {})
    .filter(([, schema]) => memberOf(schema, 'format') === 'password')
    .map(([name]) => name)
  return [...new Set([...own, ...Object.values(part).flatMap(secretsIn)])].sort()
}

type Want = (name: string, schema: Schema) => void

function answerOf(document: ContractDocument, responses: Record<string, unknown> = {}): Schema {
  const response = resolved(document, responses['200'] ?? responses['201'])
  const json = memberOf(memberOf(response, 'content'), 'application/json')
  const schema = memberOf(resolved(document, json), 'schema')
  return isRecord(schema) ? schema : {}
}

function factsOf(schema: Schema, document: ContractDocument, want: Want): Facts {
  const parts = partsOf(document, schema)
  const required = new Set(parts.flatMap(({ schema }) => schema.required ?? []))
  const members = propertiesOf(parts).filter(([name]) => required.has(name))
  const tells = members.some(([name]) => name === 'id') ? /^id$/ : /_id$/
  const facts: Facts = {}
  for (const [name, described] of members) {
    if (!isRecord(described)) continue
    const others = members.filter((one) => one[0] === name && one[1] !== described)
    const fact = tells.test(name)
      ? 'id'
      : name === 'sort_order'
        ? 'place'
        : // Which record it is depends on the branch.
          others.length > 0 && hasMembers(described, document)
          ? {}
          : factOf(described, document, want)
    if (fact !== undefined) facts[name] = fact
  }
  return facts
}

function factOf(schema: Schema, document: ContractDocument, want: Want): Fact | undefined {
  const parts = partsOf(document, schema)
  const find = (key: string) => parts.map(({ schema }) => schema[key]).find(isRecord)
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
  if (name && hasMembers(schema, document)) {
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

function hasMembers(schema: Schema, document: ContractDocument): boolean {
  return partsOf(document, schema).some(({ schema }) => isRecord(schema.properties))
}
