import { grantedBy } from '#domain/access.ts'
import { operationQuery, operationQueryAs } from './query.ts'
import { rolesQuery } from './roles.ts'
import type { components } from './schema.gen.ts'

export type User = components['schemas']['User']
export type Employee = components['schemas']['Employee']

/** All employees. */
export const employeesQuery = () => operationQuery('listEmployees')

/** The holders of a role. Filtered here too: `role_id` is an extension (AMB-36). */
export const employeesOfRoleQuery = (roleId: number) =>
  operationQueryAs(
    'listEmployees',
    (employees) => employees.filter(({ role_ids }) => role_ids.includes(roleId)),
    { query: { role_id: roleId } },
  )

/** The holders of a permission, direct and through a role. Filtered here too: `permission_id` is an extension (AMB-36). */
export const employeesOfPermissionQuery = (permissionId: number) =>
  operationQueryAs(
    'listEmployees',
    async (employees, client) => {
      const roles = await client.ensureQueryData(rolesQuery())
      return employees.filter(
        ({ permission_ids, role_ids }) =>
          permission_ids.includes(permissionId) || grantedBy(role_ids, roles).has(permissionId),
      )
    },
    { query: { permission_id: permissionId } },
  )

export const userQuery = (id: number) => operationQuery('getUser', { path: { id } })
