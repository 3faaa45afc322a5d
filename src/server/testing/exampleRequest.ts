import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { OperationId } from '#api/core/contract.ts'
import type { AnyRequest } from '#mocks/p4.ts'

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  example: z.union([z.string(), z.number(), z.boolean()]),
})
const reference = z.object({ $ref: z.string() })
const parameters = z.array(z.union([parameter, reference])).default([])
const operation = z.object({
  operationId: z.string(),
  parameters,
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ example: z.unknown() })) })
    .optional(),
})
const document = z
  .object({
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    components: z.object({ parameters: z.record(z.string(), parameter) }),
  })
  .parse(JSON.parse(readFileSync(new URL('../contract.gen.json', import.meta.url), 'utf8')))

const record = z.record(z.string(), z.unknown())

/** What a request is about. */
export interface Subject {
  readonly storeId: number
  readonly orderId: number
  readonly userId: number
  /** Any other id in the path; default: a nonexistent one. */
  readonly recordId?: number
}

/** Nonexistent: a permitted request changes nothing. */
export const noRecord = 999_999

/** A valid request from the contract's examples. Other records do not exist. `whole` adds optional query parameters. */
export function exampleRequest(
  id: OperationId,
  subject: Subject,
  { whole = false }: { readonly whole?: boolean } = {},
): AnyRequest {
  for (const [template, item] of Object.entries(document.paths)) {
    const shared = parameters.parse(item.parameters)
    for (const [key, raw] of Object.entries(item)) {
      if (key === 'parameters') continue
      const found = operation.parse(raw)
      if (found.operationId !== id) continue
      const all = [...shared, ...found.parameters].map(resolved)
      const path: Record<string, string | number> = {}
      const query: Record<string, unknown> = {}
      for (const { name, in: location, required, example } of all) {
        if (location === 'path')
          path[name] = typeof example === 'string' ? example : subjectOf(template, name, subject)
        else if (required || whole) query[name] = example
      }
      const [media] = Object.values(found.requestBody?.content ?? {})
      const fields = record.safeParse(media?.example)
      const body = fields.data?.store_id
        ? { ...fields.data, store_id: subject.storeId }
        : media?.example
      // The server mutates the body: copy it.
      return { path, query, body: id === 'updateUser' ? {} : structuredClone(body) }
    }
  }
  throw new Error(`The contract has no operation ${id}`)
}

function resolved(one: z.infer<typeof parameter> | z.infer<typeof reference>) {
  if (!('$ref' in one)) return one
  const found = document.components.parameters[one.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`The contract has no parameter ${one.$ref}`)
  return found
}

/** Id for the path's first parameter. */
function subjectOf(template: string, name: string, subject: Subject): number {
  const before = template.slice(0, template.indexOf(`{${name}}`))
  if (/^(\/p4)?\/stores\/$/.test(before)) return subject.storeId
  if (/^\/p4\/(orders|users\/0\/orders)\/$/.test(before)) return subject.orderId
  if (before === '/p4/users/') return subject.userId
  return subject.recordId ?? noRecord
}
