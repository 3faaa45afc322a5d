/** Where the database keeps a person: what an export tells (AMB-223), and what a deletion does. */
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rows, type Tx } from '../../database/database.ts'
import { creditFields, orderFields, orderHistory } from '../orders/orderRecord.ts'
import { forgetMentions, type Person } from './forgetMentions.ts'
import type { UserRecord } from './userRecord.ts'

interface Place {
  /** `table.column` */
  readonly columns: readonly string[]
  /** Members of the export, without passwords, keys and e-mailed links. */
  readonly exported?: (person: Person) => Record<string, SQL>
  /** Without it the columns stay for the books: they point to the row of a deleted user. */
  readonly forget?: (tx: Tx, person: Person, deletedAt: string) => Promise<unknown>
}

const ofUser = (id: number) => sql`(select id from orders where user_id = ${id})`
/** Tries of an approval code are counted under the id. */
const accountsOf = ({ id, emails }: Person) => [...emails, `user ${id}`]
const anyOf = (emails: readonly string[]) => sql`any(${sql.param(emails)}::text[])`

/** Deletions run in this order: jobs before the e-mails that they send. */
export const places: readonly Place[] = [
  {
    columns: [
      ...['name', 'email', 'phone_number', 'employee_id', 'photo_url'].map(
        (name) => `users.${name}`,
      ),
      ...['manager_approval_code', 'password_hash'].map((name) => `users.${name}`),
    ],
    forget: (tx, { id }, at) =>
      tx.execute(sql`update users set name = 'Deleted user', email = null, phone_number = null,
        employee_id = null, photo_url = null, manager_approval_code = null, password_hash = null,
        updated_at = ${at}, deleted_at = ${at} where id = ${id}`),
  },
  {
    columns: ['orders.user_id', 'orders.vehicle_description'],
    exported: ({ id }) => ({
      orders: sql`select ${orderFields} from orders o where o.user_id = ${id}
        order by o.placement_time desc, o.id desc`,
      histories: sql`select o.id as order_id, ${orderHistory} as history from orders o
        where o.user_id = ${id} order by o.placement_time desc, o.id desc`,
    }),
    forget: (tx, { id }) =>
      tx.execute(sql`update orders set vehicle_description = null where user_id = ${id}`),
  },
  {
    columns: ['order_products.special_instructions'],
    forget: (tx, { id }) =>
      tx.execute(sql`update order_products set special_instructions = null
        where special_instructions is not null and order_id in ${ofUser(id)}`),
  },
  {
    columns: ['order_history.changes', 'order_history.user_id'],
    forget: (tx, { id }) =>
      tx.execute(sql`update order_history
        set changes = changes - 'vehicle_description' - 'special_instructions'
        where order_id in ${ofUser(id)}`),
  },
  {
    columns: ['orders.barista_id'],
    exported: ({ id }) => ({
      prepared_orders: sql`select o.id, o.store_id, iso(o.placement_time) as placement_time
        from orders o where o.barista_id = ${id} order by o.placement_time desc, o.id desc`,
    }),
  },
  { columns: ['refunds.user_id'] },
  {
    columns: ['credits.user_id'],
    exported: ({ id }) => ({
      credits: sql`select ${creditFields} from credits c where c.user_id = ${id}
        order by c.created_at desc, c.id desc`,
    }),
    forget: (tx, { id }) =>
      tx.execute(sql`delete from credits where user_id = ${id} and order_id is null`),
  },
  {
    // Stays: a promotion without its last user would be open to everyone.
    columns: ['promotion_users.user_id'],
    exported: ({ id }) => ({
      promotions: sql`select p.id, p.name from promotion_users pu
        join promotions p on p.id = pu.promotion_id where pu.user_id = ${id} order by p.id`,
    }),
  },
  ...['user_roles', 'user_permissions', 'user_stores', 'password_resets'].map((table) => ({
    columns: [`${table}.user_id`],
    forget: (tx: Tx, { id }: Person) =>
      tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${id}`),
  })),
  {
    columns: ['sessions.user_id', 'sessions.device'],
    exported: ({ id }) => ({
      sessions: sql`select s.device, iso(s.created_at) as created_at, iso(s.used_at) as used_at,
          iso(s.expires_at) as expires_at
        from sessions s where s.user_id = ${id} order by s.created_at desc`,
    }),
    forget: (tx, { id }) => tx.execute(sql`delete from sessions where user_id = ${id}`),
  },
  {
    columns: ['files.user_id', 'files.filename'],
    exported: ({ id }) => ({
      uploads: sql`select f.filename, iso(f.created_at) as created_at from files f
        where f.user_id = ${id} order by f.created_at desc, f.name`,
    }),
    forget: (tx, { id }) => tx.execute(sql`update files set filename = null where user_id = ${id}`),
  },
  {
    columns: ['user_id', 'email', 'filename'].map((name) => `price_update_jobs.${name}`),
    exported: ({ id }) => ({
      price_lists: sql`select j.kind, j.email, j.filename, iso(j.created_at) as created_at
        from price_update_jobs j where j.user_id = ${id} order by j.id desc`,
    }),
    forget: (tx, { id }) => tx.execute(sql`delete from price_update_jobs where user_id = ${id}`),
  },
  {
    columns: ['sign_in_attempts.email', 'sign_in_attempts.address'],
    exported: (person) => ({
      sign_ins: sql`select iso(a.attempted_at) as attempted_at, a.purpose, a.address, a.succeeded
        from sign_in_attempts a where a.email = ${anyOf(accountsOf(person))}
        order by a.attempted_at desc, a.id desc`,
    }),
    forget: (tx, person) =>
      tx.execute(sql`delete from sign_in_attempts where email = ${anyOf(accountsOf(person))}`),
  },
  {
    columns: ['outbox.recipient', 'outbox.message'],
    exported: ({ emails }) => ({
      emails: sql`select m.message ->> 'subject' as subject from outbox m
        where lower(m.recipient) = ${anyOf(emails)} order by m.id`,
    }),
    forget: (tx, { emails }) =>
      tx.execute(sql`delete from outbox where lower(recipient) = ${anyOf(emails)}`),
  },
  {
    columns: ['user_id', 'address', 'path', 'before', 'after'].map((name) => `audit_rows.${name}`),
    exported: ({ id }) => ({
      actions: sql`select iso(a.at) as at, a.operation_id, a.path, a.address from audit_rows a
        where ${madeBy(id)} order by a.at desc, a.id desc`,
    }),
    forget: async (tx, person) => {
      await forgetMentions(tx, person)
      await tx.execute(sql`update audit_rows a set address = null where ${madeBy(person.id)}`)
    },
  },
  {
    columns: [
      ...['user_id', 'record_ids', 'record_name', 'about', 'before', 'after'].map(
        (name) => `history_rows.${name}`,
      ),
    ],
    exported: ({ id }) => ({
      changes: sql`select iso(h.at) as at, h.operation_id, h.field, h.before, h.after
        from history_rows h where ${historyOf(id)} order by h.id desc`,
    }),
    forget: async (tx, { id, emails }) => {
      await tx.execute(sql`delete from history_rows h where ${historyOf(id)}`)
      await tx.execute(sql`update history_rows set before = null, after = null
        where exists (select 1 from unnest(${sql.param(emails)}::text[]) email
          where strpos(lower(concat(before, after)), email) > 0)`)
    },
  },
]

/** Changes of the user's record, whoever made them. */
function historyOf(id: number): SQL {
  return sql`h.kind = 'user' and h.record_ids @> ${sql.param([String(id)])}::text[]`
}

/** The user's actions; nobody is signed in yet at a sign-in or a reset. */
function madeBy(id: number): SQL {
  return sql`(a.user_id = ${id} or a.user_id is null and a.after ->> 'user_id' = ${String(id)}
    and a.operation_id in ('login', 'requestPasswordReset', 'confirmPasswordReset'))`
}

const address = z.object({ email: z.string() })

export async function personOf(tx: Tx, { id, email }: UserRecord): Promise<Person> {
  const found = await rows(
    tx,
    sql`select distinct lower(known.email) as email from (
          select ${email}::text as email
          union all select unnest(array[a.before ->> 'email', a.after ->> 'email']) from audit_rows a
            where a.operation_id in ('createUser', 'updateUser', 'updateUserPhoto')
                and coalesce(a.path ->> 'id', a.after ->> 'id') = ${String(id)}
              or a.operation_id in ('exportPrices', 'importPrices') and a.user_id = ${id}
          union all select j.email from price_update_jobs j where j.user_id = ${id}) known
        where known.email is not null and not exists (
          select 1 from users u where lower(u.email) = lower(known.email) and u.id <> ${id})`,
    address,
  )
  return { id, emails: found.map((one) => one.email) }
}
