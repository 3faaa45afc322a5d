import type { InferInsertModel } from 'drizzle-orm'
import {
  permissions,
  role_permissions,
  roles,
  user_permissions,
  user_roles,
  user_stores,
  users,
} from '#server/database/schema/people.ts'
import { hashPassword } from '#server/passwords.ts'
import { demoAccounts, demoPassword, demoStoreIds } from './accounts.ts'
import { awkwardNames, firstNames, lastNames } from './nameData.ts'
import { avatarPicture } from './pictures.ts'
import { permissionData, permissionNames, roleData } from './roleData.ts'
import type { SeededStore } from './stores.ts'
import { at, type SeedWorld } from './world.ts'

export interface SeededUser {
  readonly id: number
  readonly name: string
}

export interface SeededUsers {
  readonly customers: readonly SeededUser[]
  readonly leads: ReadonlyMap<number, SeededUser>
  readonly baristas: ReadonlyMap<number, readonly SeededUser[]>
  readonly owner: SeededUser
}

interface Employee extends SeededUser {
  readonly email: string
  readonly role: string
  readonly storeIds: readonly number[]
}

export async function seedUsers(
  world: SeedWorld,
  stores: readonly SeededStore[],
): Promise<SeededUsers> {
  await seedRoles(world)
  const employees = employeesOf(world, stores)
  const customers = customersOf(world)
  await world.insert(users, await employeeRows(world, employees))
  await world.insert(users, customerRows(world, customers))
  await seedHoldings(world, employees)
  return {
    customers,
    leads: new Map(
      employees.flatMap((one) =>
        one.role === 'store-lead' ? one.storeIds.map((id) => [id, one] as const) : [],
      ),
    ),
    baristas: new Map(
      stores.map((store) => [
        store.id,
        employees.filter((one) => one.role === 'barista' && one.storeIds[0] === store.id),
      ]),
    ),
    owner: demoAccounts.owner,
  }
}

async function seedRoles(world: SeedWorld): Promise<void> {
  await world.insert(
    permissions,
    permissionNames.map((permission, index) => ({
      id: index + 1,
      permission,
      description: permissionData[permission],
    })),
  )
  // The last role is archived.
  const all = [
    ...roleData,
    { role: 'shift-lead', permissions: ['stores:update-inventory'] as const },
  ]
  await world.insert(
    roles,
    all.map(({ role }, index) => ({
      id: index + 1,
      role,
      archived_at: role === 'shift-lead' ? world.ago(120) : null,
    })),
  )
  await world.insert(
    role_permissions,
    all.flatMap((one, index) =>
      one.permissions.map((permission) => ({
        role_id: index + 1,
        permission_id: permissionNames.indexOf(permission) + 1,
      })),
    ),
  )
}

const headquarters = [
  'owner',
  'admin',
  'area-lead',
  'area-lead',
  'area-lead',
  'accounting',
  'accounting',
  'marketing',
  'marketing',
  '',
]

function employeesOf(world: SeedWorld, stores: readonly SeededStore[]): Employee[] {
  const list: Employee[] = Object.values(demoAccounts).map((account) => ({
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    storeIds: account.role === 'store-lead' ? demoStoreIds : account.role === 'barista' ? [1] : [],
  }))
  const add = (role: string, storeIds: readonly number[]) => {
    const id = list.length + 1
    const name = nameOf(world, id, id - 30)
    list.push({ id, name, role, storeIds, email: emailOf(name, id, 'p4.example') })
  }
  for (const role of headquarters) add(role, [])
  for (const store of stores)
    if (!demoStoreIds.some((id) => id === store.id)) add('store-lead', [store.id])
  const selling = stores.filter((store) => !store.isEmpty)
  for (let turn = 0; list.length < world.sizes.employees; turn += 1)
    add('barista', [at(selling, turn).id, ...(turn % 11 === 5 ? [at(selling, turn + 1).id] : [])])
  return list
}

function nameOf(world: SeedWorld, id: number, awkwardIndex: number): string {
  const special = awkwardNames[awkwardIndex]
  if (special) return special
  const last = at(lastNames, id * 7 + Math.floor(id / lastNames.length))
  return `${at(firstNames, id * 3 + world.random.whole(0, 5))} ${last}`
}

function emailOf(name: string, id: number, host: string): string {
  const word = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replaceAll(/^\.+|\.+$/g, '')
    .slice(0, 40)
  return `${word || 'person'}.${id}@${host}`
}

async function employeeRows(world: SeedWorld, list: readonly Employee[]) {
  const password_hash = await hashPassword(demoPassword, Buffer.from('p4-console-demo!'))
  const rows: InferInsertModel<typeof users>[] = []
  for (const user of list) {
    // A new employee has no phone, photo or employee id.
    const fresh = user.id % 19 === 18
    const lead = user.role.endsWith('lead') || user.role === 'owner'
    rows.push({
      id: user.id,
      name: user.name,
      email: user.email,
      phone_number: fresh ? null : phoneOf(user.id),
      employee_id: fresh ? null : String(20_000 + user.id),
      photo_url: fresh ? null : await world.draw(avatarPicture(user.name)),
      manager_approval_code: lead ? world.random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6) : null,
      password_hash,
      created_at: world.ago(1100 - (user.id % 900)),
      updated_at: world.ago(world.random.whole(1, 300)),
    })
  }
  return rows
}

function phoneOf(id: number): string {
  return `${at(['206', '415', '303', '512', '212'], id)}555${String(id % 10_000).padStart(4, '0')}`
}

function customersOf(world: SeedWorld): SeededUser[] {
  return Array.from({ length: world.sizes.customers }, (_, index) => {
    const id = world.sizes.employees + index + 1
    return { id, name: nameOf(world, id + 11, 10 + awkwardNames.length - 1 - index) }
  })
}

function customerRows(world: SeedWorld, list: readonly SeededUser[]) {
  return list.map(
    (user, index): InferInsertModel<typeof users> => ({
      id: user.id,
      name: user.name,
      email: index === 20 ? null : emailOf(user.name, user.id, 'mail.example'),
      phone_number: index % 6 === 5 ? null : phoneOf(user.id),
      employee_id: null,
      photo_url: null,
      manager_approval_code: null,
      password_hash: null,
      created_at: world.ago(2400 - (index % 2000)),
      updated_at: world.ago(world.random.whole(1, 300)),
    }),
  )
}

async function seedHoldings(world: SeedWorld, list: readonly Employee[]): Promise<void> {
  const roleId = (role: string) => roleData.findIndex((one) => one.role === role) + 1
  const held = list.filter((user) => user.role !== '')
  await world.insert(
    user_roles,
    held.map((user) => ({ user_id: user.id, role_id: roleId(user.role) })),
  )
  const direct = [
    ...list.filter((user) => user.role === '').map((user) => [user.id, 'reports:read'] as const),
    ...list
      .filter((user) => user.role === 'store-lead' && user.id % 5 === 0)
      .map((user) => [user.id, 'credits:update'] as const),
  ]
  await world.insert(
    user_permissions,
    direct.map(([user_id, permission]) => ({
      user_id,
      permission_id: permissionNames.indexOf(permission) + 1,
    })),
  )
  await world.insert(
    user_stores,
    list.flatMap((user) => user.storeIds.map((store_id) => ({ user_id: user.id, store_id }))),
  )
}
