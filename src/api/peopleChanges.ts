import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { upsertOrDelete } from '#domain/byName.ts'
import { call } from './client.ts'
import type { BodyOf } from './contract.ts'
import { ApiError } from './errors.ts'
import { useJointOperation } from './jointOperation.ts'
import {
  employeesQuery,
  type Permission,
  permissionQuery,
  type Role,
  roleQuery,
  type User,
  userQuery,
} from './people.ts'
import { permissionsQuery, rolesQuery } from './permissions.ts'
import { useOperation } from './query.ts'
import { session } from './session.ts'

/** The person as every read shows them; the own record is the session's too. */
function keep(client: QueryClient, user: User): User {
  client.setQueryData(userQuery(user.id).queryKey, user)
  const { token, user: current } = session.get()
  if (token && current?.id === user.id) session.start(token, user)
  return user
}

type EmployeeRecord =
  | { readonly id: null; readonly body: BodyOf<'createUser'> }
  | { readonly id: number; readonly body: BodyOf<'updateUser'> | null }

interface EmployeeSave {
  /** What is new (`id` null) or has changed; no body where only the photo is the viewer's to change. */
  readonly record: EmployeeRecord
  /** A new photo as a data URL. */
  readonly image: string | undefined
}

/**
 * Saves a person: creates (`id` null) or changes the record first, then sends a new photo, which needs
 * an id (AMB-41). When only the photo fails, `onHalfSaved` gets the record that is saved, so that the
 * next try changes it and makes no second one.
 */
export function useSaveEmployee(id: number | null, onHalfSaved: (user: User) => void) {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useJointOperation(
    id === null ? 'createUser' : 'updateUser',
    async ({ record, image }: EmployeeSave): Promise<User> => {
      const saved = await saveRecord(record)
      if (image === undefined) return keep(client, saved)
      const photo = { path: { id: saved.id }, body: { image_data: image } }
      try {
        return keep(client, await call('updateUserPhoto', photo))
      } catch (failure) {
        onHalfSaved(keep(client, saved))
        throw photoFailure(failure, record.body !== null)
      }
    },
  )
  return { save: mutateAsync, pending: isPending, error }
}

async function saveRecord({ id, body }: EmployeeRecord): Promise<User> {
  if (id === null) return await call('createUser', { body })
  const path = { id }
  return await (body === null ? call('getUser', { path }) : call('updateUser', { path, body }))
}

/** Says what is saved and what is not; the fault of the picture belongs to the field of the form. */
function photoFailure(failure: unknown, recordSaved: boolean): unknown {
  if (!(failure instanceof ApiError) || failure.status === 401) return failure
  const { status, code, message, fields } = failure
  return new ApiError(
    status,
    code,
    recordSaved ? `The employee was saved, but not the photo: ${message}` : message,
    fields.map((fault) => (fault.path === 'image_data' ? { ...fault, path: 'photo' } : fault)),
  )
}

/** Takes all roles and permissions of a person; the row leaves the list (EMP-06..EMP-08). */
export function useDemoteEmployee() {
  const client = useQueryClient()
  // The dialog that asks shows why it failed; the flash says so too (FLASH-03).
  const update = useOperation('updateUser', { success: 'Employee Demoted' })
  return async (id: number): Promise<void> => {
    keep(
      client,
      await update.mutateAsync({ path: { id }, body: { id, role_ids: [], permission_ids: [] } }),
    )
    client.setQueryData(employeesQuery().queryKey, (list) => list?.filter((one) => one.id !== id))
  }
}

/** The role in what is loaded; an archived one leaves the list (SHELL-42, SHELL-43). */
function keepRole(client: QueryClient, role: Role): Role {
  client.setQueryData(roleQuery(role.id).queryKey, role)
  client.setQueryData(
    rolesQuery().queryKey,
    (list) => list && upsertOrDelete(list, role, (one) => one.role),
  )
  return role
}

/** Creates a role by name (AMB-47). */
export function useCreateRole() {
  const client = useQueryClient()
  const create = useOperation('createRole')
  return async (role: string): Promise<Role> =>
    keepRole(client, await create.mutateAsync({ body: { role } }))
}

/** Saves a role with its permissions (ROLE-07); no screen archives one (AMB-32). */
export function useUpdateRole(id: number) {
  const client = useQueryClient()
  const update = useOperation('updateRole')
  return {
    pending: update.isPending,
    error: update.error,
    save: async (body: BodyOf<'updateRole'>): Promise<Role> =>
      keepRole(client, await update.mutateAsync({ path: { id }, body })),
  }
}

/** Saves a permission; no screen uses it (API-17, AMB-32). */
export function useUpdatePermission(id: number) {
  const client = useQueryClient()
  const update = useOperation('updatePermission')
  return async (body: BodyOf<'updatePermission'>): Promise<Permission> => {
    const permission = await update.mutateAsync({ path: { id }, body })
    client.setQueryData(permissionQuery(id).queryKey, permission)
    client.setQueryData(
      permissionsQuery().queryKey,
      (list) => list && upsertOrDelete(list, permission, (one) => one.permission),
    )
    return permission
  }
}
