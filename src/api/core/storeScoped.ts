import { conditionsOf } from '#domain/access/permissions.ts'
import { operationTable } from './operations.gen.ts'

/** Permissions that hold only at the user's own stores (AMB-26). */
export const storeScopedPermissions: ReadonlySet<string> = new Set(
  Object.values(operationTable).flatMap(({ permission }) =>
    conditionsOf(permission).flatMap((condition) =>
      'permission' in condition && condition.store ? [condition.permission] : [],
    ),
  ),
)
