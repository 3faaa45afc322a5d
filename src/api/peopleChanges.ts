import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { upsertOrDelete } from '#domain/byName.ts'
import { mergedMembers } from '#domain/merge.ts'
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

type AccessLists = Pick<User, 'role_ids' | 'permission_ids' | 'store_ids'>

type EmployeeRecord =
  | { readonly id: null; readonly body: BodyOf<'createUser'> }
  | {
      readonly id: number
      /** What has changed; null where nothing but the photo has. */
      readonly body: BodyOf<'updateUser'> | null
      /** The lists that the changed ones were made from. */
      readonly opened: AccessLists
    }

interface EmployeeSave {
  /** What is new (`id` null) or has changed. */
  readonly record: EmployeeRecord
  /** A new photo as a data URL. */
  readonly image: string | undefined
}

interface EmployeeSaved {
  readonly user: User
  /** Why the photo of a new person is not saved. The person is, so that this is no failed save. */
  readonly photoFailure?: ApiError
}

/**
 * Saves a person: creates (`id` null) or changes the record first, then sends a new photo, which needs
 * an id (AMB-41).
 */
export function useSaveEmployee(id: number | null) {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useJointOperation(
    id === null ? 'createUser' : 'updateUser',
    async ({ record, image }: EmployeeSave): Promise<EmployeeSaved> => {
      const saved = await saveRecord(record)
      if (image === undefined) return { user: keep(client, saved) }
      const photo = { path: { id: saved.id }, body: { image_data: image } }
      try {
        return { user: keep(client, await call('updateUserPhoto', photo)) }
      } catch (reason) {
        const failure = photoFailure(reason, record.body !== null)
        keep(client, saved)
        if (record.id !== null || !failure) throw failure ?? reason
        return { user: saved, photoFailure: failure }
      }
    },
  )
  return { save: mutateAsync, pending: isPending, error }
}

async function saveRecord(record: EmployeeRecord): Promise<User> {
  if (record.id === null) return await call('createUser', { body: record.body })
  const path = { id: record.id }
  if (record.body === null) return await call('getUser', { path })
  return await call('updateUser', {
    path,
    body: await onCurrentLists(record.body, record.opened, path),
  })
}

const accessFields = ['role_ids', 'permission_ids', 'store_ids'] as const

/**
 * The body with what was given and taken in the form, and nothing else, changed in the lists as they
 * are by now: a list is replaced as a whole (API-06), and others give and take as well.
 */
async function onCurrentLists(
  body: BodyOf<'updateUser'>,
  opened: AccessLists,
  path: { readonly id: number },
): Promise<BodyOf<'updateUser'>> {
  if (accessFields.every((field) => body[field] === undefined)) return body
  const now = await call('getUser', { path })
  const merged = { ...body }
  for (const field of accessFields) {
    const mine = body[field]
    if (mine) merged[field] = mergedMembers(opened[field], mine, now[field])
  }
  return merged
}

/** Says what is saved and what is not; the fault of the picture belongs to the field of the form. */
function photoFailure(failure: unknown, recordSaved: boolean): ApiError | null {
  // Without a session nobody is here to be told (AMB-18).
  if (!(failure instanceof ApiError) || failure.status === 401) return null
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

/**
 * Saves a role with its permissions (ROLE-07); no screen archives one (AMB-32). `save` is told how to
 * change the role as it is by then: it is replaced as a whole (API-14), and others save it as well.
 */
export function useUpdateRole(id: number) {
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useJointOperation(
    'updateRole',
    async (bodyOf: (now: Role) => BodyOf<'updateRole'>): Promise<Role> => {
      const path = { id }
      const now = await call('getRole', { path })
      return keepRole(client, await call('updateRole', { path, body: bodyOf(now) }))
    },
  )
  return { save: mutateAsync, pending: isPending, error }
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
