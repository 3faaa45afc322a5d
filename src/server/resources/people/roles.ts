import { eq, sql } from 'drizzle-orm'
import { isNamedRole } from '#domain/access/rights.ts'
import { orRefused } from '../../database/broken.ts'
import type { Tx } from '../../database/database.ts'
import { onlyRow } from '../../database/database.ts'
import { permissions, role_permissions, roles } from '../../database/schema/people.ts'
import { conflict } from '../../errors.ts'
import { fromTables, type Handlers, type JsonText } from '../../handlers.ts'
import { requireKnown, setLinks } from '../../references.ts'
import { archivedAt } from '../../sentValues.ts'
import { lockRow, recordList, recordOf } from '../records.ts'
import { requireHeld } from './userRights.ts'

const tables = [roles, role_permissions]

const fields = sql`r.id, r.role,
  to_json(array(select permission_id from role_permissions where role_id = r.id order by permission_id))
    as permission_ids,
  iso(r.archived_at) as archived_at`

export function readRole(tx: Tx, id: number): Promise<JsonText> {
  return recordOf(tx, 'role', sql`select ${fields} from roles r where r.id = ${id}`)
}

const refusals = { roles_role_unique: conflict('Another role has this name already.', 'role') }

export const roleHandlers = {
  listRoles: fromTables(tables, ({ tx }) =>
    recordList(
      tx,
      sql`select ${fields} from roles r where r.archived_at is null
        order by lower(r.role), r.id`,
    ),
  ),

  getRole: fromTables(tables, async ({ tx, path }) => readRole(tx, path.id)),

  createRole: async ({ tx, viewer, body }) => {
    const role = body.role
    const permissionIds = [...new Set(body.permission_ids ?? [])]
    await requireKnown(tx, permissions, permissionIds, permissionReference)
    await requireHeld(tx, viewer, { permissionIds, field })
    const created = await orRefused(
      tx.insert(roles).values({ role }).returning({ id: roles.id }),
      refusals,
    )
    const { id } = onlyRow(created)
    await setLinks(tx, permissionLinks, id, permissionIds)
    return readRole(tx, id)
  },

  updateRole: async (call) => {
    const { tx, viewer, body } = call
    const stored = await lockRow(tx, roles, call.path.id, 'role')
    const heldIds = await permissionIdsOf(tx, stored.id)
    call.before({ ...stored, permission_ids: heldIds })
    const role = body.role
    const permissionIds = [...new Set(body.permission_ids)]
    const archived_at = archivedAt(stored.archived_at, body.archived_at)
    const added = permissionIds.filter((id) => !heldIds.includes(id))
    const removed = heldIds.filter((id) => !permissionIds.includes(id))
    const permissionsChange = added.length > 0 || permissionIds.length !== heldIds.length
    const changes = permissionsChange || role !== stored.role || archived_at !== stored.archived_at
    if (stored.role === 'owner' && changes)
      throw conflict('The role owner cannot be changed.', ownerField(permissionsChange))
    if (role !== stored.role) requireFreeNames(stored.role, role)
    await requireKnown(tx, permissions, added, permissionReference)
    // Restoring grants the permissions to the role's holders.
    const restored = stored.archived_at !== null && archived_at === null
    await requireHeld(tx, viewer, { permissionIds: restored ? permissionIds : added, field })
    // Archiving revokes them.
    const archived = stored.archived_at === null && archived_at !== null
    await requireHeld(tx, viewer, {
      permissionIds: archived ? heldIds : removed,
      field,
      taken: true,
    })
    await orRefused(
      tx.update(roles).set({ role, archived_at }).where(eq(roles.id, stored.id)),
      refusals,
    )
    await setLinks(tx, permissionLinks, stored.id, permissionIds)
    return readRole(tx, stored.id)
  },
} satisfies Handlers

const field = 'permission_ids'
const permissionLinks = {
  owner: role_permissions.role_id,
  linked: role_permissions.permission_id,
}
const permissionReference = { path: field, what: 'permission' }

/** Throws 409 for names that role checks use. */
function requireFreeNames(before: string, after: string): void {
  if (isNamedRole(before))
    throw conflict(
      `The role ${before} cannot be renamed: its name decides what users may do.`,
      'role',
    )
  if (isNamedRole(after))
    throw conflict(`The name ${after} is reserved: it decides what users may do.`, 'role')
}

function ownerField(permissionsChange: boolean): string | undefined {
  return permissionsChange ? field : undefined
}

async function permissionIdsOf(tx: Tx, roleId: number): Promise<number[]> {
  const held = await tx
    .select({ id: role_permissions.permission_id })
    .from(role_permissions)
    .where(eq(role_permissions.role_id, roleId))
  return held.map(({ id }) => id)
}
