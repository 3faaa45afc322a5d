import { isRecord } from '#domain/values.ts'

export interface Sources {
  pathParameters: string[]
  bodyFields: string[]
}

/** openapi/p4.yaml describes the grammar. */
export function permissionProblem(expression: unknown, sources: Sources): string | undefined {
  if (expression === undefined) return 'x-permission is missing'
  if (expression === 'public' || expression === 'signed-in') return undefined
  return expressionProblem(expression, sources)
}

function expressionProblem(expression: unknown, sources: Sources): string | undefined {
  if (!isRecord(expression)) return `x-permission: ${JSON.stringify(expression)} is no expression`
  const keys = Object.keys(expression).sort().join()
  switch (keys) {
    case 'permission':
      return nameProblem(expression.permission)
    case 'permission,store':
      return nameProblem(expression.permission) ?? storeProblem(expression.store, sources)
    case 'self':
      return pathProblem(expression.self, ['path'], sources)
    case 'holdsAllOf':
      return pathProblem(expression.holdsAllOf, ['path'], sources)
    case 'role':
      return rolesProblem(expression.role)
    case 'anyOf':
    case 'allOf':
      return partsProblem(expression[keys], keys, sources)
    default:
      return `x-permission: {${keys}} is no expression`
  }
}

function partsProblem(parts: unknown, key: string, sources: Sources): string | undefined {
  if (!Array.isArray(parts) || parts.length < 2)
    return `x-permission: ${key} needs at least two parts`
  return parts.map((part) => expressionProblem(part, sources)).find(Boolean)
}

const nameProblem = (name: unknown): string | undefined =>
  typeof name === 'string' && /^[a-z-]+:[a-z-]+$/.test(name)
    ? undefined
    : `x-permission: ${JSON.stringify(name)} is no permission like products:update`

function rolesProblem(roles: unknown): string | undefined {
  const hasRoles = Array.isArray(roles) && roles.length > 0
  return hasRoles && roles.every((role) => typeof role === 'string' && /^[a-z-]+$/.test(role))
    ? undefined
    : `x-permission: ${JSON.stringify(roles)} is no list of roles`
}

function storeProblem(source: unknown, sources: Sources): string | undefined {
  if (typeof source !== 'string' || !source.startsWith('body.'))
    return pathProblem(source, ['path', 'order'], sources)
  return sources.bodyFields.includes(source.slice('body.'.length))
    ? undefined
    : `x-permission: the request has no field for ${source}`
}

function pathProblem(source: unknown, kinds: string[], sources: Sources): string | undefined {
  const [kind = '', name = ''] = typeof source === 'string' ? source.split('.') : []
  if (!kinds.includes(kind)) return `x-permission: ${JSON.stringify(source)} is no source`
  return sources.pathParameters.includes(name)
    ? undefined
    : `x-permission: the path has no parameter for ${source}`
}
