/** Roles and permissions as they are read, and what they let the viewer do. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { sortedByName } from '#domain/byName.ts'
import { type Access, accessOf } from './access.ts'
import { call } from './client.ts'
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

/**
 * What the viewer may do. A page asks once and hands it on; it keeps its identity until the user or a list
 * changes.
 */
export function useAccess(): Access {
  const { user } = useCurrentUser()
  const roles = useQuery(rolesQuery()).data
  const permissions = useQuery(permissionsQuery()).data
  return useMemo(() => accessOf(user, roles, permissions), [user, roles, permissions])
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
