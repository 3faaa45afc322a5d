/**
 * What users may give to others and take from them: nobody gives what they do not hold themselves, nor
 * takes from others what they could not give back (AMB-186).
 */
import { mayGiveRole, outranks } from './people.ts'
import {
  inStoreScope,
  lackText,
  type PermissionFacts,
  type PersonFacts,
  type RoleFacts,
  type Viewer,
  viewerOf,
} from './permissions.ts'

/** Names of the roles that hold one of the permissions or, with `every`, all of them. */
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
}

/** A reason with the roles that would help. */
export function withRoles(reason: string, roles: readonly string[]): string {
  return roles.length > 0 ? `${reason} Roles that have it: ${roles.join(', ')}.` : reason
}

/** Everything that decides over giving and taking. */
export interface GrantFacts {
  readonly viewer: Viewer
  readonly roles: readonly RoleFacts[]
  readonly permissions: readonly PermissionFacts[]
}

/** Why the viewer neither gives nor takes a permission; null when they do. */
export function permissionRefusal(facts: GrantFacts, permission: string): string | null {
  const held = holdsEverything(facts.viewer) || facts.viewer.permissions.has(permission)
  return held ? null : lackingText(facts, [permission])
}

/** Why the viewer neither gives nor takes a role; null when they do. */
export function roleRefusal(facts: GrantFacts, role: RoleFacts): string | null {
  const names = facts.permissions
    .filter(({ id }) => role.permission_ids.includes(id))
    .map(({ permission }) => permission)
  const lacking = holdsEverything(facts.viewer) ? [] : notHeld(facts.viewer, names)
  if (lacking.length > 0) return lackingText(facts, lacking)
  return mayGiveRole(facts.viewer, role.role)
    ? null
    : `You need the role ${role.role} or a higher one.`
}

/** Why the viewer neither gives nor takes a store: it is not among their own (PERM-04, PERM-13). */
export function storeRefusal(viewer: Viewer, storeId: number): string | null {
  return holdsEverything(viewer) || inStoreScope(viewer, storeId) ? null : 'Not among your stores'
}

/**
 * Why the viewer cannot take all roles and permissions of a user; null when they can. Of oneself everybody
 * may give up what they have.
 */
export function demotionRefusal(facts: GrantFacts, user: PersonFacts): string | null {
  const { viewer } = facts
  if (viewer.id === user.id || holdsEverything(viewer)) return null
  const lacking = permissionsBeyond(facts, user)
  if (lacking.length > 0)
    return `This person holds more than you do. ${lackingText(facts, lacking)}`
  const named = facts.roles.find(
    ({ id, role }) => user.role_ids.includes(id) && !mayGiveRole(viewer, role),
  )
  return named ? roleRefusal(facts, named) : null
}

/**
 * What a user holds and the viewer does not: permissions, direct and through roles, a role that passes any
 * role check, and stores. The owner holds everything (AMB-186).
 */
export function heldBeyond(facts: GrantFacts, user: PersonFacts): string[] {
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

/** Whether everything counts as held: the owner's role alone does that (AMB-186). */
export function holdsEverything(viewer: Viewer): boolean {
  return viewer.roles.has('owner')
}

function permissionsBeyond(
  { viewer, roles, permissions }: GrantFacts,
  user: PersonFacts,
): string[] {
  return notHeld(viewer, [...viewerOf(user, roles, permissions).permissions]).sort()
}

function notHeld({ permissions }: Viewer, names: readonly string[]): string[] {
  return names.filter((name) => !permissions.has(name))
}

/** What the viewer does not hold, with the roles that hold all of it. */
function lackingText({ roles, permissions }: GrantFacts, names: readonly string[]): string {
  return withRoles(lackText(names), rolesHolding(names, roles, permissions, { every: true }))
}
