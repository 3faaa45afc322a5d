/**
 * The contract at work: which operation a request means, whether it keeps the contract, and
 * (in tests) whether the answer does. Schemas are compiled when first used.
 */
import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { z } from 'zod'
import type { OperationId } from '#api/contract.ts'
import type { PermissionExpression } from '#domain/permissions.ts'
import { P4Error } from './errors.ts'
import { addContractFormats } from './formats.ts'
import { branchesOf, isSchema, namedMembers, type Schema } from './namedMembers.ts'
import { missingText, violationText } from './violations.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export interface Operation {
  readonly id: OperationId
  readonly method: string
  /** Path template of the contract, e.g. /p4/products/{id}. */
  readonly path: string
  readonly permission: PermissionExpression
  /** Who may send a member of the body, where that takes more: its x-permission by name. */
  readonly parts: Readonly<Record<string, PermissionExpression>>
  readonly created: boolean
  readonly bodyRequired: boolean
  readonly multipart: boolean
  readonly hasBody: boolean
}

const jsonSchema = z.record(z.string(), z.unknown())
const parameterSchema = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header', 'cookie']),
  required: z.boolean().optional(),
  schema: jsonSchema,
})
const mediaSchema = z.record(z.string(), z.object({ schema: jsonSchema.optional() }).loose())
const operationSchema = z
  .object({
    // The generated types and this document come from the same run of `pnpm generate`.
    operationId: z.custom<OperationId>((value) => typeof value === 'string'),
    'x-permission': z.custom<PermissionExpression>((value) => value !== undefined),
    parameters: z.array(z.union([parameterSchema, z.object({ $ref: z.string() })])).default([]),
    requestBody: z
      .object({ required: z.boolean().default(false), content: mediaSchema })
      .optional(),
    responses: z.record(z.string(), z.object({ content: mediaSchema.optional() }).loose()),
  })
  .loose()
const documentSchema = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    components: z.object({
      schemas: z.record(z.string(), jsonSchema),
      parameters: z.record(z.string(), parameterSchema).default({}),
    }),
  })
  .loose()

type Parameter = z.infer<typeof parameterSchema>
interface Entry {
  readonly operation: Operation
  readonly parameters: readonly Parameter[]
  readonly body: Record<string, unknown> | undefined
  readonly answers: ReadonlyMap<number, Record<string, unknown>>
}

export interface Contract {
  readonly operations: readonly Operation[]
  /**
   * Checks path, query and body; returns them with numbers and booleans read and without members that the
   * contract does not name or that cannot be written, or throws a 400 that names the fields.
   */
  checkRequest(
    id: OperationId,
    path: Record<string, string>,
    query: URLSearchParams,
    body: unknown,
  ): CheckedRequest
  /** Throws when an answer does not keep the contract; for tests. */
  checkAnswer(id: OperationId, status: number, answer: unknown): void
}

export interface CheckedRequest {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: unknown
}

const documentUrl = new URL('./contract.gen.json', import.meta.url)

let loaded: Contract | undefined

/** The bundled contract that stands beside this file, read once. */
export function loadContract(): Contract {
  loaded ??= readContract()
  return loaded
}

function readContract(): Contract {
  const document = documentSchema.parse(JSON.parse(readFileSync(documentUrl, 'utf8')))
  const components = { schemas: document.components.schemas }
  const resolveSchema = (ref: string) => {
    const found = components.schemas[ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`The contract has no schema ${ref}`)
    return found
  }
  const entries = new Map(
    readEntries(document, resolveSchema).map((entry) => [entry.operation.id, entry]),
  )

  const strictAjv = newAjv(false)
  const readingAjv = newAjv(true)
  const compiled = new Map<string, ValidateFunction>()
  const validator = (key: string, ajv: Ajv2020, schema: Record<string, unknown>) => {
    const known = compiled.get(key)
    if (known) return known
    const made = ajv.compile({ ...schema, components })
    compiled.set(key, made)
    return made
  }
  const entryOf = (id: OperationId) => {
    const entry = entries.get(id)
    if (!entry) throw new Error(`The contract has no operation ${id}`)
    return entry
  }

  return {
    operations: [...entries.values()].map((entry) => entry.operation),
    checkRequest(id, path, query, body) {
      const entry = entryOf(id)
      const read: { path: Record<string, unknown>; query: Record<string, unknown> } = {
        path: { ...path },
        query: Object.fromEntries(query),
      }
      const problems: ErrorObject[] = []
      const parameters = validator(
        `${id} parameters`,
        readingAjv,
        parametersSchema(entry.parameters),
      )
      if (!parameters(read))
        problems.push(
          // Parameters are checked as { path, query }: the field is what comes after.
          ...(parameters.errors ?? []).map((error) => ({
            ...error,
            instancePath: error.instancePath.replace(/^\/(path|query)/, ''),
          })),
        )
      // What is ignored cannot be wrong: it goes before anything is checked.
      const kept = entry.body ? namedMembers(body, entry.body, resolveSchema) : body
      if (entry.body && (body !== undefined || entry.operation.bodyRequired)) {
        const check = validator(`${id} body`, strictAjv, entry.body)
        if (!check(kept ?? {})) problems.push(...(check.errors ?? []))
      }
      if (problems.length > 0) throw badRequest(id, problems)
      return { ...read, body: kept }
    },
    checkAnswer(id, status, answer) {
      const schema = entryOf(id).answers.get(status)
      if (!schema) throw new Error(`${id} answered ${status}, which the contract does not have`)
      const check = validator(`${id} answer ${status}`, strictAjv, schema)
      if (!check(answer))
        throw new Error(
          `${id} answered ${status} against the contract: ${JSON.stringify(check.errors?.slice(0, 3))}`,
        )
    },
  }
}

function newAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    ...{ allErrors: true, strict: false, verbose: true, discriminator: true },
    coerceTypes,
  })
  addContractFormats(ajv)
  return ajv
}

function readEntries(
  document: z.infer<typeof documentSchema>,
  resolveSchema: (ref: string) => Schema,
): Entry[] {
  const entries: Entry[] = []
  for (const [path, item] of Object.entries(document.paths)) {
    const shared = z.array(z.union([parameterSchema, z.object({ $ref: z.string() })])).default([])
    const sharedParameters = shared.parse(item.parameters)
    for (const method of methods) {
      if (!item[method]) continue
      const raw = operationSchema.parse(item[method])
      const resolve = (parameter: Parameter | { $ref: string }): Parameter => {
        if (!('$ref' in parameter)) return parameter
        const found = document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
        if (!found) throw new Error(`The contract has no parameter ${parameter.$ref}`)
        return found
      }
      const media = raw.requestBody?.content
      const json = media?.['application/json']?.schema
      const answers = new Map<number, Record<string, unknown>>()
      for (const status of [200, 201]) {
        const schema = raw.responses[status]?.content?.['application/json']?.schema
        if (schema) answers.set(status, schema)
      }
      entries.push({
        operation: {
          id: raw.operationId,
          method: method.toUpperCase(),
          path,
          permission: raw['x-permission'],
          parts: partPermissions(json ?? {}, resolveSchema),
          created: '201' in raw.responses && !('200' in raw.responses),
          hasBody: media !== undefined,
          bodyRequired: raw.requestBody?.required ?? false,
          multipart: media !== undefined && 'multipart/form-data' in media,
        },
        parameters: [...sharedParameters, ...raw.parameters].map(resolve),
        body: json,
        answers,
      })
    }
  }
  return entries
}

const guardedMember = z.object({
  'x-permission': z.custom<PermissionExpression>((value) => value !== undefined),
})

function partPermissions(body: Schema, resolve: (ref: string) => Schema) {
  const members = branchesOf(body, resolve).flatMap(({ properties }) =>
    isSchema(properties) ? Object.entries(properties) : [],
  )
  return Object.fromEntries(
    members.flatMap(([name, member]) => {
      const guarded = guardedMember.safeParse(member)
      return guarded.success ? [[name, guarded.data['x-permission']]] : []
    }),
  )
}

function parametersSchema(parameters: readonly Parameter[]): Record<string, unknown> {
  const part = (place: 'path' | 'query') => {
    const own = parameters.filter((parameter) => parameter.in === place)
    return {
      type: 'object',
      properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
      required: own.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    }
  }
  return {
    type: 'object',
    properties: { path: part('path'), query: part('query') },
    required: ['path', 'query'],
  }
}

/** Keywords that only say that one of their branches failed, which says itself what is wrong. */
const branching = ['if', 'anyOf', 'oneOf', 'discriminator']

function badRequest(id: OperationId, found: readonly ErrorObject[]): P4Error {
  const telling = found.filter(({ keyword }) => !branching.includes(keyword))
  const problems = telling.length > 0 ? telling : found
  const fields = new Map<string, string>()
  for (const problem of problems) {
    const parts = problem.instancePath.split('/').slice(1)
    const missing: unknown =
      problem.keyword === 'required' ? problem.params.missingProperty : undefined
    if (typeof missing === 'string') parts.push(missing)
    const path = parts.join('.')
    // Several branches may refuse a field: the first word on it is enough.
    if (!fields.has(path))
      fields.set(
        path,
        typeof missing === 'string' ? missingText(id, missing) : violationText(id, path, problem),
      )
  }
  const list = [...fields].map(([path, message]) => ({ path, message }))
  const [first] = list
  const message =
    list.length === 1 && first
      ? first.message
      : `Please check these fields: ${list.map((field) => field.path).join(', ')}.`
  return new P4Error(400, 'invalid_request', message, list)
}
