import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Permission, Role } from '#api/people.ts'
import { permissionsQuery, rolesQuery, useViewer } from '#api/permissions.ts'
import type { GrantFacts } from '#domain/grants.ts'

interface LoadedGrantFacts extends GrantFacts {
  readonly roles: readonly Role[]
  readonly permissions: readonly Permission[]
}

const noRoles: readonly Role[] = []
const noPermissions: readonly Permission[] = []

/** The viewer, and all roles and permissions: what decides over giving and taking. */
export function useGrantFacts(): LoadedGrantFacts {
  const viewer = useViewer()
  const roles = useQuery(rolesQuery()).data ?? noRoles
  const permissions = useQuery(permissionsQuery()).data ?? noPermissions
  return useMemo(() => ({ viewer, roles, permissions }), [viewer, roles, permissions])
}
