import { mergedLists, mergedMembers } from '#domain/merge.ts'
import { call } from './client.ts'
import type { BodyOf } from './contract.ts'
import { ApiError } from './errors.ts'
import { latest } from './latest.ts'
import { session } from './session.ts'
import { useOperation } from './useOperation.ts'
import type { User } from './users.ts'
import type { WriteCall } from './write.ts'

/** The viewer's own record is the session's too. */
function withSession(user: User): User {
  const { token, user: viewer } = session.get()
  if (token && viewer?.id === user.id) session.start(token, user)
  return user
}

interface EmployeeSave {
  readonly record:
    | { readonly made: BodyOf<'createUser'> }
    /** `changes` is null where only the photo has changed. */
    | { readonly opened: User; readonly changes: BodyOf<'updateUser'> | null }
  /** A new photo as a data URL. */
  readonly image: string | undefined
}

interface EmployeeSaved {
  readonly user: User
  /** Why the photo of a new employee is not saved. The employee is, so that this is no failed save. */
  readonly photoFailure?: ApiError
}

/** Saves the record of an employee first, then a new photo, which needs an id (AMB-41). */
export function useSaveEmployee(operation: 'createUser' | 'updateUser') {
  return useOperation(operation, {
    send: async ({ record, image }: EmployeeSave, write): Promise<EmployeeSaved> => {
      const user = withSession(await saveRecord(record, write))
      // Without the id of a new employee the photo has nowhere to go.
      if (image === undefined || user.id === undefined) return { user }
      const photo = { path: { id: user.id }, body: { image_data: image } }
      try {
        return { user: withSession(await write('updateUserPhoto', photo)) }
      } catch (reason) {
        const isNew = 'made' in record
        const failure = photoFailure(reason, isNew || record.changes !== null)
        if (!isNew || !failure) throw failure ?? reason
        return { user, photoFailure: failure }
      }
    },
  })
}

const lists = {
  role_ids: mergedMembers<number>,
  permission_ids: mergedMembers<number>,
  store_ids: mergedMembers<number>,
}

/**
 * Of the lists what was given and taken in the form is sent, and nothing else, in the lists as they are by now:
 * a list is replaced as a whole (API-06), and others give and take as well.
 */
async function saveRecord(record: EmployeeSave['record'], write: WriteCall): Promise<User> {
  if ('made' in record) return write('createUser', { body: record.made })
  const { opened, changes } = record
  if (!changes) return opened
  const path = { id: opened.id }
  const changesLists = Object.keys(lists).some((field) => field in changes)
  const now = changesLists ? await latest(opened, () => call('getUser', { path })) : opened
  return write('updateUser', { path, body: mergedLists(opened, changes, now, lists) })
}

/** Says what is saved and what is not. */
function photoFailure(failure: unknown, recordSaved: boolean): ApiError | null {
  // Without a session nobody is here to be told (AMB-18).
  if (!(failure instanceof ApiError) || failure.status === 401) return null
  const { status, code, message, fields } = failure
  const text = recordSaved ? `The employee was saved, but not the photo: ${message}` : message
  return new ApiError(status, code, text, fields)
}

/** Takes all roles and permissions of an employee; the row leaves the list (EMP-06..EMP-08). */
export function useDemoteEmployee() {
  return useOperation('updateUser', {
    success: 'Employee Demoted',
    send: async (id: number, write): Promise<User> => {
      const body = { id, role_ids: [], permission_ids: [] }
      return withSession(await write('updateUser', { path: { id }, body }))
    },
  })
}
