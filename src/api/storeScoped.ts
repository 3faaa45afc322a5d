import type { PermissionExpression } from '#domain/permissions.ts'
import { operationTable } from './operations.gen.ts'

function scopedIn(expression: PermissionExpression): string[] {
  if (typeof expression === 'string' || 'self' in expression) return []
  if ('permission' in expression) return expression.store ? [expression.permission] : []
  return ('anyOf' in expression ? expression.anyOf : expression.allOf).flatMap(scopedIn)
}

/** The permissions that count at a person's stores only, as the contract has them (AMB-26). */
export const storeScopedPermissions: ReadonlySet<string> = new Set(
  Object.values(operationTable).flatMap(({ permission }) => scopedIn(permission)),
)
