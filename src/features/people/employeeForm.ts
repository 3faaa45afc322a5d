import { z } from 'zod'
import type { BodyOf } from '#api/contract.ts'
import type { User } from '#api/users.ts'
import type { ImageValue } from '#ui/fields/imageFile.ts'
import { sameMembers } from '#ui/form/equal.ts'
import type { FieldRefusals } from './userRefusals.ts'

/** The longest manager approval code, in characters. */
const codeLength = 6

/** No field is required here, because the server's faults are shown at their fields (AMB-39). */
export const employeeSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  employee_id: z.string(),
  manager_approval_code: z.string(),
  photo: z.custom<ImageValue>(() => true),
  role_ids: z.array(z.number()),
  permission_ids: z.array(z.number()),
  store_ids: z.array(z.number()),
})

export type EmployeeValues = z.infer<typeof employeeSchema>

export const employeeLabels = {
  name: 'Name',
  email: 'Email',
  phone_number: 'Phone Number',
  employee_id: 'Employee ID',
  manager_approval_code: 'Manager Approval Code (6 Characters)',
  photo: 'Photo',
  role_ids: 'Roles',
  permission_ids: 'Permissions',
  store_ids: 'Stores',
}

export function employeeValues(user: User | null): EmployeeValues {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone_number: user?.phone_number ?? '',
    employee_id: user?.employee_id ?? '',
    manager_approval_code: user?.manager_approval_code ?? '',
    photo: undefined,
    role_ids: user?.role_ids ?? [],
    permission_ids: user?.permission_ids ?? [],
    store_ids: user?.store_ids ?? [],
  }
}

/**
 * The code cut to 6 characters. Leading blanks are removed first: the server does not keep blanks, and they
 * would use up characters of a pasted code.
 */
export function cutCode(typed: string): string {
  return [...typed.trimStart()].slice(0, codeLength).join('')
}

/** The code as it is saved: trimmed and cut. */
export function approvalCode(typed: string): string {
  return cutCode(typed.trim())
}

/** The body of a new user, without the fields that the viewer may not set. The photo has its own call (AMB-41). */
export function employeeBody(
  values: EmployeeValues,
  refusals: FieldRefusals,
): BodyOf<'createUser'> {
  const body: BodyOf<'createUser'> = {
    name: values.name.trim(),
    email: values.email.trim(),
    phone_number: values.phone_number.trim(),
    employee_id: values.employee_id.trim(),
    manager_approval_code: approvalCode(values.manager_approval_code),
    role_ids: values.role_ids,
    permission_ids: values.permission_ids,
    store_ids: values.store_ids,
  }
  if (refusals.manager_approval_code) delete body.manager_approval_code
  for (const list of lists) if (refusals[list]) delete body[list]
  return body
}

const lists = ['role_ids', 'permission_ids', 'store_ids'] as const
const fields = [
  ...(['name', 'email', 'phone_number', 'employee_id', 'manager_approval_code'] as const),
  ...lists,
] as const

/**
 * The body of a change: only the fields that differ from the loaded user, so that the changes of other users
 * stay. Null when no field differs.
 */
export function changedBody(
  id: number,
  values: EmployeeValues,
  loaded: EmployeeValues,
  refusals: FieldRefusals,
): BodyOf<'updateUser'> | null {
  const body: BodyOf<'updateUser'> = { id, ...employeeBody(values, refusals) }
  const before = employeeBody(loaded, refusals)
  for (const field of fields) if (sameMembers(body[field], before[field])) delete body[field]
  return fields.some((field) => field in body) ? body : null
}
