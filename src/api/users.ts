import type { QueryClient } from '@tanstack/react-query'
import { grantedBy } from '#domain/access.ts'
import { call } from './client.ts'
import { operationQuery } from './query.ts'
import { rolesQuery } from './roles.ts'
import type { components } from './schema.gen.ts'

export type User = components['schemas']['User']
export type Employee = components['schemas']['Employee']

/** All employees. */
export const employeesQuery = () => operationQuery('listEmployees')

/** The holders of a role. A host that does not know the parameter answers all employees (AMB-36). */
export const employeesOfRoleQuery = (roleId: number) => {
  const input = { query: { role_id: roleId } }
  return {
    ...operationQuery('listEmployees', input),
    queryFn: async () => {
      const employees = await call('listEmployees', input)
      return employees.filter(({ role_ids }) => role_ids.includes(roleId))
    },
  }
}

/**
 * The holders of a permission, direct and through a role. A host that does not know the parameter answers all
 * employees (AMB-36).
 */
export const employeesOfPermissionQuery = (permissionId: number) => {
  const input = { query: { permission_id: permissionId } }
  return {
    ...operationQuery('listEmployees', input),
    queryFn: async ({ client }: { readonly client: QueryClient }) => {
      const [employees, roles] = await Promise.all([
        call('listEmployees', input),
        client.ensureQueryData(rolesQuery()),
      ])
      return employees.filter(
        ({ permission_ids, role_ids }) =>
          permission_ids.includes(permissionId) || grantedBy(role_ids, roles).has(permissionId),
      )
    },
  }
}

export const userQuery = (id: number) => operationQuery('getUser', { path: { id } })
