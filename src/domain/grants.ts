/**
 * What people may give to others and take from them: nobody gives what they do not hold themselves, nor
 * takes from others what they could not give back (PERM-08).
 */
import { mayGiveRole } from './people.ts'
import {
  inStoreScope,
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
export function permissionLock(facts: GrantFacts, permission: string): string | null {
  return facts.viewer.permissions.has(permission) ? null : lackText(facts, [permission])
}

/** Why the viewer neither gives nor takes a role; null when they do. */
export function roleLock(facts: GrantFacts, role: RoleFacts): string | null {
  const lacking = facts.permissions.filter(
    ({ id, permission }) =>
      role.permission_ids.includes(id) && !facts.viewer.permissions.has(permission),
  )
  if (lacking.length > 0)
    return lackText(
      facts,
      lacking.map(({ permission }) => permission),
    )
  return mayGiveRole(facts.viewer, role.role)
    ? null
    : `You need the role ${role.role} or a higher one.`
}

/**
 * Why the viewer cannot take all roles and permissions of a person; null when they can. Of oneself
 * everybody may give up what they have.
 */
export function demotionLock(facts: GrantFacts, person: PersonFacts): string | null {
  const { viewer, roles, permissions } = facts
  if (viewer.id === person.id) return null
  const more = holdsBeyond(facts, person)
  if (more.length > 0) return `This person holds more than you do. ${lackText(facts, more)}`
  const named = roles.find(
    ({ id, role }) => person.role_ids.includes(id) && !mayGiveRole(viewer, role),
  )
  return named ? roleLock({ viewer, roles, permissions }, named) : null
}

/** The permissions of a person, direct and through roles, that the viewer does not hold. */
export function holdsBeyond(facts: GrantFacts, person: PersonFacts): string[] {
  const { viewer, roles, permissions } = facts
  return [...viewerOf(person, roles, permissions).permissions]
    .filter((permission) => !viewer.permissions.has(permission))
    .sort()
}

/** Why the viewer neither gives nor takes a store: it is not among their own (PERM-04, PERM-13). */
export function storeLock(viewer: Viewer, storeId: number): string | null {
  return inStoreScope(viewer, storeId) ? null : 'Not among your stores'
}

/** Names one permission, counts the others, and names the roles that have them all. */
function lackText({ roles, permissions }: GrantFacts, names: readonly string[]): string {
  const [first = '', ...more] = names
  const others = more.length > 0 ? ` and ${more.length} more` : ''
  return withRoles(
    `You do not hold ${first}${others}.`,
    rolesHolding(names, roles, permissions, { every: true }),
  )
}
