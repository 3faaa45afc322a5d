import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '../../database/database.ts'
import { audit_rows } from '../../database/schema/session.ts'

const personal = {
  user: new Set([
    'name',
    'email',
    'phone_number',
    'employee_id',
    'photo_url',
    'manager_approval_code',
  ]),
  order: new Set(['email', 'phone_number', 'vehicle_description', 'special_instructions']),
  other: new Set<string>(),
}

const mention = z.object({
  id: z.number(),
  before: z.unknown(),
  after: z.unknown(),
  about: z.enum(['user', 'order', 'other']),
})

export interface Person {
  readonly id: number
  /** Lower case: the address, and former ones that belong to nobody else now. */
  readonly emails: readonly string[]
}

/** Blanks personal fields in audit rows. */
export async function forgetMentions(tx: Tx, { id, emails }: Person): Promise<void> {
  const found = await rows(
    tx,
    sql`select * from (
          select id, before, after, case
              when path ->> 'id' = ${String(id)} and operation_id in ('updateUser', 'updateUserPhoto')
                or after ->> 'id' = ${String(id)} and operation_id = 'createUser' then 'user'
              when operation_id in ('refundOrder', 'resendReceipt', 'resendRefundReceipts')
                and path ->> 'id' in (select o.id::text from orders o where o.user_id = ${id}) then 'order'
              when exists (select 1 from unnest(${sql.param(emails)}::text[]) email
                where strpos(lower(concat(before, after)), email) > 0) then 'other' end as about
          from audit_rows) mentions
        where about is not null`,
    mention,
  )
  for (const { id: row, before, after, about } of found) {
    const blank = (value: unknown) => withoutMentions(value, { fields: personal[about], emails })
    await tx
      .update(audit_rows)
      .set({ before: blank(before), after: blank(after) })
      .where(eq(audit_rows.id, row))
  }
}

interface Mentions {
  readonly fields: ReadonlySet<string>
  readonly emails: readonly string[]
}

function withoutMentions(value: unknown, mentions: Mentions): unknown {
  if (typeof value === 'string') return mentions.emails.includes(value.toLowerCase()) ? null : value
  if (Array.isArray(value)) return value.map((one) => withoutMentions(one, mentions))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      mentions.fields.has(key) ? null : withoutMentions(inner, mentions),
    ]),
  )
}
