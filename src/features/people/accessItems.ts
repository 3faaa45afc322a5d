import type { Permission, Role } from '#api/roles.ts'
import { grantedBy } from '#domain/access.ts'
import { type GrantFacts, permissionRefusal, roleRefusal, storeRefusal } from '#domain/grants.ts'
import { allStoresPermission } from '#domain/permissions.ts'
import type { ChecklistItem } from '#ui/fields/ChecklistRow.tsx'

/** Roles, permissions and stores of a person, by id. */
export interface Access {
  readonly role_ids: readonly number[]
  readonly permission_ids: readonly number[]
  readonly store_ids: readonly number[]
}

export interface AccessFacts extends GrantFacts {
  readonly roles: readonly Role[]
  readonly permissions: readonly Permission[]
  /** Whether the lists can be changed at all; else one sentence says why not, instead of every item. */
  readonly editable: boolean
}

/** Adds or takes an id; the order of the others stays. */
export function toggled(ids: readonly number[], id: number, checked: boolean): number[] {
  const others = ids.filter((one) => one !== id)
  return checked ? [...others, id] : others
}

/**
 * The roles of a person: barista cannot be toggled (EMP-23, AMB-43), and nobody gives a role that grants
 * what they do not hold themselves, nor takes it.
 */
export function roleItems(access: Access, facts: AccessFacts): ChecklistItem<number>[] {
  return facts.roles.map((role) => {
    const fixed = role.role === 'barista'
    const reason = fixed ? 'This role cannot be changed here' : roleRefusal(facts, role)
    return {
      ...{ id: role.id, label: role.role },
      checked: access.role_ids.includes(role.id),
      locked: facts.editable ? reason : null,
      lockedAlike: !fixed,
    }
  })
}

/** The permissions of a person: those of the chosen roles show checked and locked (EMP-21). */
export function permissionItems(access: Access, facts: AccessFacts): ChecklistItem<number>[] {
  const granted = grantedBy(access.role_ids, facts.roles)
  return facts.permissions.map(({ id, permission, description }) => {
    const through = granted.get(id)
    return {
      id,
      label: permission,
      ...(description ? { description } : {}),
      checked: access.permission_ids.includes(id) || through !== undefined,
      locked: through
        ? `Granted by the role ${through.join(', ')}`
        : facts.editable
          ? permissionRefusal(facts, permission)
          : null,
      lockedAlike: through === undefined,
    }
  })
}

/** What the locks have in common that {@link roleItems} and {@link permissionItems} mark as alike. */
export const lockedAlike = {
  roles: 'Locked: roles that give more than you hold yourself.',
  permissions: 'Locked: permissions that you do not hold yourself.',
} as const

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

/** A store as the checklist shows it. */
export interface StoreFacts {
  readonly id: number
  readonly name: string
  readonly address: string | null
  readonly city: string | null
  readonly state: string | null
}

/**
 * The stores of a person; All Stores shows every one checked and locked, the choice stays (AMB-44).
 * Nobody gives or takes stores that are not their own (PERM-04).
 */
export function storeItems(
  access: Access,
  stores: readonly StoreFacts[],
  all: AllStores,
  facts: Pick<AccessFacts, 'viewer' | 'editable'>,
): ChecklistItem<number>[] {
  const chosen = new Set(access.store_ids)
  return stores.map((store) => ({
    ...{ id: store.id, label: store.name },
    detail: [store.address, store.city, store.state].filter(Boolean).join(', '),
    checked: all.checked || chosen.has(store.id),
    locked: all.checked
      ? 'All Stores'
      : facts.editable
        ? storeRefusal(facts.viewer, store.id)
        : null,
  }))
}
