import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { inStoreScope, type Viewer } from '#domain/access/permissions.ts'
import { holdsEverything, outranks } from '#domain/access/rights.ts'
import { rows, type Tx } from './database/database.ts'

const nameRow = z.object({ name: z.string() })

/** Archived or not, directly or through a role. */
export function isHeldBy(userId: number): SQL {
  return sql`(
    exists (select 1 from user_permissions where user_id = ${userId} and permission_id = p.id)
    or exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
      join role_permissions rp on rp.role_id = r.id
      where ur.user_id = ${userId} and r.archived_at is null and rp.permission_id = p.id))`
}

/** Permissions, roles that pass role checks, and stores (AMB-186), without archived permissions (AMB-23). */
export async function readHeldBeyond(tx: Tx, viewer: Viewer, userId: number): Promise<string[]> {
  if (viewer.id === userId || holdsEverything(viewer)) return []
  const permissions = await rows(
    tx,
    sql`select p.permission as name from permissions p
        where p.archived_at is null and ${isHeldBy(userId)} and not ${isHeldBy(viewer.id)} order by p.permission`,
    nameRow,
  )
  const roles = await rows(
    tx,
    sql`select r.role as name from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = ${userId} and r.archived_at is null order by r.role`,
    nameRow,
  )
  const stores = await rows(
    tx,
    sql`select store_id as id from user_stores where user_id = ${userId} order by store_id`,
    z.object({ id: z.number() }),
  )
  return [
    ...permissions.map(({ name }) => name),
    ...roles.filter(({ name }) => outranks(name, viewer)).map(({ name }) => `the role ${name}`),
    ...stores.filter(({ id }) => !inStoreScope(viewer, id)).map(({ id }) => `store ${id}`),
  ]
}
