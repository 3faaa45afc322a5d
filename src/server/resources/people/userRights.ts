import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { allStoresPermission, inStoreScope, type Viewer } from '#domain/access/permissions.ts'
import { holdsEverything, mayGiveRole } from '#domain/access/rights.ts'
import { rows, type Tx } from '../../database/database.ts'
import { conflict, forbidden } from '../../errors.ts'
import { isHeldBy } from '../../heldBeyond.ts'

const nameRow = z.object({ name: z.string() })
const idRow = z.object({ id: z.number() })

function idList(ids: readonly number[]): SQL {
  return sql`array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::integer[]`
}

interface Granted {
  readonly permissionIds?: readonly number[]
  readonly roleIds?: readonly number[]
  readonly field: string
  /** Revoked instead of granted. */
  readonly taken?: boolean
}

/** Throws 403 unless the viewer holds them. Archived permissions count: once restored they grant again. */
export async function requireHeld(tx: Tx, viewer: Viewer, granted: Granted): Promise<void> {
  const { permissionIds = [], roleIds = [], field, taken = false } = granted
  if (permissionIds.length === 0 && roleIds.length === 0) return
  if (holdsEverything(viewer)) return
  const missing = await rows(
    tx,
    sql`select p.permission as name from permissions p
        where (p.id = any(${idList(permissionIds)}) or exists (
            select 1 from role_permissions rp
            where rp.permission_id = p.id and rp.role_id = any(${idList(roleIds)})))
          and not ${isHeldBy(viewer.id)}
        order by p.permission`,
    nameRow,
  )
  if (missing.length === 0) return
  const list = missing.map(({ name }) => name).join(', ')
  throw forbidden(
    `You cannot ${taken ? 'take away' : 'grant'} what you do not hold yourself: ${list}.`,
    field,
  )
}

/** Throws 403, unless the viewer passes the role's checks. */
export async function requireGivableRoles(
  tx: Tx,
  viewer: Viewer,
  { roleIds, taken }: { readonly roleIds: readonly number[]; readonly taken: boolean },
): Promise<void> {
  if (roleIds.length === 0) return
  const roles = await rows(
    tx,
    sql`select role as name from roles where id = any(${idList(roleIds)}) order by role`,
    nameRow,
  )
  const refused = roles.find(({ name }) => !mayGiveRole(viewer, name))
  if (!refused) return
  throw forbidden(
    `You need the role ${refused.name} to ${taken ? 'take it from' : 'give it to'} somebody.`,
    'role_ids',
  )
}

export async function requireStoresInScope(
  tx: Tx,
  viewer: Viewer,
  storeIds: readonly number[],
): Promise<void> {
  const outsideScope = storeIds.filter(
    (id) => !holdsEverything(viewer) && !inStoreScope(viewer, id),
  )
  if (outsideScope.length === 0) return
  const stores = await rows(
    tx,
    sql`select name from stores where id = any(${idList(outsideScope)}) order by lower(name), id`,
    nameRow,
  )
  const list = stores.map(({ name }) => name).join(', ')
  throw forbidden(
    `You need the permission ${allStoresPermission} to give or take stores that are not your own: ${list}.`,
    'store_ids',
  )
}

/** Throws 409. Pass no roles for a user about to be deleted. */
export async function requireOwnerBeside(
  tx: Tx,
  userId: number,
  roleIds?: readonly number[],
): Promise<void> {
  // Serializes two owners who demote each other.
  const [owner] = await rows(tx, sql`select id from roles where role = 'owner' for update`, idRow)
  if (!owner || roleIds?.includes(owner.id)) return
  const holders = await rows(
    tx,
    sql`select u.id from user_roles ur join users u on u.id = ur.user_id
        where ur.role_id = ${owner.id} and u.deleted_at is null limit 2`,
    idRow,
  )
  if (holders.length !== 1 || holders[0]?.id !== userId) return
  throw conflict(`The last owner cannot be ${roleIds ? 'demoted' : 'deleted'}.`)
}
