import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '#domain/access/permissions.ts'
import { rows, type Tx } from '../../database/database.ts'
import { notFound } from '../../errors.ts'
import type { JsonText } from '../../handlers.ts'
import { mayCall } from '../../permits.ts'
import { recordOf } from '../records.ts'

/** Of user `u`; not archived. */
export const isStaff = sql`(
  exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = u.id and r.archived_at is null)
  or exists (select 1 from user_permissions up join permissions p on p.id = up.permission_id
    where up.user_id = u.id and p.archived_at is null))`

/** Readable by every signed-in user. */
export const userFields: SQL = sql`u.id, u.name, u.email, u.phone_number, u.employee_id, u.photo_url,
  to_json(array(select role_id from user_roles where user_id = u.id order by role_id)) as role_ids,
  to_json(array(select permission_id from user_permissions where user_id = u.id order by permission_id))
    as permission_ids,
  to_json(array(select store_id from user_stores where user_id = u.id order by store_id)) as store_ids`

/** With the approval code for viewers who may change it (AMB-192). */
export async function readUser(tx: Tx, viewer: Viewer, id: number): Promise<JsonText> {
  const withCode = await mayCall(
    'updateUser',
    { viewer, tx, path: { id } },
    'manager_approval_code',
  )
  const code = withCode ? sql`, u.manager_approval_code` : sql``
  return recordOf(
    tx,
    'user',
    sql`select ${userFields}${code} from users u where u.id = ${id} and u.deleted_at is null`,
  )
}

export async function requireUser(tx: Tx, id: number): Promise<void> {
  const found = await tx.execute(sql`select 1 from users where id = ${id} and deleted_at is null`)
  if (found.rows.length === 0) throw notFound('user')
}

const userRow = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  employee_id: z.string().nullable(),
  photo_url: z.string().nullable(),
  manager_approval_code: z.string().nullable(),
  role_ids: z.array(z.number()),
  permission_ids: z.array(z.number()),
  store_ids: z.array(z.number()),
})

export type UserRecord = z.infer<typeof userRow>

export async function lockUser(
  tx: Tx,
  id: number,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<UserRecord> {
  // Two statements: in one, the read may be older than the change it waited for.
  await tx.execute(sql`select 1 from users where id = ${id} for ${sql.raw(strength)}`)
  const [user] = await rows(
    tx,
    sql`select ${userFields}, u.manager_approval_code
        from users u where u.id = ${id} and u.deleted_at is null`,
    userRow,
  )
  if (!user) throw notFound('user')
  return user
}
