import { sortedByName } from '#domain/byName.ts'
import { operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'
import { askedOften } from './roles.ts'

export type Permission = components['schemas']['Permission']

/** All permissions in the order of the host, for what needs no order, such as the viewer's rights. */
export const permissionsQuery = () => ({ ...operationQuery('listPermissions'), ...askedOften })

const byName = (all: readonly Permission[]) => sortedByName(all, ({ permission }) => permission)

/** All permissions by name. */
export const permissionsByNameQuery = () => ({ ...permissionsQuery(), select: byName })

export const permissionQuery = (id: number) => operationQuery('getPermission', { path: { id } })
