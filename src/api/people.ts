import { operationQuery } from './query.ts'
import type { components } from './schema.gen.ts'

export type User = components['schemas']['User']
export type Employee = components['schemas']['Employee']
export type Role = components['schemas']['Role']
export type Permission = components['schemas']['Permission']

/** Everybody who is staff (API-03). */
export const employeesQuery = () => operationQuery('listEmployees')

/** The holders of a role (ROLE-12). */
export const employeesOfRoleQuery = (roleId: number) =>
  operationQuery('listEmployees', { query: { role_id: roleId } })

/** The holders of a permission, directly or through a role (AMB-33). */
export const employeesOfPermissionQuery = (permissionId: number) =>
  operationQuery('listEmployees', { query: { permission_id: permissionId } })

export const userQuery = (id: number) => operationQuery('getUser', { path: { id } })
export const roleQuery = (id: number) => operationQuery('getRole', { path: { id } })
export const permissionQuery = (id: number) => operationQuery('getPermission', { path: { id } })
