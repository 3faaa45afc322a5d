import { rolesHolding, withRoles } from '#domain/grants.ts'
import { allStoresPermission } from '#domain/permissions.ts'
import { useGrantFacts } from './useGrantFacts.ts'

/** Why some stores are locked for the viewer; null where every store is in their scope (PERM-13). */
export function useStoreRule(): string | null {
  const { viewer, roles, permissions } = useGrantFacts()
  if (viewer.permissions.has(allStoresPermission)) return null
  return withRoles(
    `You give and take your own stores only; for the others you need the permission ${allStoresPermission}.`,
    rolesHolding([allStoresPermission], roles, permissions),
  )
}
