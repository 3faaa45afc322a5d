/** The operations of the contract as another host would look at them: what the documents say, and what we decided. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A JSON schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>

export interface HostOperation {
  readonly method: string
  readonly address: RegExp
  /** Name of what it answers, from the end of its path. */
  readonly noun: string
  /** The documents lack it. */
  readonly beyond: boolean
  /** The documents do not say what it answers. */
  readonly silent: boolean
  /** The documents leave its verb open; this is the other one that a host may take. */
  readonly otherVerb: string | undefined
  /** Names of the query parameters that the documents lack. */
  readonly inventedParameters: readonly string[]
  /** PUT of one record, at the address of that record. */
  readonly replaces: boolean
  /** Schema of its JSON answer. */
  readonly answer: Schema | undefined
}

const marks = z.object({
  'x-extension': z.boolean().optional(),
  'x-decided': z.union([z.boolean(), z.string()]).optional(),
})

/** Whether the documents lack an operation, a parameter, a member or an answer. */
export function isBeyond(part: unknown): boolean {
  const { data } = marks.safeParse(part)
  return Boolean(data?.['x-extension'] ?? data?.['x-decided'])
}

const schemaSchema = z.record(z.string(), z.unknown())
const referenceSchema = z.object({ $ref: z.string() })
const operationSchema = z.looseObject({
  parameters: z.array(schemaSchema).default([]),
  'x-other-verb': z.string().optional(),
  responses: z.record(z.string(), schemaSchema),
})
const answerSchema = z.looseObject({
  content: z.record(z.string(), z.object({ schema: schemaSchema.optional() })).optional(),
})
const documentSchema = z.object({
  paths: z.record(z.string(), schemaSchema),
  components: z.record(z.string(), z.record(z.string(), schemaSchema)),
})

const { paths, components } = documentSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../server/contract.gen.json'), 'utf8')),
)

/** The component that a `$ref` leads to, with its name; undefined when there is none. */
export function referred(schema: Schema): { name: string; schema: Schema } | undefined {
  const { data } = referenceSchema.safeParse(schema)
  if (!data) return undefined
  const [kind = '', name = ''] = data.$ref.split('/').slice(-2)
  const found = components[kind]?.[name]
  if (!found) throw new Error(`The contract has no ${data.$ref}`)
  return { name, schema: found }
}

const methods = ['get', 'put', 'post', 'patch', 'delete']

/** Every operation; those with the fewest parameters in their path first, as the server looks them up. */
export const hostOperations: readonly HostOperation[] = Object.entries(paths)
  .flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [operationOf(path, method, item)] : [])),
  )
  .sort((a, b) => a.address.source.split('[^').length - b.address.source.split('[^').length)

function operationOf(path: string, method: string, item: Schema): HostOperation {
  const raw = operationSchema.parse(item[method])
  const response = raw.responses['200'] ?? raw.responses['201'] ?? {}
  const { content } = answerSchema.parse(referred(response)?.schema ?? response)
  const answer = content?.['application/json']?.schema
  const invented = raw.parameters.filter(isBeyond).map(({ name }) => String(name))
  const literals = path.split('/').filter((part) => part !== '' && !part.startsWith('{'))
  return {
    method: method.toUpperCase(),
    address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    noun: snakeCase(literals.at(-1) ?? 'answer'),
    beyond: isBeyond(raw),
    silent:
      method === 'post'
        ? isBeyond(response) || (answer !== undefined && isBeyond(referred(answer)?.schema))
        : method !== 'get',
    otherVerb: raw['x-other-verb'],
    inventedParameters: invented,
    replaces: method === 'put' && path.endsWith('}'),
    answer,
  }
}

/** 'promotionalCategories' or 'recommended-products' as 'promotional_categories', 'recommended_products'. */
export function snakeCase(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase()
}
