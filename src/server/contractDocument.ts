import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import type { PermissionExpression } from '#domain/access/permissions.ts'
import { isRecord } from '#domain/values.ts'
import { branchesOf, type Schema, schemaName } from './schemaParts.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

const defaultMaxBytes = 256 * 1024

export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id
  readonly method: string
  readonly path: string
  readonly permission: PermissionExpression
  readonly parts: Readonly<Record<string, PermissionExpression>>
  /** Paths of `format: password` members, e.g. `stores.*.bda_password`. Empty for public operations. */
  readonly secrets: readonly string[]
  /** Paths of one-line texts, which are cleaned before the check. */
  readonly lines: readonly string[]
  readonly effect: boolean
  readonly created: boolean
  readonly body: 'none' | 'optional' | 'required'
  readonly multipart: boolean
  /** Paths of members that are pictures as data URLs, e.g. `stores.*.store_image_data`. */
  readonly pictures: readonly string[]
  readonly maxBytes: number
}

export interface Schemas {
  readonly components: { readonly schemas: Record<string, Schema> }
  /** By operationId; answers by status. */
  readonly parameters: Record<string, Schema>
  readonly bodies: Record<string, Schema>
  readonly answers: Record<string, Record<string, Schema>>
}

const schemaShape = z.record(z.string(), z.unknown())
const parameterShape = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().default(false),
  schema: schemaShape,
})
const parametersShape = z
  .array(z.union([parameterShape, z.object({ $ref: z.string() })]))
  .default([])
const mediaShape = z.record(z.string(), z.object({ schema: schemaShape.optional() }))
const operationShape = z.object({
  operationId: z.custom<OperationId>((value) => typeof value === 'string'),
  'x-permission': z.custom<PermissionExpression>((value) => value !== undefined),
  'x-effect': z.boolean().optional(),
  'x-max-bytes': z.number().default(defaultMaxBytes),
  parameters: parametersShape,
  requestBody: z.object({ required: z.boolean().default(false), content: mediaShape }).optional(),
  responses: z.record(z.string(), z.object({ content: mediaShape.optional() })),
})
const documentShape = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({
    schemas: z.record(z.string(), schemaShape),
    parameters: z.record(z.string(), parameterShape).default({}),
  }),
})

type Parameter = z.infer<typeof parameterShape>

export function readContract(): { operations: Operation[]; schemas: Schemas } {
  const text = readFileSync(new URL('./contract.gen.json', import.meta.url), 'utf8')
  const document = documentShape.parse(JSON.parse(text, toAjvSchema))
  const { components } = document
  const operations: Operation[] = []
  const schemas: Schemas = {
    components: { schemas: components.schemas },
    parameters: {},
    bodies: {},
    answers: {},
  }
  const resolve = (parameter: Parameter | { $ref: string }): Parameter => {
    if (!('$ref' in parameter)) return parameter
    const found = components.parameters[schemaName(parameter.$ref)]
    if (!found) throw new Error(`The contract has no parameter ${parameter.$ref}`)
    return found
  }
  for (const [path, item] of Object.entries(document.paths))
    for (const method of methods) {
      if (!item[method]) continue
      const raw = operationShape.parse(item[method])
      const { operationId: id, requestBody, responses } = raw
      const media = requestBody?.content ?? {}
      const body = Object.values(media)[0]?.schema ?? {}
      const parameters = [...parametersShape.parse(item.parameters), ...raw.parameters].map(resolve)
      operations.push({
        id,
        path,
        method: method.toUpperCase(),
        permission: raw['x-permission'],
        parts: partPermissions(body, components.schemas),
        secrets:
          raw['x-permission'] === 'public' ? [] : memberPaths(body, components.schemas, isSecret),
        lines: memberPaths(body, components.schemas, isLine),
        effect: raw['x-effect'] ?? method !== 'get',
        created: '201' in responses && !('200' in responses),
        body: requestBody ? (requestBody.required ? 'required' : 'optional') : 'none',
        multipart: 'multipart/form-data' in media,
        pictures: memberPaths(body, components.schemas, isPicture),
        maxBytes: raw['x-max-bytes'],
      })
      schemas.parameters[id] = parametersSchema(parameters)
      schemas.bodies[id] = body
      schemas.answers[id] = {}
      for (const [status, { content }] of Object.entries(responses)) {
        const schema = content?.['application/json']?.schema
        if (schema && status.startsWith('2')) schemas.answers[id][status] = schema
      }
    }
  return { operations, schemas }
}

/** Replaces binary form parts by a `file` keyword, and checks a length before a slow pattern or format. */
function toAjvSchema(_key: string, value: unknown): unknown {
  if (!isRecord(value)) return value
  if (value.format === 'binary') return { file: true }
  const { pattern, format, ...others } = value
  const { maxLength } = others
  if (maxLength === undefined || (pattern ?? format) === undefined) return value
  return { ...others, if: { not: { maxLength } }, else: { pattern, format } }
}

function isPicture(branches: readonly Schema[]): boolean {
  return branches.some(({ $ref }) => typeof $ref === 'string' && schemaName($ref) === 'ImageData')
}

const guardedMember = z.object({
  'x-permission': z.custom<PermissionExpression>((value) => value !== undefined),
})

function partPermissions(body: Schema, schemas: Readonly<Record<string, Schema>>) {
  const members = branchesOf(body, (ref) => schemas[schemaName(ref)] ?? {}).flatMap(
    ({ properties }) => (isRecord(properties) ? Object.entries(properties) : []),
  )
  return Object.fromEntries(
    members.flatMap(([name, member]) => {
      const guarded = guardedMember.safeParse(member)
      return guarded.success ? [[name, guarded.data['x-permission']]] : []
    }),
  )
}

/** Paths of members by their branches, e.g. `stores.*.name`. `outer` are the enclosing schemas; stops at recursive ones. */
function memberPaths(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  isWanted: (branches: readonly Schema[]) => boolean,
  outer: readonly Schema[] = [],
): string[] {
  const branches = branchesOf(schema, (ref) => schemas[schemaName(ref)] ?? {})
  if (branches.some((branch) => outer.includes(branch))) return []
  const within = (name: string, members: readonly Schema[]) =>
    memberPaths({ allOf: members }, schemas, isWanted, [...outer, ...branches]).map((path) =>
      path ? `${name}.${path}` : name,
    )
  const members = branches.flatMap(({ properties, items }) => [
    ...(isRecord(properties) ? Object.entries(properties) : []),
    ...(items === undefined ? [] : [['*', items] as const]),
  ])
  const isWritable = (name: string) =>
    members.every(([one, member]) => one !== name || !isRecord(member) || member.readOnly !== true)
  return [
    ...(isWanted(branches) ? [''] : []),
    ...[...new Set(members.map(([name]) => name))].filter(isWritable).flatMap((name) =>
      within(
        name,
        members.flatMap(([one, member]) => (one === name && isRecord(member) ? [member] : [])),
      ),
    ),
  ]
}

const isSecret = (branches: readonly Schema[]) =>
  branches.some(({ format }) => format === 'password')

/** A text of at most 255 characters, unless `x-lines` allows several lines. */
function isLine(branches: readonly Schema[]): boolean {
  const has = (key: string) => branches.some((branch) => branch[key] !== undefined)
  const isShort = branches.some(({ maxLength }) => Number(maxLength) <= 255)
  const isText = branches.some(({ type }) => [type].flat().includes('string'))
  return isText && isShort && !has('enum') && !has('x-lines') && !isSecret(branches)
}

function parametersSchema(parameters: readonly Parameter[]): Schema {
  const part = (location: 'path' | 'query') => {
    const own = parameters.filter((parameter) => parameter.in === location)
    return {
      type: 'object',
      properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
      required: own.filter((parameter) => parameter.required).map((parameter) => parameter.name),
      additionalProperties: false,
    }
  }
  return { type: 'object', properties: { path: part('path'), query: part('query') } }
}
