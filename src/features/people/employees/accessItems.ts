import type { Permission } from '#api/permissions.ts'
import type { Role } from '#api/roles.ts'
import { grantedBy } from '#domain/access/access.ts'
import { allStoresPermission } from '#domain/access/permissions.ts'
import {
  permissionRefusal,
  type RightFacts,
  roleRefusal,
  storeRefusal,
} from '#domain/access/rights.ts'
import { sortedByName } from '#domain/sorting.ts'
import type { ChecklistItem } from '#ui/fields/ChecklistRow.tsx'

export interface HeldIds {
  readonly role_ids: readonly number[]
  readonly permission_ids: readonly number[]
  readonly store_ids: readonly number[]
}

export interface AccessFacts extends RightFacts {
  readonly roles: readonly Role[]
  readonly permissions: readonly Permission[]
  /** If false, one sentence above the lists replaces the refusal of every item. */
  readonly editable: boolean
}

export function toggled(ids: readonly number[], id: number, checked: boolean): number[] {
  const others = ids.filter((one) => one !== id)
  return checked ? [...others, id] : others
}

/** By name. The role barista cannot be toggled (AMB-43), nor roles that grant more than the viewer holds. */
export function roleItems(access: HeldIds, facts: AccessFacts): ChecklistItem<number>[] {
  return sortedByName(facts.roles, ({ role }) => role).map((role) => {
    const fixed = role.role === 'barista'
    const refusal = fixed
      ? 'The barista role is not changed in this console'
      : roleRefusal(facts, role)
    return {
      id: role.id,
      label: role.role,
      checked: access.role_ids.includes(role.id),
      refusal: facts.editable ? refusal : null,
      sharesRefusal: !fixed,
    }
  })
}

/** By name. Permissions granted by a chosen role are checked and disabled. */
export function permissionItems(access: HeldIds, facts: AccessFacts): ChecklistItem<number>[] {
  const granted = grantedBy(access.role_ids, facts.roles)
  const byName = sortedByName(facts.permissions, ({ permission }) => permission)
  return byName.map(({ id, permission, description }) => {
    const through = granted.get(id)
    return {
      id,
      label: permission,
      ...(description ? { description } : {}),
      checked: access.permission_ids.includes(id) || through !== undefined,
      refusal: through
        ? `Granted by the role ${through.join(', ')}`
        : facts.editable
          ? permissionRefusal(facts, permission)
          : null,
      sharesRefusal: through === undefined,
    }
  })
}

export const commonRefusals = {
  roles: 'You cannot change roles that give more than you hold yourself.',
  permissions: 'You cannot change permissions that you do not hold yourself.',
} as const

export interface AllStores {
  readonly id: number | undefined
  readonly checked: boolean
  /** Null if allowed. */
  readonly refusal: string | null
}

/** The switch grants stores:update-all, which a role may grant too (AMB-44). */
export function allStoresOf(items: readonly ChecklistItem<number>[]): AllStores {
  const item = items.find((one) => one.label === allStoresPermission)
  return { id: item?.id, checked: item?.checked ?? false, refusal: item?.refusal ?? null }
}

interface StoreFacts {
  readonly id: number
  readonly name: string
  readonly address: string | null
  readonly city: string | null
  readonly state: string | null
}

/** All Stores checks and disables every store, but keeps the user's own stores (AMB-44). Out of scope: disabled. */
export function storeItems(
  access: HeldIds,
  stores: readonly StoreFacts[],
  all: AllStores,
  facts: Pick<AccessFacts, 'viewer' | 'editable'>,
): ChecklistItem<number>[] {
  const chosen = new Set(access.store_ids)
  return stores.map((store) => ({
    id: store.id,
    label: store.name,
    detail: [store.address, store.city, store.state].filter(Boolean).join(', '),
    checked: all.checked || chosen.has(store.id),
    refusal: all.checked
      ? 'All Stores'
      : facts.editable
        ? storeRefusal(facts.viewer, store.id)
        : null,
  }))
}
