/** In a file of its own so that loaders, part of the first chunk, do not import it. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { permissionsQuery } from '../permissions.ts'
import { rolesQuery } from '../roles.ts'
import { type Access, accessOf } from './access.ts'
import { session } from './session.ts'

export function useCurrentUser() {
  return useSyncExternalStore(session.subscribe, session.get)
}

/** Keeps its identity until the user or a list changes. */
export function useAccess(): Access {
  const { user } = useCurrentUser()
  const roles = useQuery(rolesQuery()).data
  const permissions = useQuery(permissionsQuery()).data
  return useMemo(() => accessOf(user, roles, permissions), [user, roles, permissions])
}

interface OwnPermissions {
  /** Whether both lists are loaded. */
  readonly known: boolean
  readonly failed: boolean
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

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
