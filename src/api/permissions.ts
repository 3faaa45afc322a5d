/** What the signed-in person may do: the same expressions the server enforces, asked by operationId. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { sortedByName } from '#domain/byName.ts'
import { rolesHolding, withRoles } from '#domain/grants.ts'
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

// A failed read is told once (AMB-05), not again by every control that asks what it may do.
const askedAgainOnDemand = { retryOnMount: false }

/** All roles, by name whatever the order of the host (SHELL-44). */
export const rolesQuery = () => ({
  ...operationQuery('listRoles'),
  ...askedAgainOnDemand,
  queryFn: async () => sortedByName(await call('listRoles'), ({ role }) => role),
})

/** All permissions, by name whatever the order of the host (SHELL-44). */
export const permissionsQuery = () => ({
  ...operationQuery('listPermissions'),
  ...askedAgainOnDemand,
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

export interface OwnPermissions {
  /** They are here; until then nobody knows roles or store scope of the person. */
  readonly known: boolean
  /** They could not be read, so that nothing is known about what the person may do (AMB-05). */
  readonly failed: boolean
  /** Why, until they are read again. */
  readonly error: unknown
  readonly retrying: boolean
  readonly retry: () => Promise<unknown>
}

/** Whether the lists that tell what the signed-in person may do are here, and a way to read them again. */
export function useOwnPermissions(): OwnPermissions {
  const roles = useQuery(rolesQuery())
  const permissions = useQuery(permissionsQuery())
  const missing = [roles, permissions].filter(({ data }) => data === undefined)
  return {
    known: missing.length === 0,
    failed: missing.some(({ errorUpdateCount }) => errorUpdateCount > 0),
    error: missing.find(({ error }) => error)?.error,
    retrying: missing.some(({ isFetching }) => isFetching),
    retry: () => Promise.all(missing.map(({ refetch }) => refetch())),
  }
}

/** Why nothing is allowed while the lists are missing. */
export const unknownPermissions = 'Your permissions could not be loaded.'

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
  const holders = rolesHolding(refusal.permissions, roles ?? [], permissions ?? [])
  const text = refusalText(refusal, target.storeName)
  return {
    allowed: false,
    reason: roles && permissions ? withRoles(text, holders) : unknownPermissions,
    permissions: refusal.permissions,
    holders,
  }
}

/** Whether the signed-in person has one of the roles; admin and owner pass any role check (PERM-03). */
export function useHasRole(...names: readonly string[]): boolean {
  return hasRole(useViewer(), ...names)
}
