/**
 * The viewer's rights, by the expressions that the server enforces. In a file of its own so that loaders, part of
 * the first chunk, do not import it.
 */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import {
  conditionsOf,
  type PermissionExpression,
  refusalOf,
  refusalText,
  type UserFacts,
  type Viewer,
  viewerOf,
} from '#domain/access/permissions.ts'
import { heldBeyond, rolesHolding, withRoles } from '#domain/access/rights.ts'
import { permissionsQuery } from '../permissions.ts'
import { rolesQuery } from '../roles.ts'
import type { User } from '../users.ts'
import type { OperationFacts } from './contract.ts'
import {
  type OperationId,
  type OperationWithParts,
  operationTable,
  type PartOf,
} from './operations.gen.ts'
import type { components } from './schema.gen.ts'
import { type SeenAs, seenAs } from './seenAs.ts'
import { session } from './session.ts'

export function useCurrentUser() {
  return useSyncExternalStore(session.subscribe, session.get)
}

export function useSeenAs() {
  return useSyncExternalStore(seenAs.subscribe, seenAs.get)
}

/** Rights of the viewer, or of the role as which the viewer sees the console. Keeps its identity until one changes. */
export function useAccess(): Access {
  const { user } = useCurrentUser()
  const seen = useSeenAs()
  const roles = useQuery(rolesQuery()).data
  const permissions = useQuery(permissionsQuery()).data
  return useMemo(() => {
    const shown = user && seen ? { ...user, ...holdingsOf(seen) } : user
    return accessOf(shown, roles, permissions)
  }, [user, seen, roles, permissions])
}

const holdingsOf = ({ role, store }: SeenAs) => ({
  role_ids: [role.id],
  permission_ids: [],
  store_ids: store ? [store.id] : [],
})

interface OwnPermissions {
  /** Whether both lists are loaded. */
  readonly known: boolean
  readonly failed: boolean
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

export function useOwnPermissions(): OwnPermissions {
  const roles = useQuery(rolesQuery())
  const permissions = useQuery(permissionsQuery())
  const missing = [roles, permissions].filter(({ data }) => data === undefined)
  return {
    known: missing.length === 0,
    failed: missing.some(({ errorUpdateCount }) => errorUpdateCount > 0),
    error: missing.find(({ error }) => error)?.error,
    isFetching: missing.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(missing.map(({ refetch }) => refetch())),
  }
}

type Role = components['schemas']['Role']
type Permission = components['schemas']['Permission']

export const unknownPermissions = 'Your permissions could not be loaded.'

export interface CanTarget {
  /** `every` on a page that acts on any store. */
  readonly storeId?: number | 'every'
  readonly storeName?: string
  readonly user?: UserFacts
}

/** `part` is a member of the body that needs a permission of its own. */
export type Called =
  | { readonly operation: OperationId; readonly part?: undefined }
  | {
      [Id in OperationWithParts]: { readonly operation: Id; readonly part: PartOf<Id> }
    }[OperationWithParts]

export interface Can {
  readonly allowed: boolean
  /** Says which permission is missing, at which store, and which roles hold it. */
  readonly refusal: string | undefined
  /** Any one of them is enough. */
  readonly permissions: readonly string[]
  /** Names of the roles that hold one of them. */
  readonly holders: readonly string[]
}

export interface Access {
  readonly viewer: Viewer
  readonly roles: readonly Role[]
  readonly permissions: readonly Permission[]
  can(operation: OperationId, target?: CanTarget): Can
  canPart<Id extends OperationWithParts>(operation: Id, part: PartOf<Id>, target?: CanTarget): Can
  canUse(action: Called & { readonly target?: CanTarget }): Can
  canAll(operations: readonly OperationId[], target?: CanTarget): Can
  /** For rights that the documents tie to the name of a permission. */
  holds(permission: string): Can
}

/** What the part of the body needs, and what the call needs. */
export function rulesOf(operation: OperationId, part?: string): readonly PermissionExpression[] {
  const { permission, parts }: OperationFacts = operationTable[operation]
  if (part === undefined) return [permission]
  const own = parts?.[part]
  if (!own) throw new Error(`${operation} has no x-permission for ${part}`)
  return [own, permission]
}

const nobody: Viewer = { id: 0, roles: new Set(), permissions: new Set(), storeIds: new Set() }

/** Without the lists, every operation that needs a permission is refused (AMB-05). */
export function accessOf(
  user: User | null,
  roles: readonly Role[] | undefined,
  permissions: readonly Permission[] | undefined,
): Access {
  const lists = { roles: roles ?? [], permissions: permissions ?? [] }
  const viewer = user ? viewerOf(user, lists.roles, lists.permissions) : nobody
  const facts = { viewer, ...lists }

  const ask = (expression: PermissionExpression, target: CanTarget = {}): Can => {
    const refused = refusalOf(expression, viewer, {
      storeId: () => target.storeId,
      userId: () => target.user?.id,
      heldBeyond: () => target.user && heldBeyond(facts, target.user),
    })
    if (!refused) return { allowed: true, refusal: undefined, permissions: [], holders: [] }
    const every = refused.permissions.length === 0
    const lacking = every ? refused.heldBeyond : refused.permissions
    const holders = refused.roles
      ? []
      : rolesHolding(lacking ?? [], lists.roles, lists.permissions, { every })
    const text = refusalText(refused, target.storeName)
    return {
      allowed: false,
      refusal: roles && permissions ? withRoles(text, holders) : unknownPermissions,
      permissions: refused.permissions,
      holders,
    }
  }
  const can = (operation: OperationId, target?: CanTarget, part?: string): Can => {
    const answers = rulesOf(operation, part).map((rule) => ask(rule, target))
    return answers.find(({ allowed }) => !allowed) ?? ask('public')
  }
  return {
    ...facts,
    can: (operation, target) => can(operation, target),
    canPart: (operation, part, target) => can(operation, target, part),
    canUse: ({ operation, part, target }) => can(operation, target, part),
    canAll: (operations, target) => {
      const answers = operations.map((operation) => can(operation, target))
      return answers.find(({ allowed }) => !allowed) ?? ask('public')
    },
    holds: (permission) => ask({ permission }),
  }
}

/** Permissions that hold only at the user's own stores (AMB-26). */
export const storeScopedPermissions: ReadonlySet<string> = new Set(
  Object.values(operationTable).flatMap(({ permission }) =>
    conditionsOf(permission).flatMap((condition) =>
      'permission' in condition && condition.store ? [condition.permission] : [],
    ),
  ),
)

/**
 * The permission for all stores and the one for the user's own stores, of which either allows the same call, such
 * as orders:refund and stores:refund. Undefined for a permission without the other.
 */
export function pairOf(permission: string): readonly [string, string] | undefined {
  for (const { permission: rule } of Object.values(operationTable)) {
    if (typeof rule === 'string' || !('anyOf' in rule)) continue
    const conditions = conditionsOf(rule).filter((one) => 'permission' in one)
    const everywhere = conditions.find(({ store }) => store === undefined)?.permission
    const atStores = conditions.find(({ store }) => store !== undefined)?.permission
    if (everywhere && atStores && [everywhere, atStores].includes(permission))
      return [everywhere, atStores]
  }
  return undefined
}
