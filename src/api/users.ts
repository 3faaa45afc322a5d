import { grantedBy } from '#domain/access/access.ts'
import { type Edit, mergedLists, mergedMembers } from '#domain/merge.ts'
import { call } from './core/client.ts'
import type { BodyOf } from './core/contract.ts'
import { ApiError, isLost } from './core/errors.ts'
import { type Saved, type Sent, saveOver, useSave } from './core/latest.ts'
import { type Found, lookWhenLost } from './core/lostAnswer.ts'
import { operationQuery, operationQueryAs } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { session } from './core/session.ts'
import type { WriteCall } from './core/write.ts'
import { useOperation } from './core/write.ts'
import { rolesQuery } from './roles.ts'

export type User = components['schemas']['User']
export type Employee = components['schemas']['Employee']

export const employeesQuery = () => operationQuery('listEmployees')

/** Filtered here too: `role_id` is an extension (AMB-36). */
export const employeesOfRoleQuery = (roleId: number) =>
  operationQueryAs(
    'listEmployees',
    (employees) => employees.filter(({ role_ids }) => role_ids.includes(roleId)),
    { query: { role_id: roleId } },
  )

/** Direct and through a role. Filtered here too: `permission_id` is an extension (AMB-36). */
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

/** Updates the session's user. The answer may be partial (AMB-177): known fields, then sent, then answered. */
function keepInSession(id: number, answer: Partial<User>, sent: BodyOf<'updateUser'> = {}): void {
  const { token, user: viewer } = session.get()
  const { image_data: _image, manager_approval_code: _code, ...shown } = sent
  if (token && viewer?.id === id) session.start(token, { ...viewer, ...shown, ...answer })
}

interface EmployeeSave {
  readonly record:
    | { readonly made: BodyOf<'createUser'> }
    | Edit<User, BodyOf<'updateUser'>>
    /** Only the photo is saved. */
    | { readonly kept: User }
  /** A data URL. */
  readonly image: string | undefined
}

interface EmployeeSaved {
  readonly user: User
  /** The new employee is saved all the same. */
  readonly photoFailure?: ApiError
}

/** Record first, then photo: the photo's call needs an id (AMB-41). */
export function useSaveEmployee(operation: 'createUser' | 'updateUser') {
  return useSave(
    operation,
    async (
      { record, image }: EmployeeSave,
      write,
    ): Promise<Saved<EmployeeSaved> & Partial<Sent>> => {
      const saved = await saveRecord(record, write)
      const { answer: user, replaced } = saved
      const id = 'kept' in record ? record.kept.id : 'opened' in record ? record.opened.id : user.id
      if (image === undefined && 'opened' in record)
        return {
          ...saved,
          answer: { user },
          input: record,
          resend: (values, again) => saveRecord({ ...record, ...values }, again),
        }
      // The answer may lack the id (AMB-177).
      if (image === undefined || id === undefined) return { answer: { user }, replaced }
      try {
        const answer = await write('updateUserPhoto', { path: { id }, body: { image_data: image } })
        keepInSession(id, answer)
        return { answer: { user: { ...user, ...answer } }, replaced }
      } catch (reason) {
        const failure = photoFailure(reason, !('kept' in record))
        if (!('made' in record) || !failure) throw failure ?? reason
        return { answer: { user, photoFailure: failure }, replaced }
      }
    },
  )
}

const lists = {
  role_ids: mergedMembers<number>,
  permission_ids: mergedMembers<number>,
  store_ids: mergedMembers<number>,
}

/** Merges the lists, since the API replaces each list as a whole. */
async function saveRecord(record: EmployeeSave['record'], write: WriteCall): Promise<Saved<User>> {
  if ('made' in record)
    return { answer: await write('createUser', { body: record.made }), replaced: [] }
  if ('kept' in record) return { answer: record.kept, replaced: [] }
  return saveUser(record, write)
}

export function saveUser({ opened, changes }: Edit<User, BodyOf<'updateUser'>>, write: WriteCall) {
  const { id } = opened
  const path = { id }
  return saveOver(
    opened,
    (read) => read('getUser', { path }),
    async (now) => {
      const body = { id, ...mergedLists<typeof changes>(opened, changes, now, lists) }
      const answer = await write('updateUser', { path, body })
      keepInSession(id, answer, body)
      return answer
    },
  )
}

function photoFailure(failure: unknown, recordSaved: boolean): ApiError | null {
  // The 401 may have ended the session (AMB-18).
  if (!(failure instanceof ApiError)) return null
  if (failure.status === 401 && !session.isLoggedIn()) return null
  const { status, code, message, fields } = failure
  const text = recordSaved ? `The employee was saved, but not the photo: ${message}` : message
  return new ApiError(status, code, text, fields)
}

/** Answers 'unknown' after a lost answer: sent again, the e-mail may come twice. */
export function useFirstPasswordLink() {
  return useOperation('requestPasswordReset', {
    flash: (outcome: 'sent' | 'unknown') =>
      outcome === 'sent'
        ? undefined
        : { message: 'It is not known whether the link was sent.', variant: 'error' },
    send: async (email: string, write): Promise<'sent' | 'unknown'> => {
      try {
        await write('requestPasswordReset', { body: { email } })
        return 'sent'
      } catch (error) {
        if (error instanceof ApiError && isLost(error)) return 'unknown'
        throw error
      }
    },
  })
}

/** Takes all roles and permissions: the employee leaves the list. */
export function useDemoteEmployee() {
  return useOperation('updateUser', {
    success: 'Employee Demoted',
    send: async (id: number, write): Promise<User> => {
      const body = { id, role_ids: [], permission_ids: [] }
      const answer = await write('updateUser', { path: { id }, body })
      keepInSession(id, answer, body)
      return answer
    },
  })
}

/** Answers the proof, or null if the answer was lost but the user is gone. */
export function useUserDeletion(id: number, done: string) {
  return useOperation('deleteUser', {
    failureShownInPlace: true,
    flash: () => ({ message: done }),
    send: async (body: BodyOf<'deleteUser'>, write): Promise<object | null> => {
      const remove = () => write('deleteUser', { path: { id }, body })
      const unknown =
        'The answer was lost, and the user could not be read again: it is not known whether the deletion went through.'
      return lookWhenLost<object | null>(remove, () => lookForUser(id), unknown)
    },
  })
}

async function lookForUser(id: number): Promise<Found<null>> {
  try {
    await call('getUser', { path: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { answer: null }
    throw error
  }
  return { notDone: 'Nothing was deleted. You can send it again.' }
}
