import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { permissionsQuery, rolesQuery } from '#api/permissions.ts'
import { storeScopedPermissions } from '#api/storeScoped.ts'
import { lacksStores } from '#domain/access.ts'
import { type PersonFacts, viewerOf } from '#domain/permissions.ts'

/** Tells people who hold a permission that counts at their stores, but have no store. */
export function useLacksStores(): (person: PersonFacts) => boolean {
  const { data: roles } = useQuery(rolesQuery())
  const { data: permissions } = useQuery(permissionsQuery())
  return useCallback(
    (person) =>
      roles !== undefined &&
      permissions !== undefined &&
      lacksStores(person, viewerOf(person, roles, permissions).permissions, storeScopedPermissions),
    [roles, permissions],
  )
}
