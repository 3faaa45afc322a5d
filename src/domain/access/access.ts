import {
  allStoresPermission,
  type PermissionFacts,
  type RoleFacts,
  type UserFacts,
} from './permissions.ts'

/** Names of the granting roles by permission id. */
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
  readonly users: readonly Holder[]
}

/** Who gains or loses permissions with the role's new ones: holders of the role who have them in no other way. */
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
    const users = holders.filter(
      (user) =>
        user.role_ids.includes(role.id) &&
        !user.permission_ids.includes(permission.id) &&
        !grantedBy(user.role_ids, others).has(permission.id),
    )
    return [{ permission: permission.permission, kind: has ? 'gain' : 'lose', users }]
  })
}

export function ownLosses(
  role: RoleFacts,
  nextIds: readonly number[],
  user: UserFacts,
  roles: readonly RoleFacts[],
  permissions: readonly PermissionFacts[],
): string[] {
  return accessChanges(role, nextIds, [{ ...user, name: '' }], roles, permissions)
    .filter(({ kind, users }) => kind === 'lose' && users.length > 0)
    .map(({ permission }) => permission)
}

export function lacksStores(
  user: Pick<UserFacts, 'store_ids'>,
  effective: ReadonlySet<string>,
  storeScoped: ReadonlySet<string>,
): boolean {
  if (user.store_ids.length > 0 || effective.has(allStoresPermission)) return false
  return [...storeScoped].some((permission) => effective.has(permission))
}
