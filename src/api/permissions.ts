/** What the signed-in person may do: the same expressions the server enforces, asked by operationId. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { sortedByName } from '#domain/byName.ts'
import {
  hasRole,
  type PermissionExpression,
  refusalOf,
  refusalText,
  type Viewer,
  viewerOf,
} from '#domain/permissions.ts'
import { call } from './client.ts'
import { type OperationId, operationTable } from './operations.gen.ts'
import { operationQuery } from './query.ts'
import { session } from './session.ts'

/** All roles, by name whatever the order of the host (SHELL-44). */
export const rolesQuery = () => ({
  ...operationQuery('listRoles'),
  queryFn: async () => sortedByName(await call('listRoles'), ({ role }) => role),
})

/** All permissions, by name whatever the order of the host (SHELL-44). */
export const permissionsQuery = () => ({
  ...operationQuery('listPermissions'),
  queryFn: async () => sortedByName(await call('listPermissions'), ({ permission }) => permission),
})

/** The token and user that are signed in; re-renders when they change. */
export function useCurrentUser() {
  return useSyncExternalStore(session.subscribe, session.get)
}

/** The signed-in person with roles and effective permissions; without the lists, with none (AMB-05). */
export function useViewer(): Viewer {
  const { user } = useCurrentUser()
  const roles = useQuery(rolesQuery()).data
  const permissions = useQuery(permissionsQuery()).data
  return useMemo(
    () =>
      user
        ? viewerOf(user, roles ?? [], permissions ?? [])
        : { id: 0, roles: new Set(), permissions: new Set(), storeIds: new Set() },
    [user, roles, permissions],
  )
}

export interface CanTarget {
  /** The store acted on, or the store of the order acted on. */
  readonly storeId?: number
  readonly storeName?: string
  /** The person acted on. */
  readonly userId?: number
}

export interface Can {
  readonly allowed: boolean
  /** Why not, in words: which permission, at which store, and which roles hold it. */
  readonly reason: string | undefined
  /** The permissions that would help. */
  readonly permissions: readonly string[]
  /** Names of the roles that hold one of them. */
  readonly holders: readonly string[]
}

/** Whether the signed-in person may call an operation, and if not, why (PERM-05). */
export function useCan(id: OperationId, target: CanTarget = {}): Can {
  return useExpression(operationTable[id].permission, target)
}

/**
 * Whether the signed-in person holds a permission. Only for what the documents gate by a permission of
 * its own (PERM-09); what makes a call asks {@link useCan}.
 */
export function useHolds(permission: string): Can {
  return useExpression({ permission }, {})
}

function useExpression(expression: PermissionExpression, target: CanTarget): Can {
  const viewer = useViewer()
  const roles = useQuery(rolesQuery()).data
  const permissions = useQuery(permissionsQuery()).data
  const refusal = refusalOf(expression, viewer, {
    storeId: () => target.storeId,
    personId: () => target.userId,
  })
  if (!refusal) return { allowed: true, reason: undefined, permissions: [], holders: [] }
  const ids = new Set(
    permissions?.filter((one) => refusal.permissions.includes(one.permission)).map((one) => one.id),
  )
  const holders = (roles ?? [])
    .filter((role) => role.permission_ids.some((permissionId) => ids.has(permissionId)))
    .map((role) => role.role)
  const text = refusalText(refusal, target.storeName)
  return {
    allowed: false,
    reason: holders.length > 0 ? `${text} Roles that have it: ${holders.join(', ')}.` : text,
    permissions: refusal.permissions,
    holders,
  }
}

/** Whether the signed-in person has one of the roles; admin and owner pass any role check (PERM-03). */
export function useHasRole(...names: readonly string[]): boolean {
  return hasRole(useViewer(), ...names)
}
