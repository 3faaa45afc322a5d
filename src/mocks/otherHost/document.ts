import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'

export type Schema = Readonly<Record<string, unknown>>

export interface HostOperation {
  readonly id: OperationId
  readonly method: string
  readonly address: RegExp
  /** From the end of the path. */
  readonly noun: string
  /** Not in the documents. */
  readonly beyond: boolean
  readonly silent: boolean
  readonly answerDecided: boolean
  readonly otherVerb: string | undefined
  readonly inventedParameters: readonly string[]
  readonly replaces: boolean
  readonly request: Schema | undefined
  readonly answer: Schema | undefined
  readonly examples: readonly unknown[]
}

const marks = z.object({
  'x-extension': z.boolean().optional(),
  'x-decided': z.union([z.boolean(), z.string()]).optional(),
})

export function isBeyond(part: unknown): boolean {
  const { data } = marks.safeParse(part)
  return Boolean(data?.['x-extension'] ?? data?.['x-decided'])
}

const schemaSchema = z.record(z.string(), z.unknown())
const referenceSchema = z.object({ $ref: z.string() })
const operationSchema = z.looseObject({
  // The types come from the same contract.
  operationId: z.custom<OperationId>((value) => typeof value === 'string'),
  parameters: z.array(schemaSchema).default([]),
  'x-other-verb': z.string().optional(),
  requestBody: schemaSchema.default({}),
  responses: z.record(z.string(), schemaSchema),
})
const mediaSchema = z.object({
  schema: schemaSchema.optional(),
  example: z.unknown(),
  examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}),
})
const bodySchema = z.looseObject({ content: z.record(z.string(), mediaSchema).default({}) })
const documentSchema = z.object({
  paths: z.record(z.string(), schemaSchema),
  components: z.record(z.string(), z.record(z.string(), schemaSchema)),
})

const { paths, components } = documentSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../server/contract.gen.json'), 'utf8')),
)

/** Follows a `$ref`; undefined for another schema. */
export function referred(schema: Schema): { name: string; schema: Schema } | undefined {
  const { data } = referenceSchema.safeParse(schema)
  if (!data) return undefined
  const [kind = '', name = ''] = data.$ref.split('/').slice(-2)
  const found = components[kind]?.[name]
  if (!found) throw new Error(`The contract has no ${data.$ref}`)
  return { name, schema: found }
}

const methods = ['get', 'put', 'post', 'patch', 'delete']

/** Fewest path parameters first, the server's matching order. */
export const hostOperations: readonly HostOperation[] = Object.entries(paths)
  .flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [operationOf(path, method, item)] : [])),
  )
  .sort((a, b) => a.address.source.split('[^').length - b.address.source.split('[^').length)

function operationOf(path: string, method: string, item: Schema): HostOperation {
  const raw = operationSchema.parse(item[method])
  const response = raw.responses['200'] ?? raw.responses['201'] ?? {}
  const { schema: answer, example, examples = {} } = jsonOf(response) ?? {}
  const invented = raw.parameters.filter(isBeyond).map(({ name }) => String(name))
  const isDecided =
    isBeyond(response) || (answer !== undefined && isBeyond(referred(answer)?.schema))
  const literals = path.split('/').filter((part) => part !== '' && !part.startsWith('{'))
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    noun: snakeCase(literals.at(-1) ?? 'answer'),
    beyond: isBeyond(raw),
    silent: method === 'post' ? isDecided : method !== 'get',
    answerDecided: method !== 'get' && isDecided,
    otherVerb: raw['x-other-verb'],
    inventedParameters: invented,
    replaces: method === 'put' && path.endsWith('}'),
    request: jsonOf(raw.requestBody)?.schema,
    answer,
    examples: [example, ...Object.values(examples).map(({ value }) => value)].filter(
      (one) => one !== undefined,
    ),
  }
}

function jsonOf(body: Schema) {
  const { content } = bodySchema.parse(referred(body)?.schema ?? body)
  return content['application/json']
}

/** 'promotionalCategories', 'promotional-categories' -> 'promotional_categories' */
export function snakeCase(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
}
