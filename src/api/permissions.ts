import { sortedByName } from '#domain/sorting.ts'
import { askedOften, operationQuery } from './core/query.ts'
import type { components } from './core/schema.gen.ts'

export type Permission = components['schemas']['Permission']

/** In the host's order. */
export const permissionsQuery = () => ({ ...operationQuery('listPermissions'), ...askedOften })

const byName = (all: readonly Permission[]) => sortedByName(all, ({ permission }) => permission)

export const permissionsByNameQuery = () => ({ ...permissionsQuery(), select: byName })

export const permissionQuery = (id: number) => operationQuery('getPermission', { path: { id } })
