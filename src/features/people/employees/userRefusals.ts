import type { Access } from '#api/core/viewer.ts'
import type { User } from '#api/users.ts'
import type { EmployeeValues } from './employeeForm.ts'

/** Fields without a refusal may be changed. */
export type FieldRefusals = Readonly<Partial<Record<keyof EmployeeValues, string | undefined>>>

interface UserRefusals {
  /** Any field of the record, except the photo. */
  readonly record: string | undefined
  readonly fields: FieldRefusals
}

/** `user` is null for a new one. */
export function userRefusals(access: Access, user: User | null): UserRefusals {
  if (!user)
    return {
      record: access.can('createUser').refusal,
      fields: {
        photo: access.canPart('createUser', 'image_data').refusal,
        manager_approval_code: access.canPart('createUser', 'manager_approval_code').refusal,
      },
    }
  const refusal = (part: Parameters<typeof access.canPart<'updateUser'>>[1]) =>
    access.canPart('updateUser', part, { user }).refusal
  return {
    record: access.can('updateUser', { user }).refusal,
    fields: {
      name: refusal('name'),
      email: refusal('email'),
      phone_number: refusal('phone_number'),
      employee_id: refusal('employee_id'),
      manager_approval_code: refusal('manager_approval_code'),
      photo: access.can('updateUserPhoto', { user }).refusal,
      role_ids: refusal('role_ids'),
      permission_ids: refusal('permission_ids'),
      store_ids: refusal('store_ids'),
    },
  }
}
