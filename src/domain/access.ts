/** What roles and permissions add up to, for the people screens. */
import {
  allStoresPermission,
  type PermissionFacts,
  type PersonFacts,
  type RoleFacts,
} from './permissions.ts'

/** The permissions that the given roles grant, with the names of the roles that do. */
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

export type Holder = PersonFacts & { readonly name: string }

export interface AccessChange {
  readonly permission: string
  readonly kind: 'gain' | 'lose'
  /** The people whose effective permissions change. */
  readonly people: readonly Holder[]
}

/**
 * What saving a role's new permissions does to its holders: only people who hold a permission in no
 * other way gain or lose it.
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

/** The permissions that a person loses once the role has only these. */
export function ownLosses(
  role: RoleFacts,
  nextIds: readonly number[],
  person: PersonFacts,
  roles: readonly RoleFacts[],
  permissions: readonly PermissionFacts[],
): string[] {
  return accessChanges(role, nextIds, [{ ...person, name: '' }], roles, permissions)
    .filter(({ kind, people }) => kind === 'lose' && people.length > 0)
    .map(({ permission }) => permission)
}

/** Whether a person holds something that counts at stores only, and has no store (PERM-04). */
export function lacksStores(
  person: Pick<PersonFacts, 'store_ids'>,
  effective: ReadonlySet<string>,
  storeScoped: ReadonlySet<string>,
): boolean {
  if (person.store_ids.length > 0 || effective.has(allStoresPermission)) return false
  return [...storeScoped].some((permission) => effective.has(permission))
}
