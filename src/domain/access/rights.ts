/** A viewer grants only what the viewer holds, and revokes only what the viewer could grant (AMB-186). */

import { compareTexts } from '../sorting.ts'
import {
  hasRole,
  inStoreScope,
  lackText,
  misspeltAreaLead,
  type PermissionFacts,
  type RoleFacts,
  type UserFacts,
  type Viewer,
  viewerOf,
} from './permissions.ts'

/** Sorted names of roles with one of the permissions; with `every`, all of them. */
export function rolesHolding(
  names: readonly string[],
  roles: readonly RoleFacts[],
  permissions: readonly PermissionFacts[],
  { every = false }: { readonly every?: boolean } = {},
): string[] {
  const ids = permissions.filter((one) => names.includes(one.permission)).map(({ id }) => id)
  if (ids.length === 0) return []
  return roles
    .filter(({ permission_ids }) => {
      const holds = (id: number) => permission_ids.includes(id)
      return every ? ids.every(holds) : ids.some(holds)
    })
    .map(({ role }) => role)
    .sort(compareTexts)
}

export function withRoles(reason: string, roles: readonly string[]): string {
  return roles.length > 0 ? `${reason} Roles that have it: ${roles.join(', ')}.` : reason
}

export interface RightFacts {
  readonly viewer: Viewer
  readonly roles: readonly RoleFacts[]
  readonly permissions: readonly PermissionFacts[]
}

/** Null if the viewer may grant and revoke the permission. */
export function permissionRefusal(facts: RightFacts, permission: string): string | null {
  const held = holdsEverything(facts.viewer) || facts.viewer.permissions.has(permission)
  return held ? null : lackingText(facts, [permission])
}

export function roleRefusal(facts: RightFacts, role: RoleFacts): string | null {
  const names = facts.permissions
    .filter(({ id }) => role.permission_ids.includes(id))
    .map(({ permission }) => permission)
  const lacking = holdsEverything(facts.viewer) ? [] : notHeld(facts.viewer, names)
  if (lacking.length > 0) return lackingText(facts, lacking)
  return mayGiveRole(facts.viewer, role.role)
    ? null
    : `You need the role ${role.role}${role.role === 'owner' ? '' : ' or a higher one'}.`
}

export function storeRefusal(viewer: Viewer, storeId: number): string | null {
  return holdsEverything(viewer) || inStoreScope(viewer, storeId) ? null : 'Not among your stores'
}

/** Null if the viewer may revoke all roles and permissions of the user. Viewers may always demote themselves. */
export function demotionRefusal(facts: RightFacts, user: UserFacts): string | null {
  const { viewer } = facts
  if (viewer.id === user.id || holdsEverything(viewer)) return null
  const lacking = permissionsBeyond(facts, user)
  if (lacking.length > 0) return `This user holds more than you do. ${lackingText(facts, lacking)}`
  const lackedRole = facts.roles.find(
    ({ id, role }) => user.role_ids.includes(id) && !mayGiveRole(viewer, role),
  )
  return lackedRole ? roleRefusal(facts, lackedRole) : null
}

/** Rights that the user has and the viewer lacks: permissions, higher roles, stores. The owner has all (AMB-186). */
export function heldBeyond(facts: RightFacts, user: UserFacts): string[] {
  const { viewer } = facts
  if (viewer.id === user.id || holdsEverything(viewer)) return []
  return [
    ...permissionsBeyond(facts, user),
    ...facts.roles
      .filter(({ id, role }) => user.role_ids.includes(id) && outranks(role, viewer))
      .map(({ role }) => `the role ${role}`),
    ...user.store_ids.filter((id) => !inStoreScope(viewer, id)).map((id) => `store ${id}`),
  ]
}

export function holdsEverything(viewer: Viewer): boolean {
  return viewer.roles.has('owner')
}

function permissionsBeyond({ viewer, roles, permissions }: RightFacts, user: UserFacts): string[] {
  return notHeld(viewer, [...viewerOf(user, roles, permissions).permissions]).sort()
}

function notHeld({ permissions }: Viewer, names: readonly string[]): string[] {
  return names.filter((name) => !permissions.has(name))
}

function lackingText({ roles, permissions }: RightFacts, names: readonly string[]): string {
  return withRoles(lackText(names), rolesHolding(names, roles, permissions, { every: true }))
}

/** Roles whose name decides over rights. They keep their names; creating a missing one is allowed. */
const namedRoles: readonly string[] = [
  ...['owner', 'admin', 'barista'],
  ...['store-lead', 'area-lead', misspeltAreaLead],
]

export function isNamedRole(role: string): boolean {
  return namedRoles.includes(role)
}

/** A role that passes a role check is granted only by viewers who pass it; `owner` only by owners. */
export function mayGiveRole(viewer: Viewer, role: string): boolean {
  if (role === 'owner') return viewer.roles.has(role)
  return role === 'barista' || !isNamedRole(role) || hasRole(viewer, role)
}

/** Owner outranks everybody else; admin everybody but owners and admins. */
export function outranks(role: string, viewer: Viewer): boolean {
  if (role === 'owner') return !viewer.roles.has(role)
  return role === 'admin' && !hasRole(viewer)
}
