/**
 * The viewer's rights, which follow from the lists of permissions and roles. They stand apart from the reads, since
 * loaders name those: Login would bring all of this along.
 */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { permissionsQuery } from '../permissions.ts'
import { rolesQuery } from '../roles.ts'
import { type Access, accessOf } from './access.ts'
import { session } from './session.ts'

/** The signed-in user and the token; re-renders when they change. */
export function useCurrentUser() {
  return useSyncExternalStore(session.subscribe, session.get)
}

/** The viewer's rights. The object stays the same until the user or a list changes. */
export function useAccess(): Access {
  const { user } = useCurrentUser()
  const roles = useQuery(rolesQuery()).data
  const permissions = useQuery(permissionsQuery()).data
  return useMemo(() => accessOf(user, roles, permissions), [user, roles, permissions])
}

interface OwnPermissions {
  /** Both lists are loaded; until then the viewer's roles and store scope are unknown. */
  readonly known: boolean
  /** The lists could not be read, so the viewer's rights are unknown (AMB-05). */
  readonly failed: boolean
  /** The failure of the read, until the lists are read again. */
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

/** Whether the lists behind the viewer's rights are loaded, and a way to read them again. */
export function useOwnPermissions(): OwnPermissions {
  const roles = useQuery(rolesQuery())
  const permissions = useQuery(permissionsQuery())
  const missing = [roles, permissions].filter(({ data }) => data === undefined)
  return {
    known: missing.length === 0,
    failed: missing.some(({ errorUpdateCount }) => errorUpdateCount > 0),
    error: missing.find(({ error }) => error)?.error,
    isFetching: missing.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
  }
}
