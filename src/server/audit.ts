import { sql } from 'drizzle-orm'
import type { OperationId } from '#api/core/contract.ts'
import type { Tx } from './database/database.ts'
import { audit_rows } from './database/schema/session.ts'
import { JsonText, TextAnswer } from './handlers.ts'

interface AuditEntry {
  readonly operation: OperationId
  readonly at: Date
  readonly userId: number | null
  readonly path: unknown
  readonly address: string
  readonly before: unknown
  readonly after: unknown
}

/** Passed to `call.after` to write no audit row: nothing changed, or the handler writes its own rows. */
export const unaudited = Symbol('unaudited')

const omittedMembers = new Set([
  'token',
  'password',
  'bda_password',
  'manager_approval_code',
  'image_data',
])

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !omittedMembers.has(key))
      .map(([key, inner]) => [key, withoutSecrets(inner)]),
  )
}

function auditValue(value: unknown): unknown {
  if (value instanceof TextAnswer) return null
  return withoutSecrets(value instanceof JsonText ? JSON.parse(value.text) : value)
}

/** Null after a user deleted the own account. */
function addressOf({ userId, address }: AuditEntry) {
  if (userId === null) return address
  return sql`(select ${address}::text from users where id = ${userId} and deleted_at is null)`
}

export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  if (entry.after === unaudited) return
  await tx.insert(audit_rows).values({
    operation_id: entry.operation,
    at: entry.at.toISOString(),
    address: addressOf(entry),
    user_id: entry.userId,
    path: entry.path,
    before: auditValue(entry.before),
    after: auditValue(entry.after),
  })
}
