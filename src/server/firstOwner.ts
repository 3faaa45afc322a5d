import { sql } from 'drizzle-orm'
import type { Database } from './database/database.ts'
import { isEmpty, onlyRow } from './database/database.ts'
import {
  permissions,
  role_permissions,
  roles,
  user_roles,
  users,
} from './database/schema/people.ts'
import { permissionData, permissionNames } from './seed/roleData.ts'
import { seedLock } from './seed/seed.ts'

/** Every permission and no password. False if users exist. */
export async function makeFirstOwner(database: Database, email: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (!(await isEmpty(tx))) return false
    const permissionRows = permissionNames.map((permission) => ({
      permission,
      description: permissionData[permission],
    }))
    await tx.insert(permissions).values(permissionRows).onConflictDoNothing()
    const held = await tx.select({ permission_id: permissions.id }).from(permissions)
    const role = onlyRow(
      await tx.insert(roles).values({ role: 'owner' }).returning({ role_id: roles.id }),
    )
    await tx.insert(role_permissions).values(held.map((one) => ({ ...one, ...role })))
    const owner = onlyRow(
      await tx.insert(users).values({ name: 'Owner', email }).returning({ user_id: users.id }),
    )
    await tx.insert(user_roles).values({ ...owner, ...role })
    return true
  })
}
