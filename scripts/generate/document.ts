export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

export type Method = (typeof methods)[number]

export interface Operation {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  parameters?: unknown[]
  requestBody?: { content?: Record<string, unknown> }
  responses?: Record<string, unknown>
  'x-permission'?: unknown
  'x-extension'?: boolean
  'x-other-verb'?: string
  /** If the method does not tell. */
  'x-effect'?: boolean
  'x-max-bytes'?: number
}

export type PathItem = { [M in Method]?: Operation } & { parameters?: unknown[] }

export interface ContractDocument {
  openapi: string
  info: { title: string; version: string }
  tags?: { name: string }[]
  paths: Record<string, PathItem>
  components?: Record<string, Record<string, unknown>>
}

export interface FoundOperation {
  path: string
  method: Method
  operation: Operation
  /** Of path item and operation, with references not followed. */
  parameters: unknown[]
}

export function operationsOf(document: ContractDocument): FoundOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      return [{ path, method, operation, parameters }]
    }),
  )
}

export function isMultipart({ requestBody }: Operation): boolean {
  return 'multipart/form-data' in (requestBody?.content ?? {})
}
