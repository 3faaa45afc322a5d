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
import { at, type World } from './world.ts'

export interface SeededUser {
  readonly id: number
  readonly name: string
}

export interface SeededUsers {
  readonly customers: readonly SeededUser[]
  readonly leads: ReadonlyMap<number, SeededUser>
  /** Baristas of each store. */
  readonly baristas: ReadonlyMap<number, readonly SeededUser[]>
  readonly owner: SeededUser
}

interface Employee extends SeededUser {
  readonly email: string
  readonly role: string
  readonly storeIds: readonly number[]
}

/** Writes roles, permissions, employees and customers. */
export async function seedPeople(
  world: World,
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

async function seedRoles(world: World): Promise<void> {
  await world.insert(
    permissions,
    permissionNames.map((permission, index) => ({
      id: index + 1,
      permission,
      description: permissionData[permission],
    })),
  )
  // The last one was given up and is archived.
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

/** Roles that a few people hold at headquarters, beside the demo accounts. */
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
  // No role at all, a permission of their own: see seedHoldings.
  '',
]

function employeesOf(world: World, stores: readonly SeededStore[]): Employee[] {
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
  const selling = stores.filter((store) => !store.empty)
  for (let turn = 0; list.length < world.sizes.employees; turn += 1)
    add('barista', [at(selling, turn).id, ...(turn % 11 === 5 ? [at(selling, turn + 1).id] : [])])
  return list
}

/** A name; those with an `awkward` number in range are of the awkward kind. */
function nameOf(world: World, id: number, awkward: number): string {
  const special = awkwardNames[awkward]
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

async function employeeRows(world: World, list: readonly Employee[]) {
  const password_hash = await hashPassword(demoPassword, Buffer.from('p4-console-demo!'))
  const rows: InferInsertModel<typeof users>[] = []
  for (const person of list) {
    // Somebody new: no phone, no photo, not yet in the payroll.
    const fresh = person.id % 19 === 18
    const lead = person.role.endsWith('lead') || person.role === 'owner'
    rows.push({
      id: person.id,
      name: person.name,
      email: person.email,
      phone_number: fresh ? null : phoneOf(person.id),
      employee_id: fresh ? null : String(20_000 + person.id),
      photo_url: fresh ? null : await world.draw(avatarPicture(person.name)),
      manager_approval_code: lead ? world.random.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 6) : null,
      password_hash,
      created_at: world.ago(1100 - (person.id % 900)),
      updated_at: world.ago(world.random.whole(1, 300)),
    })
  }
  return rows
}

function phoneOf(id: number): string {
  return `${at(['206', '415', '303', '512', '212'], id)}555${String(id % 10_000).padStart(4, '0')}`
}

function customersOf(world: World): SeededUser[] {
  return Array.from({ length: world.sizes.customers }, (_, index) => {
    const id = world.sizes.employees + index + 1
    return { id, name: nameOf(world, id + 11, 10 + awkwardNames.length - 1 - index) }
  })
}

function customerRows(world: World, list: readonly SeededUser[]) {
  return list.map(
    (person, index): InferInsertModel<typeof users> => ({
      id: person.id,
      name: person.name,
      email: index === 20 ? null : emailOf(person.name, person.id, 'mail.example'),
      phone_number: index % 6 === 5 ? null : phoneOf(person.id),
      employee_id: null,
      photo_url: null,
      manager_approval_code: null,
      password_hash: null,
      created_at: world.ago(2400 - (index % 2000)),
      updated_at: world.ago(world.random.whole(1, 300)),
    }),
  )
}

async function seedHoldings(world: World, list: readonly Employee[]): Promise<void> {
  const roleId = (role: string) => roleData.findIndex((one) => one.role === role) + 1
  const held = list.filter((person) => person.role !== '')
  await world.insert(
    user_roles,
    held.map((person) => ({ user_id: person.id, role_id: roleId(person.role) })),
  )
  const direct = [
    ...list
      .filter((person) => person.role === '')
      .map((person) => [person.id, 'reports:read'] as const),
    ...list
      .filter((person) => person.role === 'store-lead' && person.id % 5 === 0)
      .map((person) => [person.id, 'credits:update'] as const),
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
    list.flatMap((person) => person.storeIds.map((store_id) => ({ user_id: person.id, store_id }))),
  )
}
