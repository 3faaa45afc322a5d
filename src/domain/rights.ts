/**
 * What users may give to other users and take from them. A viewer gives only permissions, roles and stores
 * that the viewer holds, and takes only those that the viewer could give back (AMB-186).
 */

import {
  inStoreScope,
  lackText,
  type PermissionFacts,
  type RoleFacts,
  type UserFacts,
  type Viewer,
  viewerOf,
} from './permissions.ts'
import { mayGiveRole, outranks } from './roleNames.ts'
import { compareTexts } from './textOrder.ts'

/** Names of the roles, sorted, that hold one of the permissions or, with `every`, all of them. */
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

/** A refusal with the roles that would help. */
export function withRoles(reason: string, roles: readonly string[]): string {
  return roles.length > 0 ? `${reason} Roles that have it: ${roles.join(', ')}.` : reason
}

/** The facts that decide over giving and taking. */
export interface RightFacts {
  readonly viewer: Viewer
  readonly roles: readonly RoleFacts[]
  readonly permissions: readonly PermissionFacts[]
}

/** Why the viewer may neither give nor take a permission; null when the viewer may. */
export function permissionRefusal(facts: RightFacts, permission: string): string | null {
  const held = holdsEverything(facts.viewer) || facts.viewer.permissions.has(permission)
  return held ? null : lackingText(facts, [permission])
}

/** Why the viewer may neither give nor take a role; null when the viewer may. */
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

/**
 * Why the viewer may neither give nor take a store: the store is outside the viewer's store scope. Null when
 * the viewer may.
 */
export function storeRefusal(viewer: Viewer, storeId: number): string | null {
  return holdsEverything(viewer) || inStoreScope(viewer, storeId) ? null : 'Not among your stores'
}

/**
 * Why the viewer may not take all roles and permissions of a user; null when the viewer may. Viewers may
 * always demote themselves.
 */
export function demotionRefusal(facts: RightFacts, user: UserFacts): string | null {
  const { viewer } = facts
  if (viewer.id === user.id || holdsEverything(viewer)) return null
  const lacking = permissionsBeyond(facts, user)
  if (lacking.length > 0) return `This user holds more than you do. ${lackingText(facts, lacking)}`
  const named = facts.roles.find(
    ({ id, role }) => user.role_ids.includes(id) && !mayGiveRole(viewer, role),
  )
  return named ? roleRefusal(facts, named) : null
}

/**
 * The rights that a user holds and the viewer does not: permissions (direct and through roles), a role that
 * stands above the viewer, and stores. The owner holds every right (AMB-186).
 */
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

/** Whether every right counts as held, which only the owner's role does (AMB-186). */
export function holdsEverything(viewer: Viewer): boolean {
  return viewer.roles.has('owner')
}

function permissionsBeyond({ viewer, roles, permissions }: RightFacts, user: UserFacts): string[] {
  return notHeld(viewer, [...viewerOf(user, roles, permissions).permissions]).sort()
}

function notHeld({ permissions }: Viewer, names: readonly string[]): string[] {
  return names.filter((name) => !permissions.has(name))
}

/** The refusal that names the permissions missing to the viewer, with the roles that hold all of them. */
function lackingText({ roles, permissions }: RightFacts, names: readonly string[]): string {
  return withRoles(lackText(names), rolesHolding(names, roles, permissions, { every: true }))
}
