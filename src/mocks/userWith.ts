import { inArray } from 'drizzle-orm'
import { onlyRow } from '#server/database/database.ts'
import {
  permissions,
  roles,
  user_permissions,
  user_roles,
  user_stores,
  users,
} from '#server/database/schema/people.ts'
import type { PermissionName } from '#server/seed/roleData.ts'
import type { TestP4 } from './p4.ts'

export interface Holdings {
  readonly roles?: readonly string[]
  readonly permissions?: readonly PermissionName[]
  readonly storeIds?: readonly number[]
  readonly email?: string
  readonly approvalCode?: string
}

/** Exactly these rights. Returns the id for `p4.as(id)`. */
export function userWith(p4: TestP4, holdings: Holdings): Promise<number> {
  const { roles: roleNames = [], permissions: names = [], storeIds = [] } = holdings
  return p4.database.transaction(async (tx) => {
    const created = await tx
      .insert(users)
      .values({
        name: 'Robin Example',
        email: holdings.email,
        manager_approval_code: holdings.approvalCode,
      })
      .returning({ id: users.id })
    const { id: user_id } = onlyRow(created)
    const heldRoles = await tx
      .select()
      .from(roles)
      .where(inArray(roles.role, [...roleNames]))
    for (const role of heldRoles) await tx.insert(user_roles).values({ user_id, role_id: role.id })
    const permissionRows = await tx
      .select()
      .from(permissions)
      .where(inArray(permissions.permission, [...names]))
    for (const { id } of permissionRows)
      await tx.insert(user_permissions).values({ user_id, permission_id: id })
    for (const store_id of storeIds) await tx.insert(user_stores).values({ user_id, store_id })
    return user_id
  })
}

export async function idsByName(p4: TestP4) {
  const list = await p4.database.reads.select().from(roles)
  const names = await p4.database.reads.select().from(permissions)
  const pick = (map: ReadonlyMap<string, number>) => (name: string) => {
    const id = map.get(name)
    if (id === undefined) throw new Error(`There is no ${name}`)
    return id
  }
  return {
    role: pick(new Map(list.map((one) => [one.role, one.id]))),
    permission: pick(new Map(names.map((one) => [one.permission, one.id]))),
  }
}
