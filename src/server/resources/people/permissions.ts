import { eq, sql } from 'drizzle-orm'
import { conditionsOf } from '#domain/access/permissions.ts'

import { loadContract } from '../../contract.ts'
import { orRefused } from '../../database/broken.ts'
import type { Tx } from '../../database/database.ts'
import { permissions } from '../../database/schema/people.ts'
import { conflict } from '../../errors.ts'
import { fromTables, type Handlers, type JsonText } from '../../handlers.ts'
import { archivedAt } from '../../sentValues.ts'
import { lockRow, recordList, recordOf } from '../records.ts'
import { requireHeld } from './userRights.ts'

const fields = sql`id, permission, description, iso(archived_at) as archived_at`

function readPermission(tx: Tx, id: number): Promise<JsonText> {
  return recordOf(tx, 'permission', sql`select ${fields} from permissions where id = ${id}`)
}

const field = 'archived_at'

// Without its holder nobody could repair roles.
const keyPermission = 'roles:update'

export const permissionHandlers = {
  listPermissions: fromTables([permissions], ({ tx }) =>
    recordList(
      tx,
      sql`select ${fields} from permissions where archived_at is null
        order by permission, id`,
    ),
  ),

  getPermission: fromTables([permissions], async ({ tx, path }) => readPermission(tx, path.id)),

  updatePermission: async (call) => {
    const { tx, body } = call
    const stored = await lockRow(tx, permissions, call.path.id, 'permission')
    call.before(stored)
    const { permission } = body
    const renamed = permission !== stored.permission
    if (renamed && [permission, stored.permission].some((name) => usedNames().has(name)))
      throw conflict('Operations ask for this permission by its name: it keeps it.', 'permission')
    const archived_at = archivedAt(stored.archived_at, body.archived_at)
    if (archived_at && stored.permission === keyPermission)
      throw conflict('Without this permission nobody could change roles any longer.', 'archived_at')
    // Restoring grants it to its holders.
    if (stored.archived_at && !archived_at)
      await requireHeld(tx, call.viewer, { permissionIds: [stored.id], field })
    // Archiving revokes it from its holders.
    if (!stored.archived_at && archived_at)
      await requireHeld(tx, call.viewer, { permissionIds: [stored.id], field, taken: true })
    const description =
      body.description === undefined ? stored.description : body.description?.trim() || null
    await orRefused(
      tx
        .update(permissions)
        .set({ permission, description, archived_at })
        .where(eq(permissions.id, stored.id)),
      {
        permissions_permission_unique: conflict(
          'Another permission has this name already.',
          'permission',
        ),
      },
    )
    return readPermission(tx, stored.id)
  },
} satisfies Handlers

function usedNames(): Set<string> {
  const conditions = loadContract()
    .operations.flatMap(({ permission, parts }) => [permission, ...Object.values(parts)])
    .flatMap(conditionsOf)
  return new Set(conditions.flatMap((one) => ('permission' in one ? [one.permission] : [])))
}
