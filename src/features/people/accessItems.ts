import type { Permission, Role } from '#api/people.ts'
import { grantedBy } from '#domain/access.ts'
import { mayGiveRole } from '#domain/people.ts'
import { allStoresPermission, type Viewer } from '#domain/permissions.ts'
import type { ChecklistItem } from '#ui/fields/Checklist.tsx'

/** Roles, permissions and stores of a person, by id. */
export interface Access {
  readonly role_ids: readonly number[]
  readonly permission_ids: readonly number[]
  readonly store_ids: readonly number[]
}

export interface AccessFacts {
  readonly viewer: Viewer
  readonly roles: readonly Role[]
  readonly permissions: readonly Permission[]
  /** What the person has now: taken away by mistake, it can be given back before saving. */
  readonly before: Access
  /** Whether the lists can be changed at all; else one sentence says why not, instead of every item. */
  readonly editable: boolean
}

/** Adds or takes an id; the order of the others stays. */
export function toggled(ids: readonly number[], id: number, checked: boolean): number[] {
  const others = ids.filter((one) => one !== id)
  return checked ? [...others, id] : others
}

function notHeld(facts: AccessFacts, permissionIds: readonly number[]): string[] {
  return facts.permissions
    .filter(
      (one) => permissionIds.includes(one.id) && !facts.viewer.permissions.has(one.permission),
    )
    .map((one) => one.permission)
}

/**
 * The roles of an employee: barista cannot be toggled (EMP-23, AMB-43), and nobody gives a role that
 * grants what they do not hold themselves.
 */
export function roleItems(access: Access, facts: AccessFacts): ChecklistItem<number>[] {
  return facts.roles.map((role) => {
    const checked = access.role_ids.includes(role.id)
    const free = checked || facts.before.role_ids.includes(role.id)
    const reason = roleLock(role, facts, free)
    return { id: role.id, label: role.role, checked, locked: facts.editable ? reason : null }
  })
}

function roleLock(role: Role, facts: AccessFacts, free: boolean): string | null {
  if (role.role === 'barista') return 'This role cannot be changed here'
  if (free) return null
  const [first, ...more] = notHeld(facts, role.permission_ids)
  if (first)
    return `You do not hold ${first}${more.length > 0 ? ` and ${more.length} more of its permissions` : ''}`
  return mayGiveRole(facts.viewer, role.role) ? null : 'You do not have this role'
}

/** The permissions of an employee: those of the chosen roles show checked and locked (EMP-21). */
export function permissionItems(access: Access, facts: AccessFacts): ChecklistItem<number>[] {
  const granted = grantedBy(access.role_ids, facts.roles)
  return facts.permissions.map(({ id, permission, description }) => {
    const through = granted.get(id)
    const checked = access.permission_ids.includes(id)
    const free = checked || facts.before.permission_ids.includes(id)
    const lacking = !free && facts.editable && !facts.viewer.permissions.has(permission)
    return {
      id,
      label: permission,
      ...(description ? { description } : {}),
      checked: checked || through !== undefined,
      locked: through
        ? `Granted by the role ${through.join(', ')}`
        : lacking
          ? 'You do not hold it'
          : null,
    }
  })
}

export interface AllStores {
  readonly id: number | undefined
  readonly checked: boolean
  /** Why it cannot be changed. */
  readonly locked: string | null
}

/** All Stores is the permission stores:update-all, perhaps granted by a role (EMP-22, AMB-44). */
export function allStoresOf(items: readonly ChecklistItem<number>[]): AllStores {
  const item = items.find((one) => one.label === allStoresPermission)
  return { id: item?.id, checked: item?.checked ?? false, locked: item?.locked ?? null }
}

/** The stores of an employee; All Stores shows every one checked and locked, the choice stays (AMB-44). */
export function storeItems(
  access: Access,
  stores: readonly { readonly id: number; readonly name: string }[],
  all: AllStores,
): ChecklistItem<number>[] {
  const chosen = new Set(access.store_ids)
  return stores.map(({ id, name }) => ({
    id,
    label: name,
    checked: all.checked || chosen.has(id),
    locked: all.checked ? 'All Stores' : null,
  }))
}
