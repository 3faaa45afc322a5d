import { z } from 'zod'
import type { BodyOf } from '#api/core/contract.ts'
import type { User } from '#api/users.ts'
import { cleanName } from '#domain/cleanName.ts'
import type { ImageValue } from '#ui/fields/imageFile.ts'
import type { FieldRefusals } from './userRefusals.ts'

const codeLength = 6

const fields = z.object({
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

export type EmployeeValues = z.infer<typeof fields>

/**
 * Body and photo, which has its own call (AMB-41). No field is required: the server's errors appear at their
 * fields (AMB-39).
 */
export function employeeSchema(refusals: FieldRefusals) {
  return fields.transform((values) => ({
    ...employeeBody(values, refusals),
    photo: values.photo,
  }))
}

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

/** At most 6 characters. Trims first, since the server drops blanks and a pasted code may begin with some. */
export function cutCode(typed: string): string {
  return [...typed.trimStart()].slice(0, codeLength).join('')
}

export function approvalCode(typed: string): string {
  return cutCode(typed.trim())
}

/** Without fields that the viewer may not set. */
function employeeBody(values: EmployeeValues, refusals: FieldRefusals): BodyOf<'createUser'> {
  const body: BodyOf<'createUser'> = {
    name: cleanName(values.name),
    email: cleanName(values.email),
    phone_number: cleanName(values.phone_number),
    employee_id: cleanName(values.employee_id),
    manager_approval_code: approvalCode(values.manager_approval_code),
    role_ids: values.role_ids,
    permission_ids: values.permission_ids,
    store_ids: values.store_ids,
  }
  if (refusals.manager_approval_code) delete body.manager_approval_code
  for (const list of listFields) if (refusals[list]) delete body[list]
  return body
}

const listFields = ['role_ids', 'permission_ids', 'store_ids'] as const
