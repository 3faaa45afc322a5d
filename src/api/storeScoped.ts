import { conditionsOf } from '#domain/permissions.ts'
import { operationTable } from './operations.gen.ts'

/** The permissions that count at a person's stores only, as the contract has them (AMB-26). */
export const storeScopedPermissions: ReadonlySet<string> = new Set(
  Object.values(operationTable).flatMap(({ permission }) =>
    conditionsOf(permission).flatMap((condition) =>
      'permission' in condition && condition.store ? [condition.permission] : [],
    ),
  ),
)
