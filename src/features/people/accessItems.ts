import type { Permission } from '#api/permissions.ts'
import type { Role } from '#api/roles.ts'
import { grantedBy } from '#domain/access.ts'
import { sortedByName } from '#domain/byName.ts'
import { allStoresPermission } from '#domain/permissions.ts'
import { permissionRefusal, type RightFacts, roleRefusal, storeRefusal } from '#domain/rights.ts'
import type { ChecklistItem } from '#ui/fields/ChecklistRow.tsx'

/** Roles, permissions and stores of a user, by id. */
export interface HeldIds {
  readonly role_ids: readonly number[]
  readonly permission_ids: readonly number[]
  readonly store_ids: readonly number[]
}

export interface AccessFacts extends RightFacts {
  readonly roles: readonly Role[]
  readonly permissions: readonly Permission[]
  /**
   * Whether the lists can be changed at all. If not, one sentence above the lists gives the refusal instead
   * of every item.
   */
  readonly editable: boolean
}

/** Adds or removes an id; the other ids keep their order. */
export function toggled(ids: readonly number[], id: number, checked: boolean): number[] {
  const others = ids.filter((one) => one !== id)
  return checked ? [...others, id] : others
}

/**
 * The roles of a user as checklist items, by name. The role barista cannot be toggled (AMB-43). Roles that grant more
 * than the viewer holds cannot be changed.
 */
export function roleItems(access: HeldIds, facts: AccessFacts): ChecklistItem<number>[] {
  return sortedByName(facts.roles, ({ role }) => role).map((role) => {
    const fixed = role.role === 'barista'
    const refusal = fixed ? 'This role cannot be changed here' : roleRefusal(facts, role)
    return {
      id: role.id,
      label: role.role,
      checked: access.role_ids.includes(role.id),
      refusal: facts.editable ? refusal : null,
      sharesRefusal: !fixed,
    }
  })
}

/**
 * The permissions of a user as checklist items, by name. Permissions that a chosen role grants are checked and cannot
 * be changed.
 */
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

/** What {@link roleItems} and {@link permissionItems} refuse to many items, told once above the list. */
export const commonRefusals = {
  roles: 'You cannot change roles that give more than you hold yourself.',
  permissions: 'You cannot change permissions that you do not hold yourself.',
} as const

export interface AllStores {
  readonly id: number | undefined
  readonly checked: boolean
  /** The refusal to change the switch; null when the viewer may change it. */
  readonly refusal: string | null
}

/**
 * The state of the switch All Stores, which gives the permission stores:update-all. A role may grant this
 * permission (AMB-44).
 */
export function allStoresOf(items: readonly ChecklistItem<number>[]): AllStores {
  const item = items.find((one) => one.label === allStoresPermission)
  return { id: item?.id, checked: item?.checked ?? false, refusal: item?.refusal ?? null }
}

/** The fields of a store that the checklist shows. */
interface StoreFacts {
  readonly id: number
  readonly name: string
  readonly address: string | null
  readonly city: string | null
  readonly state: string | null
}

/**
 * The stores of a user as checklist items. All Stores checks every store and none can be changed, but the
 * user's own choice stays (AMB-44). Stores outside the viewer's store scope cannot be changed.
 */
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
