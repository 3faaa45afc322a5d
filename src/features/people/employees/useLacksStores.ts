import { useQuery } from '@tanstack/react-query'
import { storeScopedPermissions } from '#api/core/viewer.ts'
import { permissionsQuery } from '#api/permissions.ts'
import { rolesQuery } from '#api/roles.ts'
import { lacksStores } from '#domain/access/access.ts'
import { viewerOf } from '#domain/access/permissions.ts'
import type { HeldIds } from './accessItems.ts'

/** Checks for a store-scoped permission without a store. */
export function useLacksStores(): (access: HeldIds) => boolean {
  const { data: roles } = useQuery(rolesQuery())
  const { data: permissions } = useQuery(permissionsQuery())
  return (access) =>
    roles !== undefined &&
    permissions !== undefined &&
    lacksStores(
      access,
      viewerOf({ id: 0, ...access }, roles, permissions).permissions,
      storeScopedPermissions,
    )
}
