import { grantedBy } from './access.ts'
import {
  conditionsOf,
  type PermissionExpression,
  type PermissionFacts,
  type RoleFacts,
  refusalOf,
  type UserFacts,
  viewerOf,
} from './permissions.ts'

/** With how they have the right: 'stores:refund through store-lead', 'orders:refund directly'. */
type Entitled<Person> = Person & { readonly through: readonly string[] }

interface AccessLists {
  readonly roles: readonly RoleFacts[]
  readonly permissions: readonly PermissionFacts[]
}

/** The people whom the rule lets act at the store; without a store, at any. */
export function whoMay<Person extends UserFacts>(
  rule: PermissionExpression,
  storeId: number | undefined,
  people: readonly Person[],
  { roles, permissions }: AccessLists,
): Entitled<Person>[] {
  const idOf = new Map(permissions.map(({ id, permission }) => [permission, id]))
  const rightOf = (person: Person): readonly string[] | null => {
    const viewer = viewerOf(person, roles, permissions)
    const places = storeId === undefined ? [undefined, ...viewer.storeIds] : [storeId]
    const may = (asked: PermissionExpression) =>
      places.some((place) => refusalOf(asked, viewer, { storeId: () => place }) === null)
    if (!may(rule)) return null
    const granted = grantedBy(person.role_ids, roles)
    return conditionsOf(rule).flatMap((condition) => {
      if (!('permission' in condition) || !may(condition)) return []
      const { permission } = condition
      const id = idOf.get(permission) ?? 0
      const direct = person.permission_ids.includes(id) ? [`${permission} directly`] : []
      return [...direct, ...(granted.get(id) ?? []).map((role) => `${permission} through ${role}`)]
    })
  }
  return people.flatMap((person) => {
    const through = rightOf(person)
    return through === null ? [] : [{ ...person, through }]
  })
}

/** Whether the rule depends on the store. */
export function isStoreScoped(rule: PermissionExpression): boolean {
  return conditionsOf(rule).some((condition) => 'store' in condition)
}
