/** The effects of roles and permissions on users, for the screens of employees, roles and permissions. */
import {
  allStoresPermission,
  type PermissionFacts,
  type RoleFacts,
  type UserFacts,
} from './permissions.ts'

/** The permissions that the given roles grant, each with the names of the granting roles. */
export function grantedBy(
  roleIds: readonly number[],
  roles: readonly RoleFacts[],
): ReadonlyMap<number, readonly string[]> {
  const granted = new Map<number, string[]>()
  for (const role of roles) {
    if (!roleIds.includes(role.id) || role.archived_at) continue
    for (const id of role.permission_ids) granted.set(id, [...(granted.get(id) ?? []), role.role])
  }
  return granted
}

export type Holder = UserFacts & { readonly name: string }

export interface AccessChange {
  readonly permission: string
  readonly kind: 'gain' | 'lose'
  /** The users whose effective permissions change. */
  readonly people: readonly Holder[]
}

/**
 * The effects of a role's new permissions on the holders of the role. Only a user who holds a permission in
 * no other way gains or loses the permission.
 */
export function accessChanges(
  role: RoleFacts,
  nextIds: readonly number[],
  holders: readonly Holder[],
  roles: readonly RoleFacts[],
  permissions: readonly PermissionFacts[],
): AccessChange[] {
  const others = roles.filter((other) => other.id !== role.id)
  return permissions.flatMap((permission) => {
    const had = role.permission_ids.includes(permission.id)
    const has = nextIds.includes(permission.id)
    if (had === has) return []
    const people = holders.filter(
      (person) =>
        person.role_ids.includes(role.id) &&
        !person.permission_ids.includes(permission.id) &&
        !grantedBy(person.role_ids, others).has(permission.id),
    )
    return [{ permission: permission.permission, kind: has ? 'gain' : 'lose', people }]
  })
}

/** The permissions that a user loses once the role has only the given permissions. */
export function ownLosses(
  role: RoleFacts,
  nextIds: readonly number[],
  person: UserFacts,
  roles: readonly RoleFacts[],
  permissions: readonly PermissionFacts[],
): string[] {
  return accessChanges(role, nextIds, [{ ...person, name: '' }], roles, permissions)
    .filter(({ kind, people }) => kind === 'lose' && people.length > 0)
    .map(({ permission }) => permission)
}

/** Whether a user holds a store-scoped permission, but has no store. */
export function lacksStores(
  person: Pick<UserFacts, 'store_ids'>,
  effective: ReadonlySet<string>,
  storeScoped: ReadonlySet<string>,
): boolean {
  if (person.store_ids.length > 0 || effective.has(allStoresPermission)) return false
  return [...storeScoped].some((permission) => effective.has(permission))
}
