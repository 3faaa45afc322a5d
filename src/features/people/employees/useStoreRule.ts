import { useAccess } from '#api/core/viewer.ts'
import { allStoresPermission } from '#domain/access/permissions.ts'
import { rolesHolding, withRoles } from '#domain/access/rights.ts'

/** Null if every store is in the viewer's scope. */
export function useStoreRule(): string | null {
  const { viewer, roles, permissions } = useAccess()
  if (viewer.permissions.has(allStoresPermission)) return null
  return withRoles(
    `You can add and remove your own stores only; for other stores you need the permission ${allStoresPermission}.`,
    rolesHolding([allStoresPermission], roles, permissions),
  )
}
