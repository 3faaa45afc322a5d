import { sortedByName } from '#domain/byName.ts'
import { operationQuery, operationQueryAs } from './query.ts'
import { askedOften } from './roles.ts'
import type { components } from './schema.gen.ts'

export type Permission = components['schemas']['Permission']

/** All permissions by name; a host may answer them in any order. */
export const permissionsQuery = () => ({
  ...operationQueryAs('listPermissions', (all) =>
    sortedByName(all, ({ permission }) => permission),
  ),
  ...askedOften,
})

export const permissionQuery = (id: number) => operationQuery('getPermission', { path: { id } })
