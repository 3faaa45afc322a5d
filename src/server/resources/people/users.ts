import { sql } from 'drizzle-orm'
import { orRefused } from '../../database/broken.ts'
import { onlyRow } from '../../database/database.ts'
import {
  permissions,
  role_permissions,
  roles,
  user_permissions,
  user_roles,
  user_stores,
  users,
} from '../../database/schema/people.ts'
import { invalid } from '../../errors.ts'
import { type Call, fromTables, type Handlers, prepared } from '../../handlers.ts'
import { recordList } from '../records.ts'
import { countRefusedCode } from './approvalCode.ts'
import { changeOf, emptyUser, type UserChange } from './userChange.ts'
import { isStaff, lockUser, readUser, type UserRecord, userFields } from './userRecord.ts'
import {
  requireGivableRoles,
  requireHeld,
  requireOwnerBeside,
  requireStoresInScope,
} from './userRights.ts'
import { requireKnownIds, userRefusals, writeUser } from './userWrite.ts'

const userTables = [
  users,
  user_roles,
  user_permissions,
  user_stores,
  roles,
  permissions,
  role_permissions,
]

function answer({ tx, viewer }: Pick<Call<'getUser'>, 'tx' | 'viewer'>, id: number) {
  return readUser(tx, viewer, id)
}

/** Throws 403. Users may give up their own rights. */
async function permitRights(
  { tx, viewer }: Pick<Call<'updateUser'>, 'tx' | 'viewer'>,
  change: UserChange,
  held: Pick<UserRecord, 'role_ids' | 'permission_ids' | 'store_ids'>,
  own = false,
): Promise<void> {
  const added = (field: GrantField) =>
    change[field]?.filter((id) => !held[field].includes(id)) ?? []
  const removed = (field: GrantField) =>
    change[field] && !own ? held[field].filter((id) => !change[field]?.includes(id)) : []
  for (const taken of [false, true]) {
    const ids = taken ? removed : added
    const roleIds = ids('role_ids')
    await requireHeld(tx, viewer, { roleIds, field: 'role_ids', taken })
    await requireHeld(tx, viewer, {
      permissionIds: ids('permission_ids'),
      field: 'permission_ids',
      taken,
    })
    await requireGivableRoles(tx, viewer, { roleIds, taken })
    await requireStoresInScope(tx, viewer, ids('store_ids'))
  }
}

type GrantField = 'role_ids' | 'permission_ids' | 'store_ids'

export const userHandlers = {
  // Without approval codes, whoever the viewer is.
  listEmployees: fromTables(userTables, async ({ tx, query }) => {
    const ofRole = query?.role_id
      ? sql`and exists (select 1 from user_roles where user_id = u.id and role_id = ${query.role_id})`
      : sql``
    const ofPermission = query?.permission_id
      ? sql`and (exists (select 1 from user_permissions
            where user_id = u.id and permission_id = ${query.permission_id})
          or exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
            join role_permissions rp on rp.role_id = r.id
            where ur.user_id = u.id and r.archived_at is null
              and rp.permission_id = ${query.permission_id}))`
      : sql``
    return recordList(
      tx,
      sql`select ${userFields}, to_json(array(
          select role from user_roles ur join roles r on r.id = ur.role_id
          where ur.user_id = u.id order by ur.role_id)) as roles
        from users u where u.deleted_at is null and ${isStaff} ${ofRole} ${ofPermission}
        order by lower(u.name), u.id`,
    )
  }),

  getUser: async (call) => answer(call, call.path.id),

  createUser: async (call) => {
    const change = changeOf(emptyUser, call.body)
    const { name, email } = change
    if (name === undefined) throw invalid('name', 'Must provide a name.')
    if (!email) throw invalid('email', 'Must provide an e-mail address.')
    await call.permitParts(change)
    await requireKnownIds(call.tx, change)
    await permitRights(call, change, emptyUser)
    const created_at = call.clock.now().toISOString()
    const created = await orRefused(
      call.tx
        .insert(users)
        .values({ name, email, created_at, updated_at: created_at })
        .returning({ id: users.id }),
      userRefusals,
    )
    const { id } = onlyRow(created)
    await writeUser(call, { ...emptyUser, id, name, email, photo_url: null }, change)
    return answer(call, id)
  },

  updateUser: prepared(async (asked) => {
    await countRefusedCode(asked)
    return async (call) => {
      const { tx, viewer } = call
      const user = await lockUser(tx, call.path.id)
      call.before(user)
      const change = changeOf(user, call.body)
      const { manager_approval_code: code } = call.body
      // Always, and first: the response must not reveal whether the code is the stored one.
      await call.permitParts({
        ...(code === undefined ? {} : { manager_approval_code: code }),
        ...change,
      })
      await requireKnownIds(tx, change)
      await permitRights(call, change, user, viewer.id === user.id)
      if (change.role_ids) await requireOwnerBeside(tx, user.id, change.role_ids)
      await writeUser(call, user, change)
      return answer(call, user.id)
    }
  }),

  updateUserPhoto: async (call) => {
    const user = await lockUser(call.tx, call.path.id)
    call.before(user)
    await writeUser(call, user, { image_data: call.body.image_data })
    return answer(call, user.id)
  },
} satisfies Handlers
