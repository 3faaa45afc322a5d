import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, lowered } from './columns.ts'
import { stores } from './stores.ts'

/** A user with a role or a permission is an employee. */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text(),
    phone_number: text(),
    employee_id: text(),
    photo_url: text(),
    manager_approval_code: text(),
    /** Null until a password is set. */
    password_hash: text(),
    created_at: instant().notNull().default(sql`now()`),
    updated_at: instant().notNull().default(sql`now()`),
    /** Privacy deletion: the row stays for accounting, without personal data. */
    deleted_at: instant(),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    index('users_email_search').on(lowered(t.email)),
    index('users_name_search').on(lowered(t.name)),
    index('users_phone_number').on(t.phone_number),
    index('users_employee_id').on(t.employee_id),
    check('users_manager_approval_code_length', sql`length(${t.manager_approval_code}) <= 6`),
  ],
)

export const roles = pgTable(
  'roles',
  { id: id(), role: text().notNull(), archived_at: instant() },
  (t) => [uniqueIndex('roles_role_unique').on(sql`lower(${t.role})`)],
)

export const permissions = pgTable('permissions', {
  id: id(),
  permission: text().notNull().unique('permissions_permission_unique'),
  description: text(),
  archived_at: instant(),
})

export const role_permissions = pgTable(
  'role_permissions',
  {
    role_id: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission_id: integer()
      .notNull()
      .references(() => permissions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.role_id, t.permission_id] }),
    index('role_permissions_permission').on(t.permission_id),
  ],
)

export const user_roles = pgTable(
  'user_roles',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role_id: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.role_id] }), index('user_roles_role').on(t.role_id)],
)

export const user_permissions = pgTable(
  'user_permissions',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permission_id: integer()
      .notNull()
      .references(() => permissions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.permission_id] }),
    index('user_permissions_permission').on(t.permission_id),
  ],
)

export const user_stores = pgTable(
  'user_stores',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.store_id] }),
    index('user_stores_store').on(t.store_id),
  ],
)
