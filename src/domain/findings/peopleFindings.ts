import { lacksStores } from '../access/access.ts'
import {
  type PermissionFacts,
  type RoleFacts,
  type UserFacts,
  viewerOf,
} from '../access/permissions.ts'
import type { Finding } from './finding.ts'

/** Employees whose permissions have no effect for want of a store. */
export function peopleWithoutStore(
  employees: readonly (UserFacts & { readonly name: string })[],
  roles: readonly RoleFacts[],
  permissions: readonly PermissionFacts[],
  storeScoped: ReadonlySet<string>,
): Finding[] {
  return employees
    .filter((one) => lacksStores(one, viewerOf(one, roles, permissions).permissions, storeScoped))
    .map(({ id, name }) => ({
      id: `no-store ${id}`,
      label: name,
      to: `/employees/${id}/edit`,
    }))
}
