import { createHash, randomBytes } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '#domain/access/permissions.ts'
import { rows, type Tx } from './database/database.ts'
import { sessions } from './database/schema/session.ts'
import type { Clock } from './handlers.ts'

// AMB-193
const maxSessionDays = 14
const maxIdleHours = 12

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour
// Saves a write on most reads.
const usedAtPrecisionMs = 5 * minute

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A leaked table lets nobody sign in. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** `device` as `deviceOf` names it. */
export async function startSession(
  tx: Tx,
  userId: number,
  clock: Clock,
  device: string | null = null,
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await tx.insert(sessions).values({
    token_hash: tokenHash(token),
    user_id: userId,
    device,
    created_at: now.toISOString(),
    used_at: now.toISOString(),
    expires_at: new Date(now.getTime() + maxSessionDays * day).toISOString(),
  })
  return token
}

function tokenOf(authorization: string | null): string | undefined {
  return /^P4 (\S+)$/.exec(authorization ?? '')?.[1]
}

export async function signOut(tx: Tx, authorization: string | null): Promise<void> {
  const token = tokenOf(authorization)
  if (token) await tx.delete(sessions).where(eq(sessions.token_hash, tokenHash(token)))
}

/** Neither expired nor idle for too long. */
export function isOpenSession(clock: Clock): SQL {
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds).toISOString()
  return sql`expires_at > ${ago(0)} and used_at > ${ago(maxIdleHours * hour)}`
}

/** The stored hash of the caller's token. */
export function ownTokenHash(authorization: string | null): string {
  return tokenHash(tokenOf(authorization) ?? '')
}

const viewerRow = z.object({
  id: z.number(),
  is_recent: z.boolean(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  store_ids: z.array(z.number()),
})

/** Null if unknown, expired or idle. Archived roles and permissions grant nothing (AMB-23). */
export async function findViewer(
  tx: Tx,
  authorization: string | null,
  clock: Clock,
): Promise<Viewer | null> {
  const token = tokenOf(authorization)
  if (!token) return null
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds).toISOString()
  const [found] = await rows(
    tx,
    sql`select u.id, s.used_at > ${ago(usedAtPrecisionMs)} as is_recent,
          coalesce((select json_agg(r.role) from user_roles ur join roles r on r.id = ur.role_id
            where ur.user_id = u.id and r.archived_at is null), '[]') as roles,
          coalesce((select json_agg(distinct p.permission) from permissions p
            where p.archived_at is null and (
              exists (select 1 from user_permissions up where up.user_id = u.id and up.permission_id = p.id)
              or exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
                join role_permissions rp on rp.role_id = r.id
                where ur.user_id = u.id and r.archived_at is null and rp.permission_id = p.id))), '[]')
            as permissions,
          coalesce((select json_agg(us.store_id) from user_stores us where us.user_id = u.id), '[]')
            as store_ids
        from sessions s join users u on u.id = s.user_id
        where s.token_hash = ${tokenHash(token)} and s.expires_at > ${ago(0)}
          and s.used_at > ${ago(maxIdleHours * hour)} and u.deleted_at is null`,
    viewerRow,
  )
  if (!found || (found.roles.length === 0 && found.permissions.length === 0)) return null
  if (!found.is_recent)
    await tx
      .update(sessions)
      .set({ used_at: ago(0) })
      .where(eq(sessions.token_hash, tokenHash(token)))
  return {
    id: found.id,
    roles: new Set(found.roles),
    permissions: new Set(found.permissions),
    storeIds: new Set(found.store_ids),
  }
}
