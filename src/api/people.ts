import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from './contract.ts'
import { operationKey, operationQuery, useOperation } from './query.ts'
import type { components } from './schema.gen.ts'
import { session } from './session.ts'

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

/** The person as every read shows them; the own record is the session's too. */
function keep(client: QueryClient, user: User): User {
  client.setQueryData(userQuery(user.id).queryKey, user)
  const { token, user: current } = session.get()
  if (token && current?.id === user.id) session.start(token, user)
  return user
}

export type UserPatch = BodyOf<'updateUser'>

/**
 * Saves a person: creates or changes the record first, then sends a new photo, which needs an id
 * (AMB-41). When only the photo fails, trying again changes the record that was made.
 */
export function useSaveEmployee(id: number | null) {
  const client = useQueryClient()
  const create = useOperation('createUser')
  const update = useOperation('updateUser')
  const photo = useOperation('updateUserPhoto')
  return {
    pending: create.isPending || update.isPending || photo.isPending,
    error: photo.error ?? update.error ?? create.error,
    async save(
      body: BodyOf<'createUser'>,
      image: string | undefined,
      made: { id: number | null },
    ): Promise<User> {
      const known = id ?? made.id
      const saved = known
        ? await update.mutateAsync({ path: { id: known }, body })
        : await create.mutateAsync({ body })
      made.id = saved.id
      if (image === undefined) return keep(client, saved)
      return keep(
        client,
        await photo.mutateAsync({ path: { id: saved.id }, body: { image_data: image } }),
      )
    },
  }
}

/** Takes all roles and permissions of a person; the row leaves the list (EMP-06..EMP-08). */
export function useDemoteEmployee() {
  const client = useQueryClient()
  const update = useOperation('updateUser', { success: 'Employee Demoted' })
  return async (id: number): Promise<void> => {
    keep(
      client,
      await update.mutateAsync({ path: { id }, body: { id, role_ids: [], permission_ids: [] } }),
    )
    client.setQueryData(employeesQuery().queryKey, (list) => list?.filter((one) => one.id !== id))
  }
}

/** Creates a role by name (AMB-47). */
export function useCreateRole() {
  const create = useOperation('createRole')
  return (role: string) => create.mutateAsync({ body: { role } })
}

/** Saves a role with its permissions (ROLE-07). */
export function useUpdateRole(id: number) {
  const client = useQueryClient()
  const update = useOperation('updateRole')
  return {
    pending: update.isPending,
    error: update.error,
    async save(body: BodyOf<'updateRole'>): Promise<Role> {
      const role = await update.mutateAsync({ path: { id }, body })
      client.setQueryData(roleQuery(id).queryKey, role)
      client.setQueryData(operationKey('listRoles'), (list: Role[] | undefined) =>
        list?.map((one) => (one.id === id ? role : one)),
      )
      return role
    },
  }
}
