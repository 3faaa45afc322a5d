/** `x-permission` of the contract. */
export type PermissionExpression =
  | 'public'
  | 'signed-in'
  | { readonly permission: string; readonly store?: string }
  | { readonly self: string }
  | { readonly role: readonly string[] }
  | { readonly holdsAllOf: string }
  | { readonly anyOf: readonly PermissionExpression[] }
  | { readonly allOf: readonly PermissionExpression[] }

type Condition = Exclude<
  PermissionExpression,
  string | { anyOf: readonly unknown[] } | { allOf: readonly unknown[] }
>

export function conditionsOf(expression: PermissionExpression): Condition[] {
  if (typeof expression === 'string') return []
  if ('anyOf' in expression) return expression.anyOf.flatMap(conditionsOf)
  if ('allOf' in expression) return expression.allOf.flatMap(conditionsOf)
  return [expression]
}

export interface RoleFacts {
  readonly id: number
  readonly role: string
  readonly permission_ids: readonly number[]
  readonly archived_at?: string | null
}

export interface PermissionFacts {
  readonly id: number
  readonly permission: string
  readonly archived_at?: string | null
}

export interface UserFacts {
  readonly id: number
  readonly role_ids: readonly number[]
  readonly permission_ids: readonly number[]
  readonly store_ids: readonly number[]
}

export interface Viewer {
  readonly id: number
  readonly roles: ReadonlySet<string>
  readonly permissions: ReadonlySet<string>
  readonly storeIds: ReadonlySet<number>
}

/** Puts every store in scope. */
export const allStoresPermission = 'stores:update-all'

/** Effective permissions: direct ones and those of roles. Archived roles and permissions grant nothing (AMB-23). */
export function viewerOf(
  user: UserFacts,
  roles: readonly RoleFacts[],
  permissions: readonly PermissionFacts[],
): Viewer {
  const held = roles.filter((role) => user.role_ids.includes(role.id) && !role.archived_at)
  const ids = new Set([...user.permission_ids, ...held.flatMap((role) => role.permission_ids)])
  return {
    id: user.id,
    roles: new Set(held.map((role) => role.role)),
    permissions: new Set(
      permissions
        .filter((permission) => ids.has(permission.id) && !permission.archived_at)
        .map((permission) => permission.permission),
    ),
    storeIds: new Set(user.store_ids),
  }
}

/** Admin and owner pass any role check, but no permission check (AMB-22). */
export function hasRole(viewer: Viewer, ...names: readonly string[]): boolean {
  return [...names, 'admin', 'owner'].some((name) => viewer.roles.has(name))
}

export function inStoreScope(viewer: Viewer, storeId: number): boolean {
  return viewer.permissions.has(allStoresPermission) || viewer.storeIds.has(storeId)
}

interface Target {
  /** By source, such as `path.id`. undefined: unknown store, out of scope. `every` needs all stores. */
  readonly storeId?: (source: string) => number | 'every' | undefined
  readonly userId?: (source: string) => number | undefined
  readonly heldBeyond?: (source: string) => readonly string[] | undefined
}

/** `storeId` is set if only the store scope is missing. */
export interface Refusal {
  readonly permissions: readonly string[]
  readonly storeId?: number
  readonly roles?: readonly string[]
  readonly heldBeyond?: readonly string[]
  /** Whether all permissions are needed, not just one. */
  readonly all: boolean
}

/** Null if allowed. Store-scoped permissions for an unknown store need all stores in scope. */
export function refusalOf(
  expression: PermissionExpression,
  viewer: Viewer | null,
  target: Target = {},
): Refusal | null {
  if (expression === 'public') return null
  if (!viewer) return { permissions: [], all: false }
  if (expression === 'signed-in') return null
  if ('permission' in expression) {
    const storeId = expression.store ? target.storeId?.(expression.store) : undefined
    if (storeId === 'every') {
      const needed = [expression.permission, allStoresPermission]
      const lacking = needed.filter((permission) => !viewer.permissions.has(permission))
      return lacking.length > 0 ? { permissions: lacking, all: true } : null
    }
    if (!viewer.permissions.has(expression.permission))
      return { permissions: [expression.permission], storeId, all: false }
    if (!expression.store || viewer.permissions.has(allStoresPermission)) return null
    return storeId !== undefined && viewer.storeIds.has(storeId)
      ? null
      : { permissions: [expression.permission], storeId, all: false }
  }
  if ('self' in expression)
    return target.userId?.(expression.self) === viewer.id ? null : { permissions: [], all: false }
  if ('role' in expression)
    return hasRole(viewer, ...expression.role)
      ? null
      : { permissions: [], roles: [...expression.role, 'admin', 'owner'], all: false }
  if ('holdsAllOf' in expression) {
    const heldBeyond = target.heldBeyond?.(expression.holdsAllOf)
    return heldBeyond?.length === 0 ? null : { permissions: [], heldBeyond, all: false }
  }
  const all = 'allOf' in expression
  const parts = all ? expression.allOf : expression.anyOf
  const refusals = parts
    .map((part) => refusalOf(part, viewer, target))
    .filter((refusal) => refusal !== null)
  if (all ? refusals.length === 0 : refusals.length < parts.length) return null
  return {
    permissions: refusals.flatMap(({ permissions }) => permissions),
    storeId: refusals.find(({ storeId }) => storeId !== undefined)?.storeId,
    roles: refusals.find(({ roles }) => roles)?.roles,
    heldBeyond: refusals.find(({ heldBeyond }) => heldBeyond)?.heldBeyond,
    all,
  }
}

/** `You do not hold stores:update and 2 more.` */
export function lackText([first = '', ...others]: readonly string[]): string {
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return `You do not hold ${first}${more}.`
}

/** The documents' misspelling of area-lead: an alias that no text shows (AMB-30). */
export const misspeltAreaLead = 'area-load'

export function refusalText(refusal: Refusal, storeName?: string): string {
  if (refusal.permissions.length === 0) {
    const { roles, heldBeyond = [] } = refusal
    if (roles) {
      const shownRoles = roles.filter((role) => role !== misspeltAreaLead)
      return `You need the role ${shownRoles.slice(0, -1).join(', ')} or ${shownRoles.at(-1)} for this.`
    }
    if (heldBeyond.length > 0) return `This user holds more than you do. ${lackText(heldBeyond)}`
    return 'You may not do this.'
  }
  const list = [...new Set(refusal.permissions)].join(refusal.all ? ' and ' : ' or ')
  const noun = refusal.all && refusal.permissions.length > 1 ? 'permissions' : 'permission'
  const atStore =
    refusal.storeId === undefined ? '' : ` at ${storeName ?? `store ${refusal.storeId}`}`
  return `You need the ${noun} ${list}${atStore} for this.`
}
