import { eq } from 'drizzle-orm'
import type { OperationId } from '#api/core/contract.ts'
import { orRefused } from '../../database/broken.ts'
import type { Tx } from '../../database/database.ts'
import {
  permissions,
  roles,
  user_permissions,
  user_roles,
  user_stores,
  users,
} from '../../database/schema/people.ts'
import { stores } from '../../database/schema/stores.ts'
import { conflict } from '../../errors.ts'
import type { Call } from '../../handlers.ts'
import type { Message } from '../../mail.ts'
import { requireKnown, setLinks } from '../../references.ts'
import { limitRepeats } from '../../repeatLimit.ts'
import { deleteUnused, saveImage } from '../../saveImage.ts'
import { endSessions, voidLinks } from '../session/passwordReset.ts'
import type { UserChange } from './userChange.ts'
import type { UserRecord } from './userRecord.ts'

type Lists = Pick<UserChange, 'role_ids' | 'permission_ids' | 'store_ids'>

export const userRefusals = {
  users_email_unique: conflict('This e-mail address belongs to another user.', 'email'),
}

export async function requireKnownIds(tx: Tx, lists: Lists): Promise<void> {
  const { role_ids = [], permission_ids = [], store_ids = [] } = lists
  await requireKnown(tx, roles, role_ids, { path: 'role_ids', what: 'role' })
  await requireKnown(tx, permissions, permission_ids, {
    path: 'permission_ids',
    what: 'permission',
  })
  await requireKnown(tx, stores, store_ids, { path: 'store_ids', what: 'store' })
}

/** Losing all roles and permissions signs out. A new e-mail address voids password links. */
export async function writeUser(
  call: Omit<Call<OperationId>, 'path' | 'query' | 'body'>,
  user: UserRecord,
  change: UserChange,
): Promise<void> {
  const { tx } = call
  const { image_data, role_ids, permission_ids, store_ids } = change
  const { name, email, phone_number, employee_id, manager_approval_code } = change
  const photo_url = image_data && (await saveImage(call, { data: image_data }))
  const now = call.clock.now()
  await orRefused(
    tx
      .update(users)
      .set({
        name,
        email,
        phone_number,
        employee_id,
        manager_approval_code,
        photo_url,
        updated_at: now.toISOString(),
      })
      .where(eq(users.id, user.id)),
    userRefusals,
  )
  if (photo_url) await deleteUnused(call, user.photo_url)
  await setLinks(tx, { owner: user_roles.user_id, linked: user_roles.role_id }, user.id, role_ids)
  await setLinks(
    tx,
    { owner: user_permissions.user_id, linked: user_permissions.permission_id },
    user.id,
    permission_ids,
  )
  await setLinks(
    tx,
    { owner: user_stores.user_id, linked: user_stores.store_id },
    user.id,
    store_ids,
  )
  if ('email' in change) await voidLinks(tx, user.id, now)
  const formerEmail = user.email
  if ('email' in change && formerEmail && formerEmail !== email && isMember(user)) {
    await limitRepeats(call, {
      operation: 'updateUser',
      path: { id: user.id },
      newEmail: true,
      max: 3,
      what: 'This e-mail address was changed',
    })
    await call.post(addressChanged(user.name, formerEmail))
  }
  const remainingIds = [...(role_ids ?? user.role_ids), ...(permission_ids ?? user.permission_ids)]
  if ((role_ids ?? permission_ids) && remainingIds.length === 0) await endSessions(tx, user.id, now)
}

function isMember({ role_ids, permission_ids }: UserRecord): boolean {
  return role_ids.length + permission_ids.length > 0
}

function addressChanged(name: string, to: string): Message {
  const text = [
    `Hello ${name},`,
    'the e-mail address of your account for P4 Console was changed: this one signs in no longer.',
    'If you do not know of it, tell your administrator at once.',
  ].join('\n\n')
  return { to, subject: 'Your e-mail address was changed', text }
}
