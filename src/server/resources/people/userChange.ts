import type { BodyOf } from '#api/core/contract.ts'
import type { UserRecord } from './userRecord.ts'

const texts = ['email', 'phone_number', 'employee_id', 'manager_approval_code'] as const
const listFields = ['role_ids', 'permission_ids', 'store_ids'] as const

export type UserChange = Partial<Omit<UserRecord, 'id' | 'photo_url'>> & {
  readonly image_data?: string
}

type Stored = Omit<UserRecord, 'id' | 'photo_url'>

export const emptyUser: Stored = {
  name: '',
  email: null,
  phone_number: null,
  employee_id: null,
  manager_approval_code: null,
  role_ids: [],
  permission_ids: [],
  store_ids: [],
}

/** Blank texts become null, lists compare as sets. */
export function changeOf(stored: Stored, sent: BodyOf<'updateUser'>): UserChange {
  const change: UserChange = {}
  const { name } = sent
  if (name !== undefined && name !== stored.name) change.name = name
  for (const field of texts) {
    const value = sent[field]
    if (value === undefined) continue
    const text = value?.trim() || null
    if (text !== stored[field]) change[field] = text
  }
  for (const field of listFields) {
    const ids = sent[field]
    if (ids && differ(new Set(ids), new Set(stored[field]))) change[field] = ids
  }
  return sent.image_data === undefined ? change : { ...change, image_data: sent.image_data }
}

function differ(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return a.size !== b.size || [...a].some((id) => !b.has(id))
}
